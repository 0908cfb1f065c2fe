import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

export interface TrialBalance {
  /** Sum of all postings by coin, in units of 1e-8. Each sum must be 0. */
  totals: { coin: string; total: bigint }[]
  /** Stored balances that differ from the sum of their postings. There must be none. */
  differences: { account: string; bucket: string; coin: string; cached: bigint; posted: bigint }[]
  ok: boolean
}

/**
 * Computes the sums of the whole ledger and compares all stored balances with their postings (L2 and L4 in
 * docs/invariants.md#ledger).
 */
export async function trialBalance(reader: Reader): Promise<TrialBalance> {
  const totals = await sql<{ coin: string; total: bigint }>`
    SELECT coin, sum(amount) AS total FROM ledger_postings GROUP BY coin ORDER BY coin`.execute(reader)
  const differences = await sql<TrialBalance['differences'][number]>`
    SELECT account, bucket, coin, coalesce(b.amount, 0) AS cached, coalesce(p.amount, 0) AS posted
    FROM ledger_balances b
    FULL JOIN (SELECT account, bucket, coin, sum(amount) AS amount FROM ledger_postings GROUP BY 1, 2, 3) p
      USING (account, bucket, coin)
    WHERE coalesce(b.amount, 0) <> coalesce(p.amount, 0)
    ORDER BY 1, 2, 3 LIMIT 100`.execute(reader)
  const ok = differences.rows.length === 0 && totals.rows.every((row) => row.total === 0n)
  return { totals: totals.rows, differences: differences.rows, ok }
}
