import { toUnits } from '@bourselet/sdk/money'
import type { savingsRules as SavingsRules } from '../../features/savings/savings-rules.ts'
import type { wealthRules as WealthRules } from '../../features/wealth/wealth-rules.ts'
import type { openTermProduct } from '../../products/term-product.ts'
import { savingsModel, wealthModel } from './finance-model.ts'
import type { FinanceProduct } from './finance-product.ts'
import { type SimulatedOffer, termSimulation } from './term-simulation.ts'

const DAY = 86_400_000

/** The modules of the products, or a copy of them with an injected fault. */
export interface FinanceModules {
  openTermProduct: typeof openTermProduct
  wealthRules: typeof WealthRules
  savingsRules: typeof SavingsRules
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
  offer({ ...copies, days: 5, copies: 1_000, presale: 3 * DAY, sale: 6 * DAY, end: 15 * DAY }),
  offer({ coin: 'BTC', days: 3, rate: '0.9', appends: false, min: 1n }),
]
const savings = { kind: 'savings', appends: false } as const
const savingsOffers = [
  offer({ ...savings, days: null, rate: '0.0437' }),
  offer({ ...savings, days: 9, rate: '0.0625' }),
]

/** Returns wealth and savings for a run of the simulation. */
export const simulatedProducts = (modules: FinanceModules): FinanceProduct[] => [
  termSimulation({
    ...{
      open: modules.openTermProduct,
      rules: modules.wealthRules,
      model: wealthModel,
      offers: wealthOffers,
    },
    terms: ({ rate, penalty }) => ({ daily_rate: rate, penalty_rate: penalty }),
  }),
  termSimulation({
    ...{
      open: modules.openTermProduct,
      rules: modules.savingsRules,
      model: savingsModel,
      offers: savingsOffers,
    },
    terms: ({ rate }) => ({ apr: rate }),
  }),
]
