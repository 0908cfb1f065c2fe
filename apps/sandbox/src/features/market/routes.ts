import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { coinMenu } from './coin-menu.ts'
import { marketDepth } from './market-depth.ts'
import { marketHistory } from './market-history.ts'
import type { SymbolBoard } from './symbol-board.ts'
import { symbolViews } from './symbol-view.ts'

/** `boards` are there once the feature has started. */
export function marketRoutes(
  { clock, database, stream }: Exchange,
  boards: () => ReadonlyMap<string, SymbolBoard>,
) {
  const view = symbolViews()
  // Futures have no book yet, so their symbols are not known; an index has the symbols of the spot market.
  const boardOf = (symbol: string, product: string | undefined) => {
    const board = product === 'futures' ? undefined : boards().get(symbol)
    if (!board) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
    return board
  }
  return defineRoutes({
    'market.coins': (menu) => {
      const now = clock.now()
      return coinMenu(
        [...boards().values()].map((board) => view(board, now)),
        menu,
      )
    },
    'market.depth': (asked) =>
      marketDepth(boardOf(asked.symbol, asked.product), asked, { epoch: stream.epoch, now: clock.now() }),
    'market.history': (asked) =>
      marketHistory(database.db, boardOf(asked.symbol, asked.product), asked, clock.now()),
  })
}
