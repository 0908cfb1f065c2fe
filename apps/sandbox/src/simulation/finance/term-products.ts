import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import { openAiPlans } from '../../features/ai/ai-plans.ts'
import { createDraft } from '../../features/ai/create-draft.ts'
import { finishOrder, payDraft } from '../../features/ai/submit-order.ts'
import { acceptQuote } from '../../features/convert/accept-quote.ts'
import { giveQuote } from '../../features/convert/give-quote.ts'
import { apply } from '../../features/loans/apply-loan.ts'
import { checkCollateral } from '../../features/loans/loan-collateral.ts'
import { balanceAt } from '../../features/loans/loan-state.ts'
import { takeDueSteps } from '../../features/loans/loan-steps.ts'
import { addCollateral, repay } from '../../features/loans/repay-loan.ts'
import { savingsRules } from '../../features/savings/savings-rules.ts'
import { wealthRules } from '../../features/wealth/wealth-rules.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { type AiModules, aiSimulation } from './ai-simulation.ts'
import { type ConvertModules, convertSimulation } from './convert-simulation.ts'
import { savingsModel, wealthModel } from './finance-model.ts'
import type { FinanceGround, FinanceProduct } from './finance-product.ts'
import { type LoanModules, loanSimulation } from './loan-simulation.ts'
import { type SimulatedOffer, termSimulation } from './term-simulation.ts'

/** The modules of the finance products that a simulation uses: the original ones, or a copy with an injected fault. */
export interface FinanceModules {
  openTermProduct: typeof openTermProduct
  wealthRules: typeof wealthRules
  savingsRules: typeof savingsRules
  loans: LoanModules
  ai: AiModules
  convert: ConvertModules
}

/** The original modules of the finance products, without an injected fault. */
export const financeModules: FinanceModules = {
  ...{ openTermProduct, wealthRules, savingsRules },
  loans: { apply, addCollateral, repay, checkCollateral, takeDueSteps, balanceAt },
  ai: { openAiPlans, createDraft, payDraft, finishOrder },
  convert: { giveQuote, acceptQuote },
}

const offer = (change: Partial<SimulatedOffer>): SimulatedOffer => ({
  ...{ kind: 'pledge', coin: 'USDT', days: 7, rate: '0.00035', penalty: '0' },
  ...{ min: toUnits('100'), max: toUnits('9000'), step: 1n, price: null, copies: null },
  ...{ presale: null, sale: 0, end: null, appends: true, redeems: true },
  ...change,
})
const copies = { kind: 'wealth', price: toUnits('100'), step: toUnits('100') } as const

const wealthOffers = [
  offer({ rate: '0.000123456789', penalty: '0.01' }),
  offer({ days: 30, step: toUnits('1'), redeems: false }),
  offer({ ...copies, days: 12, copies: 60, redeems: false }),
  offer({ ...copies, days: 5, copies: 1_000, presale: 3 * DAY_MS, sale: 6 * DAY_MS, end: 15 * DAY_MS }),
  offer({ coin: 'BTC', days: 3, rate: '0.9', appends: false, min: 1n }),
]
const savings = { kind: 'savings', appends: false } as const
const savingsOffers = [
  offer({ ...savings, days: null, rate: '0.0437' }),
  offer({ ...savings, days: 9, rate: '0.0625' }),
]

export const productNames = ['loans', 'wealth', 'savings', 'AI', 'convert'] as const
export type ProductName = (typeof productNames)[number]

/** Creates the simulated products of a run, in the order in which their jobs run. */
export const simulatedProducts = (
  ground: FinanceGround,
  modules: FinanceModules,
  names: readonly ProductName[] = productNames,
): FinanceProduct[] => {
  const made: Record<ProductName, () => FinanceProduct> = {
    loans: () => loanSimulation(ground, modules.loans),
    wealth: () =>
      termSimulation(ground, {
        ...{ open: modules.openTermProduct, rules: modules.wealthRules, model: wealthModel },
        offers: wealthOffers,
        terms: ({ rate, penalty }) => ({ daily_rate: rate, penalty_rate: penalty }),
      }),
    savings: () =>
      termSimulation(ground, {
        ...{ open: modules.openTermProduct, rules: modules.savingsRules, model: savingsModel },
        offers: savingsOffers,
        terms: ({ rate }) => ({ apr: rate }),
      }),
    AI: () => aiSimulation(ground, modules.ai),
    convert: () => convertSimulation(ground, modules.convert),
  }
  return productNames.filter((name) => names.includes(name)).map((name) => made[name]())
}
