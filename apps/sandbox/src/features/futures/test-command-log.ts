import { toUnits } from '@bourselet/sdk/money'
import { contracts } from '../../prices/contracts.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Intent } from '../../simulation/leverage/step.ts'
import type { FuturesDraft, FuturesOrder } from './futures-order.ts'
import { contractRules } from './rules/contract-rules.ts'
import { FUNDING_RATE_SCALE } from './rules/margin-formulas.ts'
import type { LogDraft, LogStep } from './test-log-steps.ts'
import { openVenue } from './venue.ts'
import {
  type EngineContext,
  type FuturesVenue,
  newChange,
  type VenueChange,
  type VenueState,
} from './venue-port.ts'

// Terms of the futures contract in these tests: a price step (tick) of 0.01, prices around 10.00 and a lot of 0.1. An
// order of one lot is worth 1 USDT. This is below the usual minimum value, so the minimum is 0 here.
const TERMS = { ...contracts.find(({ symbol }) => symbol === 'SOLUSDT')!, minNotional: '0' }
const rules = contractRules(TERMS)
const { symbol } = TERMS
const MEMBERS = [10_001, 10_002, 10_003, 10_004]

/** A futures venue with one contract, on which random lists of commands run. */
export class CommandLogPlayer {
  readonly venue: FuturesVenue
  readonly orders: FuturesOrder[] = []
  /** The empty stored state from which the venue starts. */
  readonly state: VenueState = { orders: [], positions: [], settings: [], cash: [] }
  mark = rules.priceOf(1_000)
  #id = 0

  constructor() {
    this.venue = openVenue(structuredClone(this.state), { contracts: [TERMS], epoch: 'log' })
  }

  /**
   * Yields each step with a function that runs it: first deposits and a mark price, then the steps of the command log.
   */
  *play(log: readonly LogStep[]): Generator<{ intent: Intent; run: () => Played }> {
    for (const member of MEMBERS.keys()) yield this.#step({ kind: 'transfer', member, cents: 5_000 })
    yield this.#step({ kind: 'mark', price: 1_000 })
    for (const step of log) yield this.#step(step)
  }

  #step(step: LogStep): { intent: Intent; run: () => Played } {
    return { intent: this.#intent(step), run: () => this.#run(step) }
  }

  #intent(step: LogStep): Intent {
    const memberId = MEMBERS['member' in step ? step.member : 0]!
    switch (step.kind) {
      case 'mark':
        return { kind: 'mark', marks: new Map([[symbol, rules.priceOf(step.price)]]) }
      case 'fund':
        return { kind: 'fund', symbol, mark: this.mark, rate: toUnits(step.rate, FUNDING_RATE_SCALE) }
      case 'transfer':
        return { kind: 'transfer', memberId, amount: BigInt(step.cents) * 1_000_000n }
      case 'market_maker':
      case 'halt':
        return { kind: step.kind, symbol }
      case 'amend': {
        const order = this.#open(step.back)
        return { kind: step.kind, memberId: order?.memberId ?? 0, symbol, bookId: order?.bookId ?? 0 }
      }
      default:
        return { kind: step.kind, memberId, symbol }
    }
  }

  #run(step: LogStep): Played {
    const change = newChange()
    const next = () => ++this.#id
    const answer = this.#command(step, {
      now: this.#id,
      change,
      nextOrderId: next,
      nextTradeId: next,
      nextPositionId: next,
      orderNo: (id) => `F${id}`,
      rates: () => ({ maker: toUnits('0.0002'), taker: toUnits('0.0005') }),
    })
    this.orders.push(...change.created)
    const refused = answer instanceof Refusal
    return { change, refused, order: refused || answer === null ? null : answer }
  }

  #command(step: LogStep, context: EngineContext): FuturesOrder | Refusal | null {
    const { venue } = this
    const memberId = MEMBERS['member' in step ? step.member : 0]!
    switch (step.kind) {
      case 'place':
        return venue.place(draftOf(memberId, step.draft), context)
      case 'close':
        return venue.close(
          {
            memberId,
            symbol,
            type: step.price === null ? 'market' : 'limit',
            price: step.price === null ? null : rules.priceOf(step.price),
            quantity: step.lots === null ? null : rules.quantityOf(step.lots),
            clientOrderId: null,
          },
          context,
        )
      case 'amend': {
        const order = this.#open(step.back)
        if (order?.type !== 'limit') return null
        const terms = { price: rules.priceOf(step.price), quantity: rules.quantityOf(step.lots) }
        return venue.amend(order, { ...terms, triggerPrice: null }, context) ?? order
      }
      case 'cancel': {
        const order = this.#open(step.back)
        if (order !== undefined) venue.cancel(order, context)
        return null
      }
      case 'transfer':
        return venue.transfer(memberId, BigInt(step.cents) * 1_000_000n, `u:${memberId}:spot`, 'T', context)
      default:
        this.#system(step, context)
        return null
    }
  }

  /** Returns the order that was placed `back` orders ago, if it is still open. */
  #open(back: number): FuturesOrder | undefined {
    return this.venue.findOrder(this.orders.at(-1 - back)?.id ?? 0)
  }

  #system(
    step: Extract<LogStep, { kind: 'mark' | 'fund' | 'market_maker' | 'halt' }>,
    context: EngineContext,
  ): void {
    const { venue } = this
    if (step.kind === 'halt') venue.halt(symbol, step.halted, context)
    else if (step.kind === 'fund')
      venue.fund(symbol, toUnits(step.rate, FUNDING_RATE_SCALE), this.mark, context)
    else if (step.kind === 'mark') {
      this.mark = rules.priceOf(step.price)
      venue.mark(new Map([[symbol, this.mark]]), context)
    } else {
      const cancel = venue.quotes(symbol).map(({ id }) => id)
      const quote = (side: 'buy' | 'sell', price: number) =>
        ({ member: QUOTING_ACCOUNT, side, price, lots: step.lots, timeInForce: 'GTC' }) as const
      venue.marketMaker(
        { symbol, cancel, orders: [quote('buy', step.price - 1), quote('sell', step.price + 1)] },
        context,
      )
    }
  }

  /**
   * Returns a new venue as a restart would build it: from the last price and from the state that a sandbox would have
   * stored.
   */
  restarted(last: number | undefined): FuturesVenue {
    const ids = [...this.venue.members()]
    const state: VenueState = {
      orders: ids.flatMap((id) => this.venue.openOrders(id)),
      positions: ids.flatMap((id) => this.venue.positions(id)),
      settings: MEMBERS.map((id) => this.venue.setting(id, symbol)),
      cash: MEMBERS.map((id) => this.venue.cash(id)),
    }
    const marks = new Map([[symbol, this.mark]])
    const seqs = new Map([[symbol, this.venue.depth(symbol)!.seq]])
    const options = { contracts: [TERMS], epoch: 'log', marks, seqs, last: () => last }
    state.orders.reverse()
    return openVenue(structuredClone(state), options)
  }

  /** Returns the visible state of a venue (order book, accounts and orders), by which two venues are compared. */
  static view(venue: FuturesVenue) {
    return {
      depth: venue.depth(symbol),
      members: MEMBERS.map((id) => ({
        cash: venue.cash(id),
        positions: venue.positions(id),
        orders: venue.openOrders(id),
        figures: venue.figures(id, toUnits('0.0005')),
        setting: venue.setting(id, symbol),
      })),
    }
  }
}

export interface Played {
  change: VenueChange
  refused: boolean
  order: FuturesOrder | null
}

function draftOf(memberId: number, { lots, price, ...draft }: LogDraft): FuturesDraft {
  const priceOf = (ticks: number | null) => (ticks === null ? null : rules.priceOf(ticks))
  const trigger = draft.type === 'tp' || draft.type === 'sl'
  const limit = draft.type === 'limit'
  return {
    ...draft,
    memberId,
    symbol,
    clientOrderId: null,
    price: limit ? priceOf(price) : null,
    quantity: trigger ? null : rules.quantityOf(lots),
    timeInForce: limit ? draft.timeInForce : null,
    takeProfit: priceOf(draft.takeProfit),
    stopLoss: priceOf(draft.stopLoss),
    triggerPrice: trigger ? priceOf(price) : null,
  }
}
