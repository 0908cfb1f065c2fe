import { DAY_MS, type Decimal, fromUnits, fundingRate, toUnits } from '@bourselet/sdk/money'
import { HOUR_MS, MINUTE_MS } from '../../../clock/clock.ts'
import type { ContractBasis } from '../../../prices/contract-basis.ts'
import { type Contract, contracts } from '../../../prices/contracts.ts'
import type { Funding } from '../../../prices/funding-rates.ts'
import { FUNDING_MS, fundingsBetween } from '../../../prices/funding-times.ts'
import type { PriceModels } from '../../../prices/price-models.ts'
import { priceText } from '../../../prices/quantities.ts'
import { freshState, type MarkState } from './mark-line.ts'

/** Length in ms of the funding history that exists at the first start of a sandbox. */
const PAST_MS = 60 * DAY_MS
const SCALE = 12
/** Interval in ms at which the simulated basis of a contract is sampled. The basis changes slowly. */
const CHECK_MS = 5 * MINUTE_MS

/**
 * Returns fundings for the time before the sandbox first opened, computed from the price series that also fills
 * the charts.
 */
export function pastFundings({ contracts: model, basis }: PriceModels, now: number): Funding[] {
  return contracts.flatMap((contract) =>
    fundingsBetween(now - PAST_MS, now).flatMap((ts) => {
      // A funding time is a full hour, so its price is the close of the preceding one-hour candle. No one-minute
      // candles are computed for it.
      const price = model.hour(contract.symbol, ts - HOUR_MS)?.c
      if (price === undefined) return []
      const rate = rateOf(contract, meanBasis(basis, contract.symbol, ts - FUNDING_MS, ts))
      return [{ symbol: contract.symbol, ts, rate, markPrice: priceText(contract, price) }]
    }),
  )
}

/**
 * Returns the state with which a contract's mark price starts, including simulated premiums since the last funding
 * time.
 */
export function firstState(
  { basis }: PriceModels,
  { symbol }: Contract,
  now: number,
  lastRate: Decimal,
): MarkState {
  const since = now - (now % FUNDING_MS)
  const seconds = Math.floor((now - since) / 1_000)
  const mean = meanBasis(basis, symbol, since, now)
  const premiumSum = fromUnits(toUnits(mean, SCALE) * BigInt(seconds), SCALE)
  return { ...freshState(lastRate), premiumSum, premiumCount: seconds, premiumBefore: mean }
}

function rateOf({ tiers }: Contract, premium: Decimal): Decimal {
  return fundingRate(premium, tiers[0]!.mmr)
}

/**
 * Returns the mean of the simulated basis as a decimal. The simulation uses floating-point numbers; all
 * computations after this one are exact.
 */
function meanBasis(basis: ContractBasis, symbol: string, from: number, to: number): Decimal {
  let sum = 0
  let count = 0
  for (let ts = from; ts < to || count === 0; ts += CHECK_MS) {
    sum += basis.at(symbol, ts)
    count++
  }
  return fromUnits(BigInt(Math.round((sum / count) * 10 ** SCALE)), SCALE)
}
