import { defineFeature } from '../../exchange/feature.ts'
import { spotTrades } from './booked-trades.ts'
import { spotTurnover } from './order-rows.ts'
import { spotRoutes } from './routes.ts'
import {
  amendmentMigration,
  bookIdMigration,
  conditionalMigration,
  extremesMigration,
  fillsOfTradeMigration,
  spotMigration,
  turnoverMigration,
} from './spot.migration.ts'
import { clearCommand, marketMakerCommand } from './spot-command.ts'
import { SpotBooks } from './spot-market.ts'
import { openSpotLoop } from './spot-memory.ts'

/** The feature of spot trading. */
export const spotFeature = defineFeature({
  name: 'spot',
  migrations: [
    spotMigration,
    conditionalMigration,
    amendmentMigration,
    bookIdMigration,
    fillsOfTradeMigration,
    turnoverMigration,
    extremesMigration,
  ],
  needs: ['aiOrders', 'referralRewards'],
  provides: ['spotTurnover', 'spotTrades'],
  open(exchange, { aiOrders, referralRewards }) {
    const {
      floors: { spot: floor },
      halts,
      stream,
    } = exchange
    const books = new SpotBooks({ epoch: stream.epoch, last: (symbol) => floor.last(symbol) })
    const loop = openSpotLoop(exchange, books, referralRewards)
    return {
      routes: spotRoutes(books, loop, aiOrders, exchange.settings),
      provides: { spotTurnover, spotTrades },
      async start() {
        floor.openMarketMaker({
          quotes: (symbol) => books.get(symbol)?.quotes() ?? [],
          submit: async (commands) => {
            // When the sandbox stops, the command loop closes. Market-maker commands that arrive later are dropped.
            if (!loop.closed) await loop.submit(marketMakerCommand(commands))
          },
        })
        // When the command loop runs its first command, it loads the open orders and publishes the order books. An
        // empty command is therefore submitted at the start.
        await loop.submit(marketMakerCommand([]))
        await halts.follow('spot', async (symbol, halted) => {
          if (halted) await loop.submit(clearCommand(symbol))
        })
      },
      stop: () => loop.close(),
    }
  },
})
