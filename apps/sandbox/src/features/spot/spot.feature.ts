import type { FeatureModule } from '../../exchange/feature.ts'
import { clearCommand, houseCommand } from './command.ts'
import { spotRoutes } from './routes.ts'
import { spotMigration } from './spot.migration.ts'
import { SpotBooks } from './spot-books.ts'
import { openSpotLoop } from './spot-memory.ts'
import { spotTurnover } from './spot-turnover.ts'

/** Buying and selling coins. */
export const spotFeature: FeatureModule = {
  name: 'spot',
  migrations: [spotMigration],
  open(exchange) {
    const {
      floors: { spot: floor },
      halts,
      stream,
    } = exchange
    const books = new SpotBooks({ epoch: stream.epoch, last: (symbol) => floor.last(symbol) })
    const loop = openSpotLoop(exchange, books)
    exchange.levels.join(spotTurnover)
    return {
      routes: spotRoutes(books, loop),
      async start() {
        floor.openDesk({
          quotes: (symbol) => books.get(symbol)?.quotes() ?? [],
          submit: async (commands) => {
            // The house's last wishes after closing time concern nobody.
            if (!loop.closed) await loop.submit(houseCommand(commands))
          },
        })
        // An empty command loads the books from the open orders and tells them.
        await loop.submit(houseCommand([]))
        await halts.obey('spot', async (symbol, halted) => {
          if (halted) await loop.submit(clearCommand(symbol))
        })
      },
      stop: () => loop.close(),
    }
  },
}
