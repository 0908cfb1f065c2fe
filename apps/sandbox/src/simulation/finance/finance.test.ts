import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { byDepth } from '../../test-depth.ts'
import { auditFinance, financeInvariants } from './finance-audit.ts'
import { runFinance } from './finance-run.ts'
import { simulatedProducts } from './simulated-products.ts'

/** Length of a short run in days. If `FINANCE_SEED` is set, only this seed runs, for `FINANCE_DAYS` days. */
const SHORT = 60
const { FINANCE_SEED, FINANCE_DAYS = 365 } = process.env
const runs: [seed: string, days: number][] = FINANCE_SEED
  ? [[FINANCE_SEED, Number(FINANCE_DAYS)]]
  : [
      ['finance 0', SHORT],
      ...byDepth(
        [],
        ['1', '2', '3', '4', '5', '6'].map((n) => [`finance ${n}`, 365] as [string, number]),
      ),
    ]

/** The database of the first run, which the test of the finance audit uses. */
let database: Database | undefined

// A run simulates weeks of all products on a real database, which takes some seconds.
test.each(runs)(
  'in a simulation of finance products, all balances equal those of the reference model (seed %s, %i days)',
  async (seed, days) => {
    const outcome = await runFinance({ seed, days, products: simulatedProducts })
    const { differences, error, tally } = outcome
    database ??= outcome.database
    console.log(seed, outcome.days, tally)
    expect(error).toBeNull()
    expect(differences).toEqual([])
    const happens = [...simulatedProducts.flatMap((product) => product.happens), 'restarts', 'downtimes']
    expect(happens.filter((name) => !tally[name])).toEqual([])
  },
  byDepth(180_000, 600_000),
)

test.each(Object.entries(financeInvariants))(
  'the audit of finance products reports a stored row that violates invariant %s',
  async (id, { altered }) => {
    const undone = new Error('undone')
    const audited = database?.owner.transaction(async (tx) => {
      await sql.raw(altered).execute(tx)
      expect((await auditFinance(tx)).map(({ what }) => what)).toContain(id)
      throw undone
    })
    await expect(audited).rejects.toBe(undone)
  },
)
