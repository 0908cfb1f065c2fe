import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

interface CoinTotal {
  coin: string
  total: bigint
}

export interface TrialBalance {
  /** Sum of all postings by coin, in units of 1e-8. Each sum must be 0. */
  totals: CoinTotal[]
  /**
   * The sums of all postings up to the id `last`. A later trial balance starts from these sums instead of reading the
   * postings again. Empty if the trial balance ran without the options `before` and `settledBefore`.
   */
  settled: { totals: CoinTotal[]; last: number }
  /** Stored balances that differ from the sum of their postings. There must be none. */
  differences: { account: string; bucket: string; coin: string; cached: bigint; posted: bigint }[]
  ok: boolean
}

interface TrialBalanceOptions {
  /** An earlier trial balance, whose settled part is not read again. */
  before?: TrialBalance | undefined
  /**
   * Time before which every booking has been committed or rolled back. The caller must choose a time that is early
   * enough: ids are assigned before the commit, so a booking can be committed after bookings with greater ids.
   */
  settledBefore?: number
}

/**
 * Computes the sums of the whole ledger and compares all stored balances with their postings (L2 and L4 in
 * docs/invariants.md#ledger). With `before`, an earlier trial balance, reads only the postings after its settled part.
 * The balances are then not compared again: the result contains the differences that were found earlier, and the stored
 * balances of each coin must sum up to zero.
 */
export async function trialBalance(
  reader: Reader,
  { before, settledBefore = 0 }: TrialBalanceOptions = {},
): Promise<TrialBalance> {
  const { totals, settled } = await totalsAfter(reader, before?.settled, settledBefore)
  const balances = before ? await balancesByCoin(reader) : []
  const differences = before?.differences ?? (await differingBalances(reader))
  const ok = differences.length === 0 && [...totals, ...balances].every(({ total }) => total === 0n)
  return { totals, settled, differences, ok }
}

async function totalsAfter(
  reader: Reader,
  from: TrialBalance['settled'] = { totals: [], last: 0 },
  settledBefore: number,
): Promise<Pick<TrialBalance, 'totals' | 'settled'>> {
  const last = Math.max(from.last, await lastBefore(reader, settledBefore))
  const { rows } = await sql<CoinTotal & { settled: bigint }>`
    SELECT coin, sum(amount) AS total, coalesce(sum(amount) FILTER (WHERE id <= ${last}), 0) AS settled
    FROM ledger_postings WHERE id > ${from.last} GROUP BY coin ORDER BY coin`.execute(reader)
  const sumUp = (part: 'total' | 'settled') => {
    const sums = new Map(from.totals.map(({ coin, total }) => [coin, total]))
    for (const row of rows) sums.set(row.coin, (sums.get(row.coin) ?? 0n) + row[part])
    return [...sums].map(([coin, total]) => ({ coin, total }))
  }
  return { totals: sumUp('total'), settled: { totals: sumUp('settled'), last } }
}

/** Returns the greatest id of the postings of the last booking before a time; 0 if there is none. */
async function lastBefore(reader: Reader, time: number): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max(id) AS last FROM ledger_postings WHERE txn_id = (
      SELECT id FROM ledger_txns WHERE created_at < ${time} ORDER BY id DESC LIMIT 1)`.execute(reader)
  return rows[0]?.last ?? 0
}

async function balancesByCoin(reader: Reader): Promise<CoinTotal[]> {
  const { rows } = await sql<CoinTotal>`
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
