import type { Tx } from '../../database/transaction.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import { writeTape } from '../../prices/tape.ts'
import { CommandLoop } from '../../trading/command-loop.ts'
import { RoundCommitter } from '../../trading/round-committer.ts'
import type { RoundMemory } from '../../trading/round-memory.ts'
import { bareGround, type Ground, type Needs, readGround, readMakerLevels } from './ground.ts'
import { readOpenOrders } from './order-rows.ts'
import { Round } from './round.ts'
import type { SpotBooks } from './spot-books.ts'
import { tellRound } from './tell-round.ts'
import { writeOrders } from './write-orders.ts'

/** The line in which all spot commands stand. */
export type SpotLoop = CommandLoop<Round, Needs>

/** A loop over these books, whose open orders it loads with its first command. */
export function openSpotLoop(exchange: ServerExchange, books: SpotBooks): SpotLoop {
  const committer = new RoundCommitter(exchange.database.trading, new SpotMemory(exchange, books))
  return new CommandLoop(committer, exchange.settings, exchange.floors.spot)
}

/** The spot books as a memory ahead of its commits, with the levels of those who pay fees. */
class SpotMemory implements RoundMemory<Round, Needs> {
  readonly #exchange: Exchange
  readonly #books: SpotBooks
  #levels = new Map<number, number>()

  constructor(exchange: Exchange, books: SpotBooks) {
    this.#exchange = exchange
    this.#books = books
    exchange.levels.listen((changed) => this.#know(changed))
  }

  async load(tx: Tx): Promise<void> {
    this.#books.load(await readOpenOrders(tx))
    this.#levels = await readMakerLevels(tx)
  }

  async begin(tx: Tx, needs: Needs[]): Promise<Round> {
    return this.#round(await readGround(tx, this.#exchange.ledger, needs))
  }

  beginBare(): Round {
    return this.#round(bareGround())
  }

  #round(ground: Ground): Round {
    const { clock, sequences, halts, orderNo } = this.#exchange
    this.#know(ground.levels)
    return new Round(this.#books, ground, {
      now: clock.now(),
      nextOrderId: () => sequences.next('spot_orders'),
      orderNo,
      nextTradeId: () => sequences.next('public_trades'),
      isHalted: (symbol) => halts.has('spot', symbol),
      levels: this.#levels,
    })
  }

  #know(levels: ReadonlyMap<number, number>): void {
    for (const [memberId, level] of levels) this.#levels.set(memberId, level)
  }

  async write(tx: Tx, round: Round): Promise<string> {
    const { created, changed, fills, retired, effects, journal } = round
    await this.#exchange.ledger.postMany(tx, journal.postings)
    const trades = [...effects.values()].flatMap(({ symbol, trades }) =>
      trades.map((trade) => ({ ...trade, symbol })),
    )
    await writeTape(tx, trades)
    const fresh = new Set(created)
    const old = [...changed].filter((order) => !fresh.has(order))
    return writeOrders(tx, { created, changed: old, fills, retired })
  }

  tell(round: Round, loaded: boolean): void {
    tellRound(this.#exchange, this.#books, round, new Set(loaded ? this.#books.symbols() : []))
  }
}
