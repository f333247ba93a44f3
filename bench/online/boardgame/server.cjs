// boardgame.io's server with the market, in memory; prints its address.
const { Server } = require("boardgame.io/server");
const { Market } = require("./market.cjs");

const server = Server({ games: [Market], origins: ["http://127.0.0.1"] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
});
