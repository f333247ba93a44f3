// Paper laid over the board of a stage, exactly, in its units.
export class Cover {
  viewBox = $state("");

  /** For an svg that stands where a stage stands, or on it. */
  readonly lay = (paper: SVGSVGElement) => {
    const around = paper.parentElement!.parentElement!;
    const board = around.querySelector(".stage > svg");
    const measure = () => (this.viewBox = board?.getAttribute("viewBox") ?? "");
    measure();
    const observer = new MutationObserver(measure); // a board may be laid out anew
    if (board) observer.observe(board, { attributeFilter: ["viewBox"] });
    return () => observer.disconnect();
  };
}
