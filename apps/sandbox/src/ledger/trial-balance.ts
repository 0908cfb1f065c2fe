import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

export interface TrialBalance {
  /** Sum of all postings by coin, in units of 1e-8. Each sum must be 0. */
  totals: { coin: string; total: bigint }[]
  /** Greatest id of the postings in `totals`; 0 if there are none. */
  last: number
  /** Stored balances that differ from the sum of their postings. There must be none. */
  differences: { account: string; bucket: string; coin: string; cached: bigint; posted: bigint }[]
  ok: boolean
}

/**
 * Computes the sums of the whole ledger and compares all stored balances with their postings (L2 and L4 in
 * docs/invariants.md#ledger). With `before`, an earlier trial balance, reads only the postings with greater ids than it:
 * adds them to its sums, keeps its differences, and expects that all stored balances of a coin sum up to zero. Ids are
 * assigned before the commit, so a booking can commit after one with greater ids. Its postings are then first read by the
 * next trial balance without `before`; until then, only its stored balances are.
 */
export async function trialBalance(reader: Reader, before?: TrialBalance): Promise<TrialBalance> {
  const { totals, last } = await totalsAfter(reader, before)
  const balances = before ? await balancesByCoin(reader) : []
  const differences = before?.differences ?? (await differingBalances(reader))
  const ok = differences.length === 0 && [...totals, ...balances].every(({ total }) => total === 0n)
  return { totals, last, differences, ok }
}

async function totalsAfter(reader: Reader, before?: TrialBalance) {
  const { rows } = await sql<{ coin: string; total: bigint; last: number }>`
    SELECT coin, sum(amount) AS total, max(id) AS last FROM ledger_postings WHERE id > ${before?.last ?? 0}
    GROUP BY coin ORDER BY coin`.execute(reader)
  const sums = new Map(before?.totals.map(({ coin, total }) => [coin, total]))
  for (const { coin, total } of rows) sums.set(coin, (sums.get(coin) ?? 0n) + total)
  return {
    totals: [...sums].map(([coin, total]) => ({ coin, total })),
    last: Math.max(before?.last ?? 0, ...rows.map((row) => row.last)),
  }
}

async function balancesByCoin(reader: Reader): Promise<TrialBalance['totals']> {
  const { rows } = await sql<TrialBalance['totals'][number]>`
    SELECT coin, sum(amount) AS total FROM ledger_balances GROUP BY coin`.execute(reader)
  return rows
}

async function differingBalances(reader: Reader): Promise<TrialBalance['differences']> {
  const { rows } = await sql<TrialBalance['differences'][number]>`
    SELECT account, bucket, coin, coalesce(b.amount, 0) AS cached, coalesce(p.amount, 0) AS posted
    FROM ledger_balances b
    FULL JOIN (SELECT account, bucket, coin, sum(amount) AS amount FROM ledger_postings GROUP BY 1, 2, 3) p
      USING (account, bucket, coin)
    WHERE coalesce(b.amount, 0) <> coalesce(p.amount, 0)
    ORDER BY 1, 2, 3 LIMIT 100`.execute(reader)
  return rows
}
