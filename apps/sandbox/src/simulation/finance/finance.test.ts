import { expect, test } from 'vitest'
import { savingsRules } from '../../features/savings/savings-rules.ts'
import { wealthRules } from '../../features/wealth/wealth-rules.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { byDepth } from '../../test-depth.ts'
import { runFinance } from './finance-run.ts'
import { simulatedProducts } from './simulated-products.ts'

/** `FINANCE_DAYS` sets the length; `FINANCE_SEED` repeats a failed run. */
const DAYS = Number(process.env.FINANCE_DAYS ?? byDepth(45, 365))
const seeds = process.env.FINANCE_SEED
  ? [process.env.FINANCE_SEED]
  : Array.from({ length: byDepth(1, 12) }, (_, n) => `finance ${n}`)

test.each(seeds)('members hold what an independent recomputation gives them (seed %s)', async (seed) => {
  const products = simulatedProducts({ openTermProduct, wealthRules, savingsRules })
  const { differences, tally } = await runFinance({ seed, days: DAYS, products })
  console.log(tally)
  expect(differences).toEqual([])
  for (const name of [
    'wealth subscribe',
    'wealth append',
    'wealth redeem',
    'savings subscribe',
    'savings redeem',
  ])
    expect(tally[`${name} done`], name).toBeGreaterThan(0)
})
