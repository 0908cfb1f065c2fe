import { type Decimal, fromUnits, fundingRate, toUnits } from '@bourselet/sdk/money'
import type { ContractBasis } from '../../../prices/contract-basis.ts'
import { type Contract, contracts } from '../../../prices/contracts.ts'
import type { Funding } from '../../../prices/funding-rates.ts'
import { FUNDING_MS, fundingsBetween } from '../../../prices/funding-times.ts'
import type { PriceModels } from '../../../prices/price-models.ts'
import { MINUTE } from '../../../prices/price-source.ts'
import { priceText } from '../../../prices/quantities.ts'
import { freshState, type MarkState } from './mark-line.ts'

/** Length of the funding history at a first start. */
const PAST_MS = 60 * 24 * 3_600_000
const SCALE = 12
/** Sampling interval of the slowly changing basis. */
const CHECK_MS = 5 * MINUTE

/** Returns the fundings from before the first opening, by the series that fills the charts. */
export function pastFundings({ contracts: model, basis }: PriceModels, now: number): Funding[] {
  return contracts.flatMap((contract) =>
    fundingsBetween(now - PAST_MS, now).flatMap((ts) => {
      const price = model.minute(contract.symbol, ts - MINUTE)?.c
      if (price === undefined) return []
      const rate = rateOf(contract, meanBasis(basis, contract.symbol, ts - FUNDING_MS, ts))
      return [{ symbol: contract.symbol, ts, rate, markPrice: priceText(contract, price) }]
    }),
  )
}

/** Returns the initial mark state of a contract, with the premiums of the series since the last funding. */
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

/** Returns the simulated mean as a decimal; all computations after it are exact. */
function meanBasis(basis: ContractBasis, symbol: string, from: number, to: number): Decimal {
  let sum = 0
  let count = 0
  for (let ts = from; ts < to || count === 0; ts += CHECK_MS) {
    sum += basis.at(symbol, ts)
    count++
  }
  return fromUnits(BigInt(Math.round((sum / count) * 10 ** SCALE)), SCALE)
}
