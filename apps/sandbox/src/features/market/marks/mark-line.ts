import { add, type Decimal, div, fundingRate, markPrice, sub } from '@bourselet/sdk/money'
import type { Contract } from '../../../prices/contracts.ts'
import { nextFunding } from '../../../prices/funding-times.ts'

const SAMPLES = 30
const HOUR_MS = '3600000'
/** Decimals of a premium, which is a fraction far below 1. */
const PREMIUM_SCALE = 12

/** What of a contract's mark a restart goes on from. */
export interface MarkState {
  /** One-second samples of (bid1 + ask1) / 2 - index, the newest last. */
  samples: Decimal[]
  /** Premiums since the last funding, and how many of them. */
  premiumSum: Decimal
  premiumCount: number
  /** Mean premium of the period before; it stands until the new one has a sample. */
  premiumBefore: Decimal
  /** The rate that was paid last. */
  lastRate: Decimal
  /** The newest mark; null before the first. */
  mark: Decimal | null
}

/** The state of a contract that has never been marked. */
export function freshState(lastRate: Decimal = '0'): MarkState {
  return { samples: [], premiumSum: '0', premiumCount: 0, premiumBefore: '0', lastRate, mark: null }
}

/** Mark price and funding rate of one contract, second by second (rulebook 9, F-MARK and F-FUND). */
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

  /** A second has passed. `mid` null: a side of the book is without quotes, and the last sample repeats. */
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

  /** Works the mark of this moment out. */
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

  /** What would be paid if the period ended now. */
  rate(): Decimal {
    const { premiumSum, premiumCount, premiumBefore } = this.#state
    const premium =
      premiumCount === 0 ? premiumBefore : div(premiumSum, String(premiumCount), PREMIUM_SCALE, 'HALF_UP')
    return fundingRate(premium, this.contract.tiers[0]!.mmr)
  }

  /** The period has ended and `rate()` is what is paid: a new one begins. */
  endPeriod(): void {
    const state = this.#state
    state.lastRate = this.rate()
    if (state.premiumCount === 0) return
    state.premiumBefore = div(state.premiumSum, String(state.premiumCount), PREMIUM_SCALE, 'HALF_UP')
    state.premiumSum = '0'
    state.premiumCount = 0
  }
}
