import { add, type Decimal, div, fundingRate, markPrice, sub } from '@bourselet/sdk/money'
import type { Contract } from '../../../prices/contracts.ts'
import { nextFunding } from '../../../prices/funding-times.ts'

const SAMPLES = 30
const HOUR_MS = '3600000'
/**
 * Number of decimals of a premium, which is the basis divided by the index price. A premium is far below 1, so it needs
 * more decimals than prices do.
 */
const PREMIUM_SCALE = 12

/** The state of a contract's mark price, stored so that the mark price continues after a restart. */
export interface MarkState {
  /** Samples of the basis, (best bid + best ask) / 2 - index price, taken each second; the newest is last. */
  samples: Decimal[]
  /** Sum of the premium samples since the last funding. `premiumCount` is their number. */
  premiumSum: Decimal
  premiumCount: number
  /** Mean premium of the previous funding period, used until the current period has a sample. */
  premiumBefore: Decimal
  /** Rate of the last funding. */
  lastRate: Decimal
  /** Newest mark price; null if none was computed yet. */
  mark: Decimal | null
}

/** Returns the state of a contract's mark price before its first sample. */
export function freshState(lastRate: Decimal = '0'): MarkState {
  return { samples: [], premiumSum: '0', premiumCount: 0, premiumBefore: '0', lastRate, mark: null }
}

/** The mark price and the funding rate of one contract, computed each second (docs/rules.md#funding). */
export class MarkLine {
  readonly contract: Contract
  readonly #state: MarkState

  constructor(contract: Contract, state: MarkState) {
    this.contract = contract
    this.#state = { ...state, samples: [...state.samples] }
  }

  get state(): MarkState {
    return { ...this.#state, samples: [...this.#state.samples] }
  }

  get mark(): Decimal | null {
    return this.#state.mark
  }

  /**
   * Adds a sample of the basis. `mid` is the midpoint between the best bid and the best ask. If `mid` is null because a
   * side of the book is empty, the previous sample is repeated.
   */
  sample(mid: Decimal | null, index: Decimal): void {
    const { samples } = this.#state
    const basis = mid === null ? samples.at(-1) : sub(mid, index)
    if (basis === undefined) return
    samples.push(basis)
    if (samples.length > SAMPLES) samples.shift()
    if (mid === null) return
    this.#state.premiumSum = add(this.#state.premiumSum, div(basis, index, PREMIUM_SCALE, 'HALF_UP'))
    this.#state.premiumCount++
  }

  /** Computes the current mark price. */
  update(index: Decimal, last: Decimal, now: number): Decimal {
    const { samples, lastRate } = this.#state
    const { mark_price } = markPrice({
      index_price: index,
      last_funding_rate: lastRate,
      hours_to_funding: div(String(nextFunding(now) - now), HOUR_MS, 8, 'HALF_UP'),
      basis_samples: samples,
      last_price: last,
      tick: this.contract.tick,
    })
    this.#state.mark = mark_price
    return mark_price
  }

  /** Returns the funding rate that would apply if the funding period ended now. */
  rate(): Decimal {
    const { premiumSum, premiumCount, premiumBefore } = this.#state
    const premium =
      premiumCount === 0 ? premiumBefore : div(premiumSum, String(premiumCount), PREMIUM_SCALE, 'HALF_UP')
    return fundingRate(premium, this.contract.tiers[0]!.mmr)
  }

  /**
   * Ends the current funding period and begins a new one. Before this call, the caller must record the result of
   * `rate()` for the ended period.
   */
  endPeriod(): void {
    const state = this.#state
    state.lastRate = this.rate()
    if (state.premiumCount === 0) return
    state.premiumBefore = div(state.premiumSum, String(state.premiumCount), PREMIUM_SCALE, 'HALF_UP')
    state.premiumSum = '0'
    state.premiumCount = 0
  }
}
