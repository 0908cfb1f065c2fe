import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { fairCheck } from './fair-check.ts'

/**
 * An invariant, and the SQL query that finds its violations. Each row of the result names a bet or round that violates
 * the invariant.
 */
interface Breach {
  invariant: string
  text: string
  find: string
}

const BREACHES: Breach[] = [
  {
    invariant: 'R1',
    text: 'bet outside start <= t < lock',
    find: `SELECT order_no AS what FROM option_orders JOIN rounds USING (round_no)
      WHERE opened_at < start_at OR opened_at >= lock_at`,
  },
  {
    invariant: 'R1',
    text: 'two bets of one member',
    find: `SELECT round_no AS what FROM option_orders WHERE round_no IS NOT NULL
      GROUP BY member_id, round_no HAVING count(*) > 1`,
  },
  {
    invariant: 'R3',
    text: 'not paid exactly once',
    find: `SELECT order_no AS what FROM option_orders LEFT JOIN (
        SELECT ref_no, count(*) AS times, sum(available_delta) AS paid FROM account_changes
        WHERE type IN ('option_payout', 'option_refund') GROUP BY ref_no) AS booked ON ref_no = order_no
      WHERE coalesce(times, 0) <> (coalesce(reward_amount, 0) > 0)::int
        OR coalesce(paid, 0) <> coalesce(reward_amount, 0)`,
  },
  {
    invariant: 'R3',
    text: 'stake not taken exactly once',
    find: `SELECT order_no AS what FROM option_orders LEFT JOIN (
        SELECT ref_no, count(*) AS times, sum(available_delta) AS paid FROM account_changes
        WHERE type = 'option_stake' GROUP BY ref_no) AS booked ON ref_no = order_no
      WHERE times IS DISTINCT FROM 1 OR paid <> -(amount + open_fee)`,
  },
  {
    invariant: 'R4',
    text: 'cancelled without stake and fee back',
    find: `SELECT order_no AS what FROM option_orders
      WHERE status = 'cancelled' AND reward_amount <> amount + open_fee`,
  },
  {
    invariant: 'L2',
    text: 'pool is not the sum of its unsettled stakes',
    find: `SELECT round_no AS what FROM rounds
      LEFT JOIN ledger_balances ON account = 'sys:pool:' || round_no
      WHERE decided_at IS NULL AND coalesce(ledger_balances.amount, 0) <> bull_pool + bear_pool
        OR settled_at IS NOT NULL AND coalesce(ledger_balances.amount, 0) <> 0`,
  },
  {
    invariant: 'R7',
    text: 'ended with unsettled bets',
    find: `SELECT round_no AS what FROM rounds JOIN option_orders USING (round_no)
      WHERE rounds.settled_at IS NOT NULL AND option_orders.status = 'in_progress'`,
  },
  {
    invariant: 'L5',
    text: 'what time options hold',
    find: `SELECT 'sys:option' AS what WHERE
      coalesce((SELECT amount FROM ledger_balances WHERE account = 'sys:option'), 0) <>
      coalesce((SELECT sum(amount - CASE status WHEN 'won' THEN reward_amount + reward_fee
        WHEN 'draw' THEN amount WHEN 'cancelled' THEN amount ELSE 0 END)
        FROM option_orders WHERE mode = 'time'), 0)`,
  },
  {
    invariant: 'R2',
    text: 'credits, fee and remainder are not the pool',
    find: `SELECT round_no AS what FROM rounds
      JOIN (SELECT account, sum(amount) FILTER (WHERE amount > 0) AS taken, -sum(amount) FILTER (WHERE amount < 0) AS given
        FROM ledger_postings WHERE account LIKE 'sys:pool:%' GROUP BY account) AS pool
        ON account = 'sys:pool:' || round_no
      WHERE settled_at IS NOT NULL AND (taken <> bull_pool + bear_pool OR given IS DISTINCT FROM taken)`,
  },
]

/**
 * Returns all violations of the invariants of rounds and options (R1 to R9 in docs/invariants.md) and of the ledger.
 */
export async function auditPrediction(db: Reader): Promise<string[]> {
  const problems = await fairCheck(db)
  for (const { invariant, text, find } of BREACHES) {
    const { rows } = await sql.raw<{ what: string }>(`${find} LIMIT 5`).execute(db)
    problems.push(...rows.map(({ what }) => `${invariant} ${what}: ${text}`))
  }
  const { ok, totals, differences } = await trialBalance(db)
  if (!ok)
    problems.push(`L1 the ledger does not add up: ${totals.length} coins, ${differences.length} differences`)
  return problems
}

/**
 * Returns all final results by bet or round number. A later comparison detects changed results (R6 in
 * docs/invariants.md).
 */
export async function readResults(db: Reader): Promise<Map<string, string>> {
  const { rows } = await sql<{ no: string; result: string }>`
    SELECT round_no AS no, concat_ws(' ', status, result, lock_tick, close_tick, bull_pool, bear_pool) AS result
      FROM rounds WHERE settled_at IS NOT NULL
    UNION ALL SELECT order_no, concat_ws(' ', status, reward_amount, reward_fee, delivery_tick, settled_at)
      FROM option_orders WHERE settled_at IS NOT NULL`.execute(db)
  return new Map(rows.map(({ no, result }) => [no, result]))
}
