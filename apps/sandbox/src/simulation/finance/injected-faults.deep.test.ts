import { describe, expect, test } from 'vitest'
import { runFinance } from './finance-run.ts'
import { simulatedProducts } from './simulated-products.ts'

const SEEDS = 12

/** Sets of faults: the products of a set, which run together, and the names of its faults. */
const sets = [...new Set(simulatedProducts.map(({ faults }) => faults))].map((set) => {
  const products = simulatedProducts.filter(({ faults }) => faults === set)
  const names = products.map(({ name }) => name)
  return {
    names,
    run: (seed: number) => ({ seed: `planted ${seed}`, days: 60, products }),
    faults: Object.keys(set.faults),
  }
})

describe.each(sets)('injected faults of the products $names', ({ run, faults }) => {
  // An error thrown by the sandbox does not count as detection: the model or an invariant must report the fault.
  test.each(faults)('the finance simulation detects the injected fault %s', async (fault) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { differences, error, days } = await runFinance({ ...run(seed), fault })
      if (differences.length === 0 && error === null) continue
      console.log(`${fault}: seed ${seed}, day ${days}, ${differences[0]?.what ?? error}`)
      if (differences.length === 0) continue
      return
    }
    expect.fail(`${fault} was not found in ${SEEDS} seeds`)
  })

  test('the finance simulation finds no difference if no fault is injected', async () => {
    const { differences, error } = await runFinance(run(1))
    expect({ differences, error }).toEqual({ differences: [], error: null })
  })
})
