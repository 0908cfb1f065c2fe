import type { Schema } from '@bourselet/openapi'
import { div, fromUnits, mul, SCALE, trim } from '@bourselet/sdk/money'
import { fillIn } from '../../content/fill-in.ts'
import type { Language } from '../../http/routes.ts'
import { offerStatus } from '../../products/offers.ts'
import type { Offer } from '../../products/products.migration.ts'
import type { PlanTerms } from './ai-plans.ts'
import { planDescriptions } from './plan-descriptions.ts'

/** Returns an AI plan in the format of the API; null if the plan is not on sale yet. */
export function planView(
  offer: Offer<PlanTerms>,
  language: Language,
  now: number,
): Schema<'AiProduct'> | null {
  const status = offerStatus(offer, now)
  if (status === null) return null
  const { id, name, coin, terms, early_redeem } = offer
  const { min_rate, max_rate, fee_rate, cycle_days, max_loops, risk } = terms
  const short = (units: bigint) => fromUnits(units, SCALE, false)
  const percent = (rate: string) => trim(div(mul(rate, '100'), '1', SCALE, 'HALF_UP')).replace('-', '−')
  return {
    ...{ id, name, coin, cycle_days, min_rate, max_rate, fee_rate, max_loops, risk, status },
    min_amount: short(offer.min_amount),
    max_amount: short(offer.max_amount),
    early_finish: early_redeem,
    description_html: fillIn(planDescriptions[language], {
      min: percent(min_rate),
      max: percent(max_rate),
      fee: percent(fee_rate),
    }),
  }
}
