import { contracts } from '../../prices/contracts.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { Intent } from '../../simulation/leverage/step.ts'
import type { FuturesDraft, FuturesOrder } from './futures-order.ts'
import type { TapeDraft, TapeStep } from './random-tape.ts'
import { contractRules } from './rules/contract-rules.ts'
import { openVenue } from './venue.ts'
import { newChange, type VenueChange } from './venue-change.ts'
import type { FuturesVenue, VenueDesk, VenueState } from './venue-port.ts'

// A tick of 0.01 at 10.00 and lots of 0.1: an order of a lot is worth 1 USDT, so the least value is lowered.
const TERMS = { ...contracts.find(({ symbol }) => symbol === 'SOLUSDT')!, minNotional: '0' }
const rules = contractRules(TERMS)
const { symbol } = TERMS
const MEMBERS = [10_001, 10_002, 10_003, 10_004]

/** A small venue that random tapes are played on. */
export class TapePlayer {
  readonly venue: FuturesVenue
  readonly orders: FuturesOrder[] = []
  /** Everything that would have been stored. */
  readonly state: VenueState = { orders: [], positions: [], settings: [], cash: [] }
  mark = '10.00'
  #id = 0

  constructor() {
    this.venue = openVenue(structuredClone(this.state), { contracts: [TERMS], epoch: 'tape' })
  }

  /** Money and a mark price; then every step is given to `around`, which runs it. */
  *play(tape: readonly TapeStep[]): Generator<{ intent: Intent; run: () => Played }> {
    for (const member of MEMBERS.keys()) yield this.#step({ kind: 'transfer', member, cents: 5_000 })
    yield this.#step({ kind: 'mark', price: 1_000 })
    for (const step of tape) yield this.#step(step)
  }

  #step(step: TapeStep): { intent: Intent; run: () => Played } {
    return { intent: this.#intent(step), run: () => this.#run(step) }
  }

  #intent(step: TapeStep): Intent {
    const memberId = MEMBERS['member' in step ? step.member : 0]!
    switch (step.kind) {
      case 'mark':
        return { kind: 'mark', marks: new Map([[symbol, rules.priceOf(step.price)]]) }
      case 'fund':
        return { kind: 'fund', symbol, mark: this.mark, rate: step.rate }
      case 'transfer':
        return { kind: 'transfer', memberId, amount: BigInt(step.cents) * 1_000_000n }
      case 'house':
      case 'halt':
        return { kind: step.kind, symbol }
      default:
        return { kind: step.kind, memberId, symbol }
    }
  }

  #run(step: TapeStep): Played {
    const change = newChange()
    const next = () => ++this.#id
    const answer = this.#command(step, {
      now: this.#id,
      change,
      nextOrderId: next,
      nextTradeId: next,
      nextPositionId: next,
      orderNo: (id) => `F${id}`,
      rates: () => ({ maker: '0.0002', taker: '0.0005' }),
    })
    this.orders.push(...change.created)
    const refused = answer instanceof Refusal
    return { change, refused, order: refused || answer === null ? null : answer }
  }

  #command(step: TapeStep, desk: VenueDesk): FuturesOrder | Refusal | null {
    const { venue } = this
    const memberId = MEMBERS['member' in step ? step.member : 0]!
    switch (step.kind) {
      case 'place':
        return venue.place(draftOf(memberId, step.draft), desk)
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
          desk,
        )
      case 'cancel': {
        const order = venue.findOrder(this.orders.at(-1 - step.back)?.id ?? 0)
        if (order !== undefined) venue.cancel(order, desk)
        return null
      }
      case 'transfer':
        return venue.transfer(memberId, BigInt(step.cents) * 1_000_000n, `u:${memberId}:spot`, 'T', desk)
      default:
        this.#system(step, desk)
        return null
    }
  }

  #system(step: Extract<TapeStep, { kind: 'mark' | 'fund' | 'house' | 'halt' }>, desk: VenueDesk): void {
    const { venue } = this
    if (step.kind === 'halt') venue.halt(symbol, step.halted, desk)
    else if (step.kind === 'fund') venue.fund(symbol, step.rate, this.mark, desk)
    else if (step.kind === 'mark') {
      this.mark = rules.priceOf(step.price)
      venue.mark(new Map([[symbol, { mark: this.mark, index: this.mark }]]), desk)
    } else {
      const cancel = venue.quotes(symbol).map(({ id }) => id)
      const quote = (side: 'buy' | 'sell', price: number) =>
        ({ member: QUOTING_ACCOUNT, side, price, lots: step.lots, timeInForce: 'GTC' }) as const
      venue.house(
        { symbol, cancel, orders: [quote('buy', step.price - 1), quote('sell', step.price + 1)] },
        desk,
      )
    }
  }

  /** The venue as a restart finds it: from what is stored of it, and the last prices. */
  restarted(last: number | undefined): FuturesVenue {
    const ids = [...this.venue.members()]
    const state: VenueState = {
      orders: ids.flatMap((id) => this.venue.openOrders(id)),
      positions: ids.flatMap((id) => this.venue.positions(id)),
      settings: MEMBERS.map((id) => this.venue.setting(id, symbol)),
      cash: MEMBERS.map((id) => this.venue.cash(id)),
    }
    const marks = new Map([[symbol, { mark: this.mark, index: this.mark }]])
    const seqs = new Map([[symbol, this.venue.depth(symbol)!.seq]])
    const options = { contracts: [TERMS], epoch: 'tape', marks, seqs, last: () => last }
    state.orders.reverse()
    return openVenue(structuredClone(state), options)
  }

  /** All that can be seen of a venue. */
  static view(venue: FuturesVenue) {
    return {
      depth: venue.depth(symbol),
      members: MEMBERS.map((id) => ({
        cash: venue.cash(id),
        positions: venue.positions(id),
        orders: venue.openOrders(id),
        figures: venue.figures(id, '0.0005'),
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

function draftOf(memberId: number, { lots, price, ...draft }: TapeDraft): FuturesDraft {
  const text = (ticks: number | null) => (ticks === null ? null : rules.priceOf(ticks))
  const trigger = draft.type === 'tp' || draft.type === 'sl'
  const limit = draft.type === 'limit'
  return {
    ...draft,
    memberId,
    symbol,
    clientOrderId: null,
    price: limit ? text(price) : null,
    quantity: trigger ? null : rules.quantityOf(lots),
    timeInForce: limit ? draft.timeInForce : null,
    takeProfit: text(draft.takeProfit),
    stopLoss: text(draft.stopLoss),
    triggerPrice: trigger ? text(price) : null,
  }
}
