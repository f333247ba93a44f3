// The worker: one game's rules in a thread of their own, as a referee, as an onlooker who knows a
// view only, as a thinking bot, or to look back at a match.
import { Actions } from "./actions";
import type { OwnBoard } from "./boards";
import { answer } from "./calls";
import type { Facts } from "./facts";
import { Onlooker } from "./onlooker";
import { Referee } from "./referee";
import { Reviewer } from "./reviewer";
import { Rules } from "./rules";
import { Thinker } from "./thinker";

let referee: Referee;
let onlooker: Onlooker;
let thinker: Thinker;
let reviewer: Reviewer;

type Given = [facts: Facts, module: WebAssembly.Module, board: OwnBoard | null];

function rulesOf(...[facts, module, board]: Given): Rules {
  return new Rules(facts, Actions.of(facts).size, module, board);
}

answer(self, {
  beReferee: (...given: Given) => {
    referee = new Referee(rulesOf(...given));
  },
  beOnlooker: (...given: Given) => {
    onlooker = new Onlooker(rulesOf(...given));
  },
  beThinker: (...given: Given) => {
    thinker = new Thinker(rulesOf(...given));
  },
  beReviewer: (...given: Given) => {
    reviewer = new Reviewer(rulesOf(...given));
  },
  start: (...given: Parameters<Referee["start"]>) => referee.start(...given),
  load: (...given: Parameters<Referee["load"]>) => referee.load(...given),
  branch: (...given: Parameters<Referee["branch"]>) => referee.branch(...given),
  frame: (...given: Parameters<Referee["frame"]>) => referee.frame(...given),
  moment: (...given: Parameters<Referee["moment"]>) => referee.moment(...given),
  counterpart: (...given: Parameters<Referee["counterpart"]>) => referee.counterpart(...given),
  curve: (...given: Parameters<Referee["curve"]>) => referee.curve(...given),
  act: (...given: Parameters<Referee["act"]>) => referee.act(...given),
  undo: (...given: Parameters<Referee["undo"]>) => referee.undo(...given),
  whyNot: (...given: Parameters<Referee["whyNot"]>) => referee.whyNot(...given),
  preview: (...given: Parameters<Referee["preview"]>) => referee.preview(...given),
  whyNotFrom: (...given: Parameters<Onlooker["whyNot"]>) => onlooker.whyNot(...given),
  previewFrom: (...given: Parameters<Onlooker["preview"]>) => onlooker.preview(...given),
  foreseenFrom: (...given: Parameters<Onlooker["foreseen"]>) => onlooker.foreseen(...given),
  chancesFrom: (...given: Parameters<Onlooker["chances"]>) => onlooker.chances(...given),
  review: (...given: Parameters<Reviewer["open"]>) => reviewer.open(...given),
  judge: (...given: Parameters<Reviewer["judgeChoice"]>) => reviewer.judgeChoice(...given),
  suppose: (...given: Parameters<Reviewer["suppose"]>) => reviewer.suppose(...given),
  choose: (...given: Parameters<Thinker["choose"]>) => thinker.choose(...given),
  suggest: (...given: Parameters<Thinker["suggest"]>) => thinker.suggest(...given),
});
