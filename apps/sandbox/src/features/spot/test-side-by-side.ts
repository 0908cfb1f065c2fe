import { expect } from 'vitest'
import { pick, type Random, seededRandom } from '../../clock/random.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { availableBucket, memberAccount } from '../../ledger/posting.ts'
import { findListing } from '../../prices/listings.ts'
import { type MarketMakerOrder, QUOTING_ACCOUNT, TAKING_ACCOUNT } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { amendOrder } from './amend-order.ts'
import { cancelOrder, runMarketMaker } from './apply-execution.ts'
import { type Effect, type EngineContext, Journal } from './engine-context.ts'
import { fireStops } from './fire-stops.ts'
import { placeOrder } from './place-order.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type SpotOrder, termsOf } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'
import { draftOf, drawOrder, near } from './test-draw-order.ts'
import { needOf, type PlainOrder, type PlainState, PlainStops, type PlainTerms } from './test-plain-stops.ts'
import { PostedBalances } from './test-posted-balances.ts'
import { addExtreme, type Extreme } from './trailing-extremes.ts'

const rules = spotRules({ ...findListing('LTCUSDT')!, minNotional: '0' })
const MEMBERS = [10_001, 10_002, 10_003]
const START = 10n ** 18n
const LAST = 1000

/** The database to which the changed orders of a run are written. */
export interface OrderStore {
  /** Ids of members who place orders. */
  members: readonly number[]
  write(changed: SpotOrder[], extremes: readonly Extreme[]): Promise<void>
  readOpen(): Promise<SpotOrder[]>
}

/**
 * Runs the same random commands on the spot market and on the reference model, and compares both after each command.
 */
export class SideBySide {
  market = new SpotMarket(rules, { epoch: 'e', lastBefore: () => LAST })
  readonly plain = new PlainStops(LAST)
  readonly pairs: [SpotOrder, PlainState][] = []
  readonly #random: Random
  readonly #balances: PostedBalances
  readonly #context: EngineContext
  /** Numbers of accepted orders by type, of orders that state a total, and of amendments by result. */
  readonly counts: Record<string, number> = {}
  readonly #store: OrderStore | null
  readonly #members: readonly number[]
  readonly #changed = new Set<SpotOrder>()
  #extremes: Extreme[] = []
  #id = 0

  /**
   * Creates the spot market and the reference model. With a `store`, the changes of each command are written to the
   * database, and a restart reads the open orders from there. Otherwise a restart copies them in memory.
   */
  constructor(seed: string, store: OrderStore | null = null) {
    this.#random = seededRandom(seed)
    this.#store = store
    this.#members = store?.members ?? MEMBERS
    const balances = this.#members.flatMap((id) =>
      ['LTC', 'USDT'].map((coin) => {
        const key = balanceKey(availableBucket(id, 'spot', coin))
        return [key, START] as const
      }),
    )
    const journal = new Journal(new Map(balances))
    this.#balances = new PostedBalances(journal)
    this.#context = {
      now: 1,
      journal,
      nextOrderId: () => ++this.#id,
      nextTradeId: () => ++this.#id,
      orderNo: (id) => `S${id}`,
      rates: () => ({ maker: 100_000n, taker: 123_457n }),
    }
  }

  /** Runs one random command. After every 50th command, restarts the market. */
  async step(index: number): Promise<void> {
    const kind = this.#random.below(100)
    if (kind < 12) this.#cancel()
    else if (kind < 30) this.#marketMaker()
    else if (kind < 45) this.#amend()
    else this.#place()
    const fired = fireStops(this.market, this.#context)
    if (fired !== null) this.#take(fired)
    this.plain.fire()
    this.#compare(`command ${index}`)
    await this.#write()
    if (index % 50 === 49) {
      await this.#restart()
      this.#compare(`restart after command ${index}`)
    }
  }

  #near(reach: number): number {
    return near(this.#random, this.plain.last, reach)
  }

  #place(): void {
    const { kind, order } = drawOrder(this.#random, this.plain.last, this.#members)
    if (kind === 'oco') this.#oco(order)
    else this.#both(order, kind)
  }

  #both(order: PlainOrder, type: OrderDraft['type']): void {
    const placed = placeOrder(this.market, draftOf(rules, order, type), this.#context)
    const plain = type === 'limit' || type === 'market' ? this.plain.place(order) : this.plain.wait(order)
    expect(placed instanceof Refusal ? placed.error : null, `${type} refused`).toBe(
      plain === null ? (type === 'market' ? 'NO_LIQUIDITY' : 'TRIGGER_PRICE') : null,
    )
    if (placed instanceof Refusal || plain === null) return
    this.#take(placed.effect)
    this.#count(type)
    if (order.budget !== null) this.#count(`${type} by total`)
    this.pairs.push([placed.order, plain])
  }

  /** Places an OCO order. If a leg is on the wrong side of the last price, expects the order to be refused. */
  #oco(limit: PlainOrder): void {
    const { side } = limit
    const sign = side === 'sell' ? 1 : -1
    const { last } = this.plain
    const price = last + sign * (this.#random.below(14) - 1)
    const trigger = last - sign * (this.#random.below(14) - 1)
    const stopPrice =
      side === 'sell' && this.#random.below(2) === 0
        ? null
        : Math.max(1, trigger - sign * this.#random.below(4))
    const ticks = (value: number) => BigInt(value) * rules.tick
    const draft: OrderDraft = {
      ...draftOf(rules, { ...limit, price, timeInForce: 'PO' }, 'limit'),
      ocoStop: { triggerPrice: ticks(trigger), price: stopPrice === null ? null : ticks(stopPrice) },
    }
    const placed = placeOrder(this.market, draft, this.#context)
    const isRight = sign * (price - last) > 0 && sign * (last - trigger) > 0
    const leg = isRight ? this.plain.place({ ...limit, price, timeInForce: 'PO' }) : null
    const expected = isRight ? (leg === null ? 'POST_ONLY_WOULD_TAKE' : null) : 'TRIGGER_PRICE'
    expect(placed instanceof Refusal ? placed.error : null, 'oco refused').toBe(expected)
    if (placed instanceof Refusal || leg === null) return
    const stop = this.plain.wait({ ...limit, price: stopPrice, trigger, timeInForce: 'GTC' })!
    leg.other = stop
    stop.other = leg
    this.#take(placed.effect)
    this.#count('oco')
    this.pairs.push([placed.order, leg], [placed.otherLeg!, stop])
  }

  #cancel(): void {
    const open = this.pairs.filter(([order]) => isOpen(order))
    if (open.length === 0) return
    const [order, plain] = pick(this.#random, open)
    this.#take(cancelOrder(this.market, order, 'user', this.#context))
    this.plain.cancel(plain)
  }

  /** Amends an order, usually with other valid terms, sometimes with terms that must be refused. */
  #amend(): void {
    const open = this.pairs.filter(([order]) => isOpen(order))
    if (open.length === 0) return
    const random = this.#random
    const [order, plain] = pick(random, open)
    const other = <T>(value: T | null, next: () => T) =>
      value === null || random.below(2) === 0 ? value : next()
    const terms: PlainTerms = {
      price: other(plain.price, () => this.#near(12)),
      lots: other(plain.lots, () => (random.below(3) === 0 ? plain.filled : 0) || 1 + random.below(20)),
      budget: other(plain.budget, () => BigInt((1 + random.below(20)) * this.plain.last)),
      trigger: plain.status === 'pending' ? other(plain.trigger, () => this.#near(15)) : plain.trigger,
      trail: other(plain.trail, () => 10 + random.below(150)),
    }
    const { priority } = this.plain
    const draft = draftOf(rules, { ...plain, ...terms }, order.type)
    const refusal = this.plain.amend(plain, terms)
    const effect = amendOrder(this.market, order, termsOf(draft), this.#context)
    expect(effect instanceof Refusal ? effect.error : null, `${order.type} amended`).toBe(refusal)
    const result = refusal ?? (this.plain.priority === priority ? 'kept' : 'queued')
    this.#count(result)
    if (!(effect instanceof Refusal)) this.#take(effect)
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  /** Collects the orders that a command has changed, and the new extreme prices that trailing stops follow. */
  #take({ orders, extremes }: Effect): void {
    for (const order of orders) this.#changed.add(order)
    for (const extreme of extremes) this.#extremes = addExtreme(this.#extremes, extreme)
  }

  /**
   * Sends one to four orders of the market maker in one command, so that the last price can rise and fall within one
   * command.
   */
  #marketMaker(): void {
    const orders = Array.from({ length: 1 + this.#random.below(4) }, (): MarketMakerOrder => {
      const isTaker = this.#random.below(2) === 0
      return {
        member: isTaker ? TAKING_ACCOUNT : QUOTING_ACCOUNT,
        side: pick(this.#random, ['buy', 'sell'] as const),
        price: this.#near(isTaker ? 20 : 6),
        lots: 1 + this.#random.below(30),
        timeInForce: isTaker ? 'IOC' : 'GTC',
      }
    })
    const cancel = this.#random.below(3) === 0 ? this.#quotes() : []
    const command = { symbol: 'LTCUSDT', cancel: cancel.map(({ id }) => id), orders }
    for (const { bookId } of cancel) this.plain.book.cancel(bookId)
    this.#take(runMarketMaker(this.market, command, this.#context))
    for (const { side, price, lots, member, timeInForce } of orders) {
      const blank = { selfTrade: 'expire_maker', trigger: null, trail: null, budget: null } as const
      this.plain.place({ ...blank, member, side, price, lots, timeInForce }, false)
    }
  }

  #quotes(): { id: number; bookId: number }[] {
    const plain = (['buy', 'sell'] as const).flatMap((side) => this.plain.book.queue(side))
    const own = plain.filter(({ member }) => member === QUOTING_ACCOUNT)
    return this.market.quotes().map(({ id }, index) => ({ id, bookId: own[index]!.id }))
  }

  async #write(): Promise<void> {
    const isChanged = this.#changed.size + this.#extremes.length > 0
    if (isChanged) await this.#store?.write([...this.#changed], this.#extremes)
    this.#changed.clear()
    this.#extremes = []
  }

  /**
   * Replaces the market with a new one that is created from the open orders alone, without quotes of the market
   * maker.
   */
  async #restart(): Promise<void> {
    for (const { bookId } of this.#quotes()) this.plain.book.cancel(bookId)
    const open = this.pairs.map(([order]) => order).filter(isOpen)
    const { last } = this.market
    const read = (await this.#store?.readOpen()) ?? open.map((order) => ({ ...order })).reverse()
    const byId = new Map(read.map((order) => [order.id, order]))
    expect([...byId.keys()].sort()).toEqual(open.map(({ id }) => id).sort())
    this.market = new SpotMarket(rules, { epoch: 'e', lastBefore: () => last }, read)
    for (const pair of this.pairs) pair[0] = byId.get(pair[0].id) ?? pair[0]
  }

  #compare(when: string): void {
    const real = this.pairs.map(([order]) => ({
      status: order.status,
      reason: isOpen(order) || order.status === 'cancelled' ? null : order.reason,
      filled: Number(order.filled / rules.step),
      price: order.price === null ? null : Number(order.price / rules.tick),
      lots: order.quantity === null ? null : Number(order.quantity / rules.step),
      trigger: order.triggerPrice === null ? null : Number(order.triggerPrice / rules.tick),
      isTriggered: order.triggeredAt !== null,
    }))
    const list = this.pairs.map(([, { status, reason, filled, price, lots, trigger, isTriggered }]) => ({
      status,
      reason: status === 'cancelled' ? null : reason,
      filled,
      price,
      lots,
      trigger,
      isTriggered,
    }))
    const differs = real.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(list[at]))
    if (differs >= 0)
      expect(real[differs], `${when}, order ${differs}: ${this.pairs[differs]![0].type}`).toEqual(
        list[differs],
      )
    const queue = (['buy', 'sell'] as const).flatMap((side) => this.plain.book.queue(side))
    const own = (side: 'buy' | 'sell') => [...this.market.book.open(side)]
    const short = (one: { member: number; side: string; price: number; lots: number }) =>
      `${one.side} ${one.member} ${one.price} ${one.lots}`
    expect([...own('buy'), ...own('sell')].map(short), when).toEqual(queue.map(short))
    this.#holds(when)
  }

  #holds(when: string): void {
    const frozen = new Map<string, bigint>()
    for (const [order, plain] of this.pairs) {
      const needed = needOf(plain, rules)
      if (order.held !== needed) expect(order.held, `${when}: hold of ${order.orderNo}`).toBe(needed)
      const coin = order.side === 'buy' ? 'USDT' : 'LTC'
      const key = balanceKey({ account: memberAccount(order.memberId, 'spot'), bucket: 'frozen', coin })
      frozen.set(key, (frozen.get(key) ?? 0n) + order.held)
    }
    const booked = new Map([...frozen.keys()].map((key) => [key, this.#balances.of(key)]))
    expect(booked, when).toEqual(frozen)
  }
}
