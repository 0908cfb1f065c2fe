import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import type { NewOrder } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import { contracts } from '../../prices/contracts.ts'
import { listings } from '../../prices/listings.ts'
import { type MarketMakerCommand, type MarketMakerOrder, QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { writePublicTrades } from '../../prices/public-trades.ts'
import type { BookProduct, BookUpdate, TradingFloor } from '../../prices/trading-floor.ts'

/**
 * Order books for tests of the market. They use the real matching engine and commit public trades, but there are no
 * balances.
 */
export interface TestBooks {
  book(symbol: string): OrderBook
  /** Runs orders as one command, commits their trades and publishes the changes of the order book. */
  run(symbol: string, orders: Partial<NewOrder>[], cancel?: number[]): Promise<void>
}

export function openTestBooks(
  product: BookProduct,
  { floor, database, clock }: { floor: TradingFloor; database: Database; clock: Clock },
): TestBooks {
  const listed = product === 'spot' ? listings : contracts
  const books = new Map(listed.map(({ symbol }) => [symbol, new OrderBook('test')]))
  let id = 0
  const execute = (symbol: string, orders: Partial<NewOrder>[], cancel: number[]): BookUpdate => {
    const book = books.get(symbol)!
    const update: BookUpdate = { symbol, ts: clock.now(), seq: 0, levels: [], trades: [] }
    for (const gone of cancel) update.levels.push(...[book.cancel(gone)?.change ?? []].flat())
    for (const order of orders) {
      const full: NewOrder = {
        id: ++id,
        member: 10_001,
        side: 'buy',
        type: 'limit',
        price: 1,
        lots: 1,
        budget: null,
        timeInForce: 'GTC',
        selfTrade: 'expire_maker',
        ...order,
      }
      const { fills, changes } = book.place(full)
      update.levels.push(...changes)
      for (const { price, lots } of fills) {
        const trade = database.sequences.next('public_trades')
        update.trades.push({ id: trade, ts: clock.now(), price, lots, side: full.side })
      }
    }
    return { ...update, seq: book.seq }
  }
  const commit = async (updates: BookUpdate[]) => {
    const trades = updates.flatMap((one) => one.trades.map((trade) => ({ ...trade, symbol: one.symbol })))
    if (trades.length > 0) await database.transaction((tx) => writePublicTrades(tx, trades, product))
    for (const update of updates) floor.publish(update)
  }
  const submit = (commands: MarketMakerCommand[]) =>
    commit(
      commands.map(({ symbol, orders, cancel }) =>
        execute(symbol, orders satisfies MarketMakerOrder[], cancel),
      ),
    )
  const quotes = (symbol: string) =>
    (['buy', 'sell'] as const)
      .flatMap((side) => [...books.get(symbol)!.open(side)])
      .filter(({ member }) => member === QUOTING_ACCOUNT)
  floor.openMarketMaker({ quotes, submit })
  for (const symbol of books.keys()) {
    floor.publish({ symbol, ts: clock.now(), seq: 0, whole: true, levels: [], trades: [] })
  }
  return {
    book: (symbol) => books.get(symbol)!,
    run: (symbol, orders, cancel = []) => commit([execute(symbol, orders, cancel)]),
  }
}
