import type { RandomCommand } from '../../engine/test-commands.ts'
import type { Posting } from '../../ledger/posting.ts'
import type { Effect } from './engine-context.ts'
import { isOpen, type SpotOrder } from './spot-order.ts'
import { type Bend, CommandLogExchange, MEMBERS, rules, START } from './test-exchange.ts'

/** The invariants of spot trading that can be audited in memory. */
export type SpotInvariant = `L${1 | 3 | 5 | 9 | 10 | 11}` | `M${1 | 4 | 6}`

const ONE = 100_000_000n

/**
 * Returns the amount that must be frozen for the unfilled part of an order. The other leg of an OCO order is not
 * considered.
 */
function needAlone({ side, price, quantity, total, filled, quoteFilled }: SpotOrder): bigint {
  if (total !== null) return total - quoteFilled
  const rest = quantity! - filled
  return side === 'buy' ? (price! * rest) / ONE : rest
}
const ceil = (numerator: bigint) => (numerator + ONE - 1n) / ONE

/**
 * Runs a sequence of commands, and after each command checks the invariants with independent arithmetic. Stops at the
 * first command that violates invariants and returns the violations.
 */
export function auditCommandLog(log: readonly RandomCommand[], bend?: Bend): Map<SpotInvariant, string> {
  const audit = new CommandLogAudit(new CommandLogExchange(bend))
  for (const [index, command] of log.entries()) {
    audit.run(command, index)
    if (audit.broken.size > 0) break
  }
  return audit.broken
}

class CommandLogAudit {
  readonly broken = new Map<SpotInvariant, string>()
  readonly #exchange: CommandLogExchange
  /** Expected sum of available and frozen amount, by member and coin. */
  readonly #due = new Map<string, bigint>()
  readonly #charged = new Map<number, bigint>()
  readonly #releases = new Map<string, number>()
  readonly #ended = new Map<number, string>()

  constructor(exchange: CommandLogExchange) {
    this.#exchange = exchange
  }

  run(command: RandomCommand, index: number): void {
    const effect = this.#exchange.run(command, index)
    const booked = this.#exchange.settle()
    this.#bookings(booked)
    this.#fees(booked, effect)
    for (const memberId of MEMBERS) this.#wallets(memberId)
    for (const order of this.#exchange.orders.values()) this.#order(order)
  }

  #bookings(booked: Posting[]): void {
    for (const { change, refNo, entries } of booked) {
      const sums = new Map<string, bigint>()
      for (const { coin, amount } of entries) sums.set(coin, (sums.get(coin) ?? 0n) + amount)
      for (const [coin, sum] of sums) if (sum !== 0n) this.#report('L1', `${refNo} sums to ${sum} ${coin}`)
      if (change !== 'trade_release') continue
      const count = (this.#releases.get(refNo) ?? 0) + 1
      // The funds of an OCO buy order may be released twice: first those that only its stop leg needed, then
      // the rest.
      const isBuyOco = this.#exchange.orderOf(refNo)?.ocoStop != null
      if (count > (isBuyOco ? 2 : 1)) this.#report('L11', `${refNo} was released ${count} times`)
      this.#releases.set(refNo, count)
    }
  }

  /** Checks that each side of a trade pays the fee at its own rate, rounded up once. */
  #fees(booked: Posting[], effect: Effect | null): void {
    const due = new Map<string, bigint>()
    for (const { order, price, quantity, fee, liquidity } of effect?.fills ?? []) {
      const buys = order.side === 'buy'
      const [coin, spent] = buys ? ['LTC', 'USDT'] : ['USDT', 'LTC']
      const quote = (price * quantity) / ONE
      const received = buys ? quantity : quote
      const own = ceil(received * this.#exchange.context.rates(order.memberId)[liquidity])
      if (fee !== own) this.#report('L10', `${order.orderNo} paid ${fee}, not ${own}`)
      due.set(coin!, (due.get(coin!) ?? 0n) + own)
      this.#charged.set(order.id, (this.#charged.get(order.id) ?? 0n) + own)
      this.#owe(order.memberId, coin!, received - own)
      this.#owe(order.memberId, spent!, buys ? -quote : -quantity)
    }
    for (const coin of ['LTC', 'USDT']) {
      const booking = booked
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.account === 'sys:fee' && entry.coin === coin)
        .reduce((sum, { amount }) => sum + amount, 0n)
      const own = due.get(coin) ?? 0n
      if (booking < own) this.#report('L10', `fees of ${booking} ${coin}, not ${own}`)
      if (booking > own) this.#report('L9', `fees of ${booking} ${coin}, rounded more than once from ${own}`)
    }
  }

  #owe(memberId: number, coin: string, amount: bigint): void {
    const key = `${memberId} ${coin}`
    this.#due.set(key, (this.#due.get(key) ?? START) + amount)
  }

  #wallets(memberId: number): void {
    for (const [coin, side] of [
      ['USDT', 'buy'],
      ['LTC', 'sell'],
    ] as const) {
      const [available, frozen] = [
        this.#exchange.held(memberId, coin, 'available'),
        this.#exchange.held(memberId, coin, 'frozen'),
      ]
      const own = [...this.#exchange.orders.values()].filter((order) => order.memberId === memberId)
      const holds = own.filter((order) => order.side === side).reduce((sum, order) => sum + order.held, 0n)
      if (frozen !== holds) this.#report('L5', `${memberId} ${coin}: frozen ${frozen}, orders hold ${holds}`)
      if (available < 0n || frozen < 0n) this.#report('L3', `${memberId} ${coin}: ${available}, ${frozen}`)
      const due = this.#due.get(`${memberId} ${coin}`) ?? START
      if (available + frozen !== due) {
        this.#report(
          'M4',
          `${memberId} ${coin}: has ${available + frozen}, the prices of his trades make ${due}`,
        )
      }
      if (this.#exchange.journal.available(memberId, coin) !== available) {
        this.#report('L5', `${memberId} ${coin}: the journal has something else`)
      }
    }
  }

  #order(order: SpotOrder): void {
    const state = JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    const ended = this.#ended.get(order.id)
    if (ended !== undefined && ended !== state) this.#report('M6', `${order.orderNo} changed after its end`)
    if (order.fee !== (this.#charged.get(order.id) ?? 0n))
      this.#report('L10', `${order.orderNo}: ${order.fee}`)
    const rests = this.#exchange.market.book.find(order.bookId)
    if (!isOpen(order)) {
      this.#ended.set(order.id, state)
      if (order.held !== 0n || rests !== null) this.#report('L11', `${order.orderNo} ended and holds`)
      return
    }
    const rest = (order.quantity ?? 0n) - order.filled
    const waits = order.status === 'pending'
    if (waits ? rests !== null : BigInt(rests?.lots ?? 0) * rules.step !== rest) {
      this.#report('M1', `${order.orderNo} rests otherwise`)
    }
    const need = this.#needOf(order)
    if (order.held !== need) this.#report('L5', `${order.orderNo} holds ${order.held}, not ${need}`)
  }

  /**
   * Returns the amount that an open order must freeze. If both legs of an OCO order are open, the limit leg freezes the
   * larger of the amounts that the two legs need, and the stop leg freezes 0.
   */
  #needOf(order: SpotOrder): bigint {
    const own = needAlone(order)
    const other = order.oco === null ? undefined : this.#exchange.orders.get(order.oco.id)
    if (other === undefined || !isOpen(other)) return own
    if (order.ocoStop === null) return 0n
    const most = needAlone(other)
    if (most > own) return most
    return own
  }

  #report(invariant: SpotInvariant, what: string): void {
    if (!this.broken.has(invariant)) this.broken.set(invariant, what)
  }
}
