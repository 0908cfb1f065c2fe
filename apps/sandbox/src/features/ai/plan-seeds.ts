import { compare, mul, toUnits } from '@bourselet/sdk/money'
import type { Migration } from '../../database/migrate.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { type AiPlans, openAiPlans, type PlanTerms } from './ai-plans.ts'

interface SeededPlan extends Omit<PlanTerms, 'loops'> {
  name: string
  min_amount: string
  max_amount: string
}

/**
 * AI plans that a new sandbox offers. The mean result of a day after the fee is (min + max) / 2 - fee x max^2 / (2 x
 * (max - min)): 0.000138, 0.000181 and 0.000212. All three are below the daily rate of the cheapest loan, so borrowing
 * to buy a plan does not pay.
 */
const plans: SeededPlan[] = [
  {
    ...{ name: 'Steady 7', cycle_days: 7, risk: 'low', min_amount: '50', max_amount: '20000' },
    ...{ min_rate: '-0.0005', max_rate: '0.0008', fee_rate: '0.05', max_loops: 4 },
  },
  {
    ...{ name: 'Core 21', cycle_days: 21, risk: 'medium', min_amount: '100', max_amount: '10000' },
    ...{ min_rate: '-0.002', max_rate: '0.0025', fee_rate: '0.1', max_loops: 3 },
  },
  {
    ...{ name: 'Wide 60', cycle_days: 60, risk: 'high', min_amount: '200', max_amount: '5000' },
    ...{ min_rate: '-0.01', max_rate: '0.011', fee_rate: '0.1', max_loops: 3 },
  },
]

/** Returns the stored form of an AI plan. Throws for a plan that could lose its whole principal within one loop. */
function offerOf({ name, min_amount, max_amount, ...terms }: SeededPlan, now: number) {
  if (compare(mul(terms.min_rate, String(terms.cycle_days)), '-1') <= 0)
    throw new Error(`${name} can lose its whole principal in a loop`)
  const offer: Parameters<AiPlans['addOffer']>[1] = {
    ...{ kind: 'ai', name, coin: 'USDT', term_days: terms.cycle_days, terms: { ...terms, loops: 1 } },
    ...{ min_amount: toUnits(min_amount), max_amount: toUnits(max_amount), step: 1n },
    ...{ copy_price: null, total_copies: null, sold_copies: 0 },
    ...{ presale_at: null, sale_at: now, end_at: null, append_allowed: false, early_redeem: true },
  }
  return offer
}

/** Returns the migration that stores the AI plans when the sandbox starts for the first time. */
export function planSeeds(exchange: ServerExchange): Migration {
  return {
    name: 'ai-plans-1',
    async up(tx) {
      const product = openAiPlans(exchange)
      for (const plan of plans) await product.addOffer(tx, offerOf(plan, exchange.clock.now()))
    },
  }
}
