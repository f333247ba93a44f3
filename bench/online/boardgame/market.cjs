// A small market of our own with secret money, to be compared with: two players take goods in turn.
const GOODS = 8;
const PRICES = 6;

const setup = ({ ctx, random }) => ({
  stalls: Array.from({ length: GOODS }, () => random.Die(PRICES)),
  goods: Object.fromEntries(ctx.playOrder.map((player) => [player, Array(GOODS).fill(0)])),
  players: Object.fromEntries(ctx.playOrder.map((player) => [player, { money: 1000 }])),
});

const buy = ({ G, random, playerID }, stall) => {
  const player = G.players[playerID];
  player.money += PRICES / 2 - G.stalls[stall];
  G.goods[playerID][stall] += 1;
  G.stalls[stall] = random.Die(PRICES);
};

const playerView = ({ G, playerID }) => ({
  ...G,
  players: playerID in G.players ? { [playerID]: G.players[playerID] } : {},
});

exports.GOODS = GOODS;
exports.Market = {
  name: "market",
  setup,
  moves: { buy: { move: buy, client: false } }, // a client does not know the next price
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};
