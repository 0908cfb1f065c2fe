import type { Tx } from '../../database/transaction.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { BalanceChange } from '../../ledger/posting.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { writeNotifies } from '../../notifies/write-notifies.ts'
import { contracts } from '../../prices/contracts.ts'
import { fundingPaid } from '../../prices/funding-rates.ts'
import { writeTape } from '../../prices/tape.ts'
import { CommandLoop } from '../../trading/command-loop.ts'
import { RoundCommitter } from '../../trading/round-committer.ts'
import type { RoundMemory } from '../../trading/round-memory.ts'
import { bareGround, type Ground, type Needs, readGround, readLevels } from './futures-ground.ts'
import { FuturesRound } from './futures-round.ts'
import { readState } from './stored-state.ts'
import { tellFutures } from './tell-futures.ts'
import { openVenue } from './venue.ts'
import { notifyOf } from './venue-notify.ts'
import type { FuturesVenue, Mark } from './venue-port.ts'
import { writeChange } from './write-change.ts'

/** The line in which all futures commands stand. */
export type FuturesLoop = CommandLoop<FuturesRound, Needs>

/** A loop over this memory, which it loads with its first command. */
export function openFuturesLoop(exchange: ServerExchange, memory: FuturesMemory): FuturesLoop {
  const committer = new RoundCommitter(exchange.database.trading, memory)
  return new CommandLoop(committer, exchange.settings, exchange.floors.futures)
}

/** The newest mark of each contract that has one. */
export function marksOf({ marks }: Exchange, symbols: Iterable<string>): Map<string, Mark> {
  const known = new Map<string, Mark>()
  for (const symbol of symbols) {
    const latest = marks.latest(symbol)
    if (latest !== undefined) known.set(symbol, { mark: latest.mark, index: latest.index })
  }
  return known
}

/** The venue as a memory ahead of its commits, with the levels of those who pay fees. */
export class FuturesMemory implements RoundMemory<FuturesRound, Needs> {
  readonly #exchange: Exchange
  #venue: FuturesVenue
  #levels = new Map<number, number>()
  /** Where the books' sequence numbers stand: as told last, or as loaded. */
  readonly #seqs = new Map<string, number>()

  constructor(exchange: Exchange) {
    this.#exchange = exchange
    exchange.levels.listen((changed) => this.#know(changed))
    this.#venue = openVenue({ orders: [], positions: [], settings: [], cash: [] })
  }

  /** As the last command left it; what it did may not be committed. */
  get venue(): FuturesVenue {
    return this.#venue
  }

  async load(tx: Tx): Promise<void> {
    const { stream, floors, halts } = this.#exchange
    const symbols = contracts.map(({ symbol }) => symbol)
    for (const symbol of symbols) this.#seqs.set(symbol, (this.#seqs.get(symbol) ?? -1) + 1)
    this.#venue = openVenue(await readState(tx), {
      epoch: stream.epoch,
      seqs: this.#seqs,
      last: (symbol) => floors.futures.last(symbol),
      marks: marksOf(this.#exchange, symbols),
      halted: symbols.filter((symbol) => halts.has('futures', symbol)),
    })
    this.#levels = await readLevels(tx, [...this.#venue.members()])
  }

  async begin(tx: Tx, needs: Needs[]): Promise<FuturesRound> {
    return this.#round(await readGround(tx, this.#exchange.ledger, needs))
  }

  beginBare(): FuturesRound {
    return this.#round(bareGround())
  }

  #round(ground: Ground): FuturesRound {
    const { clock, sequences, orderNo } = this.#exchange
    this.#know(ground.levels)
    return new FuturesRound(this.#venue, ground, {
      now: clock.now(),
      nextOrderId: () => sequences.next('futures_orders'),
      orderNo,
      nextTradeId: () => sequences.next('public_trades'),
      nextPositionId: () => sequences.next('futures_closed'),
      levels: this.#levels,
    })
  }

  #know(levels: ReadonlyMap<number, number>): void {
    for (const [memberId, level] of levels) this.#levels.set(memberId, level)
  }

  async write(tx: Tx, round: FuturesRound): Promise<string> {
    const { change, venue, asked, paid } = round
    const { ledger, sequences } = this.#exchange
    await ledger.postMany(tx, change.postings)
    const trades = [...change.books].flatMap(([symbol, { trades }]) =>
      trades.map((trade) => ({ ...trade, symbol })),
    )
    await writeTape(tx, trades, 'futures')
    for (const funding of paid) await fundingPaid(tx, funding)
    const people = change.notices.filter(({ memberId }) => memberId >= FIRST_MEMBER_ID)
    round.notifies = await writeNotifies(tx, sequences, people.map(notifyOf), round.now)
    return writeChange(tx, change, venue, asked)
  }

  tell(round: FuturesRound, loaded: boolean): void {
    for (const [symbol, { seq }] of round.change.books) this.#seqs.set(symbol, seq)
    tellFutures(this.#exchange, round, loaded ? contracts.map(({ symbol }) => symbol) : [], this.#seqs)
  }

  /** Takes over what was booked elsewhere: a deposit, a correction. */
  heard(changes: BalanceChange[]): void {
    for (const { memberId, wallet, coin, available, frozen } of changes) {
      if (wallet === 'futures' && coin === 'USDT') {
        Object.assign(this.#venue.cash(memberId), { available, frozen })
      }
    }
  }
}
