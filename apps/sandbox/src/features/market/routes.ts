import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type Boards, boardOf } from './boards.ts'
import { coinMenu } from './coin-menu.ts'
import { marketDepth } from './market-depth.ts'
import { marketHistory } from './market-history.ts'
import { symbolViews } from './symbol-view.ts'

/** Returns the handlers of the market calls. `boards` may be called only after the feature has started. */
export function marketRoutes(exchange: Exchange, boards: () => Boards) {
  const { clock, floors, index, stream } = exchange
  const symbols = symbolViews(exchange)
  return defineRoutes({
    'market.coins': (menu) => coinMenu(symbols(boards(), clock.now()), menu),
    'market.depth': (asked) => {
      const board = boardOf(boards(), asked.product ?? 'spot', asked.symbol)
      if (!board) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
      return marketDepth(board, asked, { epoch: stream.epoch, now: clock.now() })
    },
    'market.history': (asked, { db }) =>
      marketHistory({ db, floors, index, boards: boards() }, asked, clock.now()),
  })
}
