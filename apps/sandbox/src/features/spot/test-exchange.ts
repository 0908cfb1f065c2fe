import type { RandomCommand } from '../../engine/test-commands.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { availableBucket, memberAccount, type Posting } from '../../ledger/posting.ts'
import { findListing } from '../../prices/listings.ts'
import { QUOTING_ACCOUNT, TAKING_ACCOUNT } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { cancelOrder, runMarketMaker } from './apply-execution.ts'
import { type Effect, type EngineContext, Journal } from './engine-context.ts'
import { fireStops } from './fire-stops.ts'
import { placeOrder } from './place-order.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type SpotOrder } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'

// A price of 100 ticks is 1.00 USDT and a lot is 0.001 LTC, so the orders of the random commands have small values. The
// minimum notional is 0, so that such orders are accepted.
export const rules = spotRules({ ...findListing('LTCUSDT')!, minNotional: '0' })
export const MEMBERS = [10_001, 10_002, 10_003]
export const START = 6_000_000n

/** Replaces a posting before it is booked. Tests use it to inject faults. */
export type Bend = (posting: Posting) => Posting[]

class BentJournal extends Journal {
  readonly #bend: Bend

  constructor(balances: Map<string, bigint>, bend: Bend) {
    super(balances)
    this.#bend = bend
  }

  override book(posting: Posting): void {
    for (const bent of this.#bend(posting)) super.book(bent)
  }
}

/** A spot market in memory that runs random commands. Member 4 of the commands is the market maker. */
export class CommandLogExchange {
  readonly market = new SpotMarket(rules, { epoch: 'e', lastBefore: () => 100 })
  readonly orders = new Map<number, SpotOrder>()
  readonly balances = new Map<string, bigint>()
  readonly journal: Journal
  readonly context: EngineContext
  #id = 0
  #applied = 0

  constructor(bend: Bend = (posting) => [posting]) {
    for (const id of MEMBERS) {
      for (const coin of ['LTC', 'USDT']) {
        const key = balanceKey(availableBucket(id, 'spot', coin))
        this.balances.set(key, START)
      }
    }
    this.journal = new BentJournal(this.balances, bend)
    this.context = {
      now: 0,
      journal: this.journal,
      nextOrderId: () => ++this.#id,
      nextTradeId: () => ++this.#id,
      orderNo: (id) => `S${id}`,
      rates: (memberId) => ({ maker: BigInt(memberId % 7) * 10_000n, taker: 123_457n }),
    }
  }

  /** Applies the postings since the previous call to the balances. Returns these postings. */
  settle(): Posting[] {
    const booked = this.journal.postings.slice(this.#applied)
    for (const entry of booked.flatMap(({ entries }) => entries)) {
      const key = balanceKey(entry)
      this.balances.set(key, (this.balances.get(key) ?? 0n) + entry.amount)
    }
    this.#applied = this.journal.postings.length
    return booked
  }

  orderOf(orderNo: string): SpotOrder | undefined {
    return [...this.orders.values()].find((order) => order.orderNo === orderNo)
  }

  held(memberId: number, coin: string, bucket: string): bigint {
    return this.balances.get(balanceKey({ account: memberAccount(memberId, 'spot'), bucket, coin })) ?? 0n
  }

  /**
   * Runs a command, then fires the orders that it triggered. Returns all changes; null if the command was refused or
   * had no effect.
   */
  run(command: RandomCommand, index: number): Effect | null {
    const effect = this.#run(command, index)
    if (effect === null) return null
    const fired = fireStops(this.market, this.context)
    if (fired === null) return effect
    for (const order of fired.orders) effect.orders.add(order)
    effect.fills.push(...fired.fills)
    return effect
  }

  #run(command: RandomCommand, index: number): Effect | null {
    if ('cancel' in command) {
      const order = [...this.orders.values()].at(-1 - command.cancel)
      return order && isOpen(order) ? cancelOrder(this.market, order, 'user', this.context) : null
    }
    const { member, price, lots, budget, selfTrade, timeInForce, side, type } = command.place
    if (member === 4) {
      const order = { side, price: price || 100, lots: lots || 5, timeInForce: 'GTC' as const }
      const quotes = this.market.quotes().slice(0, index % 2)
      return runMarketMaker(
        this.market,
        {
          symbol: 'LTCUSDT',
          cancel: quotes.map(({ id }) => id),
          orders: [
            { ...order, member: QUOTING_ACCOUNT },
            { ...order, member: TAKING_ACCOUNT, timeInForce: 'IOC' },
          ],
        },
        this.context,
      )
    }
    const limit = type === 'limit'
    const plain: OrderDraft = {
      memberId: MEMBERS[member - 1]!,
      clientOrderId: null,
      side,
      type,
      price: limit ? BigInt(price) * rules.tick : null,
      quantity: budget === null ? BigInt(lots) * rules.step : null,
      total: budget === null ? null : budget * rules.cross + 7n,
      timeInForce: limit ? timeInForce : null,
      selfTrade,
      triggerPrice: null,
      trailPct: null,
      ocoStop: null,
    }
    const draft = index % 3 === 0 ? conditional(plain, lots || 5, index) : plain
    const placed = placeOrder(this.market, draft, this.context)
    if (placed instanceof Refusal) return null
    for (const order of [placed.order, placed.otherLeg]) if (order !== null) this.orders.set(order.id, order)
    return placed.effect
  }
}

const ticks = (count: number) => BigInt(Math.max(1, count)) * rules.tick

/** Converts an order to a conditional order. Its trigger price is at most 9 ticks away from the usual price of 100. */
function conditional(plain: OrderDraft, lots: number, index: number): OrderDraft {
  const { side } = plain
  const quantity = BigInt(lots) * rules.step
  const below = 100 - (index % 10)
  const above = 100 + (index % 10)
  const [near, far] = side === 'sell' ? [below, above] : [above, below]
  const atMarket = {
    ...plain,
    price: null,
    timeInForce: null,
    quantity: side === 'sell' ? quantity : null,
    total: side === 'sell' ? null : quantity,
  }
  const stop = { ...plain, price: ticks(near), quantity, total: null, triggerPrice: ticks(near) }
  switch (Math.floor(index / 3) % 5) {
    case 0:
      return { ...stop, type: 'stop_limit', timeInForce: 'GTC' }
    case 1:
      return { ...stop, type: 'stop_limit', timeInForce: 'IOC', triggerPrice: ticks(far) }
    case 2:
      return { ...atMarket, type: 'stop_market', triggerPrice: ticks(near) }
    case 3:
      return { ...atMarket, type: 'trailing_stop', trailPct: BigInt(1 + (index % 7)) * 100_000_000n }
    default:
      return {
        ...stop,
        type: 'limit',
        timeInForce: 'PO',
        price: ticks(far),
        triggerPrice: null,
        ocoStop: {
          triggerPrice: ticks(near),
          price: side === 'sell' && index % 2 === 0 ? null : ticks(near),
        },
      }
  }
}
