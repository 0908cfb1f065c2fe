import { expect, test } from 'vitest'
import { savingsRules } from '../../features/savings/savings-rules.ts'
import { wealthRules } from '../../features/wealth/wealth-rules.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { byDepth } from '../../test-depth.ts'
import { runFinance } from './finance-run.ts'
import { faultyFinance, financeFaultNames } from './injected-faults.ts'
import { type FinanceModules, simulatedProducts } from './simulated-products.ts'

const SEEDS = byDepth(4, 12)
const planOf = (seed: number, modules: FinanceModules) => ({
  ...{ seed: `planted ${seed}`, days: 60, products: simulatedProducts(modules) },
})

test.each(financeFaultNames)('finds %s', async (fault) => {
  const modules = await faultyFinance(fault)
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { differences, days } = await runFinance(planOf(seed, modules))
    if (differences.length === 0) continue
    console.log(`${fault}: seed ${seed}, day ${days}, ${differences[0]!.what}`)
    return
  }
  expect.fail(`${fault} was not found in ${SEEDS} seeds`)
})

test('finds nothing with the first seed without a fault', async () => {
  const modules = { openTermProduct, wealthRules, savingsRules }
  expect((await runFinance(planOf(1, modules))).differences).toEqual([])
})
