import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import type { FuturesCash, FuturesSetting } from '../../features/futures/futures-position.ts'
import type { Posting } from '../../ledger/posting.ts'
import { ceilDiv, ONE } from './exact.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks that the entries of every posting sum up to zero and that no bucket is negative. Also checks that every frozen
 * amount belongs to an order and is released once, that a debt equals the sum of its account changes, and that a refused
 * command changes nothing (L1 to L5, L7, L11 and F3 in docs/invariants.md).
 */
export class LedgerAudit implements Audit {
  readonly #balances = new Map<string, bigint>()
  readonly #holds = new Map<string, bigint>()
  readonly #debts = new Map<number, bigint>()
  /** The debts that follow from the account changes of the types `futures_debt` and `futures_debt_repaid`. */
  readonly #debtLines = new Map<string, bigint>()
  #outside = 0n
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  balance(account: string, bucket = ''): bigint {
    return this.#balances.get(`${account}|${bucket}`) ?? 0n
  }

  after(intent: Intent, { change, refused }: Outcome): void {
    const { report } = this.#watched
    if (refused && (change.postings.length > 0 || change.created.size > 0 || change.changed.size > 0)) {
      report('L7', 'a refusal changed something')
    }
    for (const posting of change.postings) this.#post(posting, intent)
    const orders = new Set([...change.created, ...change.changed])
    const members = [...change.cash, ...orders].map(({ memberId }) => memberId)
    for (const memberId of new Set(members)) this.#cash(this.#watched.venue.cash(memberId))
    for (const setting of change.settings) this.#assign(setting, [...orders])
    for (const order of orders) this.#hold(order)
  }

  /** Checks that all balances sum to zero, and that the debts of the members match the account `sys:futures_credit`. */
  sums(): void {
    let sum = 0n
    for (const amount of this.#balances.values()) sum += amount
    if (sum !== 0n) this.#watched.report('L2', `all accounts sum to ${sum}`)
    let debts = 0n
    for (const debt of this.#debts.values()) debts += debt
    const credit = this.balance('sys:futures_credit')
    if (credit !== -debts) this.#watched.report('L5', `credit ${credit} against debts ${debts}`)
  }

  get outside(): bigint {
    return this.#outside
  }

  #post({ entries, refType, refNo, change }: Posting, intent: Intent): void {
    const { report } = this.#watched
    if (entries.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) report('L1', `${change} ${refNo}`)
    for (const { account, bucket, amount } of entries) {
      const key = `${account}|${bucket}`
      this.#balances.set(key, (this.#balances.get(key) ?? 0n) + amount)
      if (account.endsWith(':futures') && change.startsWith('futures_debt')) {
        this.#debtLines.set(account, (this.#debtLines.get(account) ?? 0n) + amount)
      }
      if (account.endsWith(':spot')) {
        this.#outside += amount
        if (intent.kind !== 'transfer') report('F3', `${change} took ${amount} from ${account}`)
      }
      if (bucket === 'frozen') {
        const key = refType === 'futures_order' ? refNo : ''
        this.#holds.set(key, (this.#holds.get(key) ?? 0n) + amount)
      }
    }
    for (const { account, bucket } of entries) {
      if (account.endsWith(':futures') && this.balance(account, bucket) < 0n) {
        report('L3', `${account} ${bucket} is ${this.balance(account, bucket)}`)
      }
    }
  }

  #cash({ memberId, available, frozen, debt }: FuturesCash): void {
    const { report, venue } = this.#watched
    const account = `u:${memberId}:futures`
    this.#debts.set(memberId, debt)
    if (debt < 0n) report('L3', `debt of ${memberId} is ${debt}`)
    const lines = this.#debtLines.get(account) ?? 0n
    if (lines !== debt) report('L4', `debt of ${memberId} is ${debt}, its lines give ${lines}`)
    if (this.balance(account, 'available') !== available || this.balance(account, 'frozen') !== frozen) {
      report('L4', `cash of ${memberId} is not the sum of its postings`)
    }
    const orders = venue.openOrders(memberId)
    const held = orders.reduce(
      (sum, { marginMode, reserved }) => (marginMode === 'isolated' ? sum + reserved : sum),
      0n,
    )
    if (held !== frozen) report('L5', `${memberId}: frozen ${frozen}, orders explain ${held}`)
    const cross = venue.positions(memberId).some(({ marginMode }) => marginMode === 'cross')
    if (!cross && memberId > 3 && available + frozen - debt < 0n) {
      report('F3', `${memberId}: balance ${available + frozen - debt} with nothing behind it`)
    }
  }

  /**
   * Checks the booking of a changed leverage. The booking covers all open orders of the member in the symbol and refers
   * to the order that changed the leverage. Its amount must be the sum of the changes of the frozen amounts of these
   * orders. Records the new frozen amount of each order.
   */
  #assign({ memberId, symbol }: FuturesSetting, orders: FuturesOrder[]): void {
    let difference = 0n
    for (const order of orders) {
      if (order.memberId !== memberId || order.symbol !== symbol) continue
      const wanted = holdOf(order)
      difference += wanted - (this.#holds.get(order.orderNo) ?? 0n)
      this.#holds.set(order.orderNo, wanted)
    }
    if (difference === 0n) return
    this.#watched.report('L11', `a changed leverage of ${memberId} holds ${-difference} too much`)
  }

  #hold(order: FuturesOrder): void {
    const { report, rates } = this.#watched
    const live = isLive(order)
    if (!live && order.reserved !== 0n) report('L5', `${order.orderNo} ended and reserves ${order.reserved}`)
    if (live && !order.reduceOnly) {
      const value = order.price! * (order.quantity! - order.filled)
      const margin = ceilDiv(value, ONE * BigInt(order.leverage))
      const needed = margin + ceilDiv(value * rates.taker, ONE * ONE)
      if (order.reserved !== needed) report('L5', `${order.orderNo} reserves ${order.reserved} of ${needed}`)
    }
    const held = this.#holds.get(order.orderNo) ?? 0n
    const wanted = holdOf(order)
    if (held !== wanted) report('L11', `${order.orderNo} holds ${held} instead of ${wanted}`)
    if (!live) this.#holds.delete(order.orderNo)
  }
}

const isLive = ({ status }: FuturesOrder) => status === 'open' || status === 'partial'

/** Returns the cash that has to be frozen for an order. */
function holdOf(order: FuturesOrder): bigint {
  return isLive(order) && order.marginMode === 'isolated' ? order.reserved : 0n
}
