import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import type { FuturesSetting } from '../../features/futures/futures-position.ts'
import { floorDiv, ONE, units } from './exact.ts'
import type { Holdings } from './holdings.ts'
import { usedMargin } from './margin-model.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** F6: a trigger fires once, its twin ends with it, both end with the position. */
export class TriggerAudit implements Audit {
  readonly #watched: Watched
  readonly #ended = new Set<number>()

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
    const { report } = this.#watched
    for (const order of new Set([...change.created, ...change.changed])) {
      if (order.type !== 'tp' && order.type !== 'sl') continue
      if (this.#ended.has(order.id)) report('F6', `${order.orderNo} changed after its end`)
      if (order.status === 'pending') continue
      this.#ended.add(order.id)
      const waiting = this.#waiting(order).filter((other) => !change.created.has(other))
      if (order.status !== 'cancelled' && waiting.length > 0) {
        report('F6', `${waiting[0]!.orderNo} outlived ${order.orderNo}`)
      }
    }
    for (const position of change.positions) this.#belongs(position.memberId, position.symbol)
  }

  #belongs(memberId: number, symbol: string): void {
    const { venue, report } = this.#watched
    const held = units(venue.position(memberId, symbol)?.quantity ?? '0')
    const seen = new Set<string>()
    for (const order of this.#waiting({ memberId, symbol })) {
      const closes = held !== 0n && held > 0n === (order.side === 'sell')
      if (!closes || seen.has(order.type)) report('F6', `${order.orderNo} waits for ${held} ${symbol}`)
      seen.add(order.type)
    }
  }

  #waiting({ memberId, symbol }: Pick<FuturesOrder, 'memberId' | 'symbol'>): FuturesOrder[] {
    const orders = this.#watched.venue.openOrders(memberId)
    return orders.filter((order) => order.symbol === symbol && order.status === 'pending')
  }
}

/** F11: funding once, paid UP and received DOWN. */
export class FundingAudit implements Audit {
  readonly #watched: Watched
  readonly #holdings: Holdings
  #before = new Map<number, bigint>()

  constructor(watched: Watched, holdings: Holdings) {
    this.#watched = watched
    this.#holdings = holdings
  }

  before(intent: Intent): void {
    if (intent.kind !== 'fund') return
    this.#before = new Map()
    for (const [id, { funding }] of this.#holdings.of(intent.symbol)) this.#before.set(id, units(funding))
  }

  after(intent: Intent, { change }: Outcome): void {
    const { report } = this.#watched
    const booked = change.postings.filter(({ refType }) => refType === 'futures_funding')
    if (intent.kind !== 'fund') {
      if (booked.length > 0) report('F11', 'funding outside its hour')
      return
    }
    let sum = 0n
    for (const [id, { quantity, funding }] of this.#holdings.of(intent.symbol)) {
      const exact = -units(quantity) * units(intent.mark) * units(intent.rate)
      const due = floorDiv(exact, ONE * ONE)
      sum += due
      const paid = units(funding) - (this.#before.get(id) ?? 0n)
      if (paid !== due) report('F11', `${id} got ${paid} of ${due}`)
    }
    const cleared = booked
      .flatMap(({ entries }) => entries)
      .reduce((total, { account, amount }) => (account === 'sys:clearing' ? total + amount : total), 0n)
    if (cleared !== -sum || cleared < 0n) report('F11', `clearing took ${cleared}, members ${sum}`)
  }
}

/** F12: mode and leverage stay while positions and orders bind them. ACC: profit that is not realized stays in. */
export class LockAudit implements Audit {
  readonly #watched: Watched
  #bound = false
  #isolated = false
  #setting: FuturesSetting | null = null

  constructor(watched: Watched) {
    this.#watched = watched
  }

  before(intent: Intent): void {
    this.#setting = null
    if (intent.kind !== 'place') return
    const { venue } = this.#watched
    const { memberId, symbol } = intent
    const position = venue.position(memberId, symbol)
    this.#setting = { ...venue.setting(memberId, symbol) }
    this.#isolated = position?.marginMode === 'isolated'
    this.#bound =
      position !== undefined || venue.openOrders(memberId).some((order) => order.symbol === symbol)
  }

  after(intent: Intent, { order, refused }: Outcome): void {
    const { report } = this.#watched
    if (order !== null && this.#setting !== null) {
      const { marginMode, leverage } = this.#setting
      if (this.#bound && order.marginMode !== marginMode) report('F12', `${order.orderNo} changed the mode`)
      if (this.#isolated && order.leverage < leverage) report('F12', `${order.orderNo} lowered the leverage`)
    }
    if (intent.kind === 'transfer' && intent.amount < 0n && !refused) this.#movedOut(intent.memberId)
  }

  #movedOut(memberId: number): void {
    const { venue, report } = this.#watched
    const cross = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'cross')
    const used = usedMargin(cross, venue.openOrders(memberId), (of) => units(venue.markOf(of)!.mark))
    const { available, frozen, debt } = venue.cash(memberId)
    if (available + frozen - debt < used) report('ACC', `${memberId} moved out what is not his yet`)
  }
}

/** M1: what is filled never exceeds what is asked. */
export class OrderAudit implements Audit {
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
    for (const { orderNo, quantity, filled, status } of change.changed) {
      if (quantity === null) continue
      const left = units(quantity) - units(filled)
      if (left < 0n || (status === 'completed') !== (left === 0n)) {
        this.#watched.report('M1', `${orderNo} is ${status} with ${left} left`)
      }
    }
  }
}
