import { describe, expect, test } from 'vitest'
import { runFinance } from './finance-run.ts'
import { faultyFinance, financeFaultSets } from './injected-faults.ts'
import {
  type FinanceModules,
  financeModules,
  type ProductName,
  simulatedProducts,
} from './simulated-products.ts'

const SEEDS = 12
const planOf = (seed: number, modules: FinanceModules, names: readonly ProductName[], days = 60) => ({
  ...{ seed: `planted ${seed}`, days },
  products: (ground: Parameters<typeof simulatedProducts>[0]) => simulatedProducts(ground, modules, names),
})

describe.each(financeFaultSets)('injected faults of $products', ({ products, faults }) => {
  // An error thrown by the sandbox does not count as detection: the model or an invariant must report the fault.
  test.each(faults)('the finance simulation detects the injected fault %s', async (fault) => {
    const modules = await faultyFinance(fault)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { differences, error, days } = await runFinance(planOf(seed, modules, products))
      if (differences.length === 0 && error === null) continue
      console.log(`${fault}: seed ${seed}, day ${days}, ${differences[0]?.what ?? error}`)
      if (differences.length === 0) continue
      return
    }
    expect.fail(`${fault} was not found in ${SEEDS} seeds`)
  })

  test('the finance simulation finds no difference if no fault is injected', async () => {
    const { differences, error } = await runFinance(planOf(1, financeModules, products))
    expect({ differences, error }).toEqual({ differences: [], error: null })
  })
})
