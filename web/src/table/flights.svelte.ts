// What flies over the board, cleared away once it has landed.
import type { Flight, TrackedFlight } from "../games/contract";

const FLIGHT_TIME = 900; // milliseconds until a flight is cleared away

export class Flights {
  aloft = $state.raw<TrackedFlight[]>([]);
  private launched = 0;

  launch(flight: Flight): void {
    const tracked = { ...flight, id: ++this.launched };
    this.aloft = [...this.aloft, tracked];
    setTimeout(() => (this.aloft = this.aloft.filter((one) => one !== tracked)), FLIGHT_TIME);
  }
}
