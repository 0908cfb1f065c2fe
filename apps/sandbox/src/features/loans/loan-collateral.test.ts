import { fromUnits, loanPayoff } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { whileLocked } from '../../database/test-database.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { checkCollateral, isAtLimit, sellCollateral } from './loan-collateral.ts'
import { limitsAt } from './loan-limits.ts'
import { balanceAt, type PaidLoan } from './loan-state.ts'
import type { LoanRow } from './loans.migration.ts'
import { DAY, testLoans } from './test-loans.ts'

const MANY = 5_000

let sandbox: Awaited<ReturnType<typeof testLoans>>
let loan: PaidLoan
/** Creates a loan with BTC as collateral and returns its row. */
const newLoan = async () => {
  const { borrow } = await sandbox.borrower()
  const asked = { goods_id: sandbox.secured.id, collateral_coin: 'BTC', term_days: 90 }
  const { order_no } = await borrow(asked)
  const rows = sandbox.exchange().database.db.selectFrom('loans').selectAll()
  return (await rows.where('order_no', '=', order_no).executeTakeFirstOrThrow()) as PaidLoan
}
beforeAll(async () => {
  sandbox = await testLoans()
  loan = await newLoan()
})

test('until the debt grows, an index price between a loan’s limit prices starts or ends no margin call and causes no sale of collateral', () => {
  const tickAt = (units: bigint, ts: number) => ({ id: 1, ts, price: fromUnits(units), units })
  const quantity = fc.bigInt({ min: 1n, max: 10n ** 11n })
  const principal = fc.bigInt({ min: 10n ** 8n, max: 5n * 10n ** 12n })
  const time = fc.integer({ min: -1_000, max: 95 * DAY })
  const distance = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })
  fc.assert(
    fc.property(
      quantity,
      principal,
      time,
      distance,
      fc.boolean(),
      (collateral_qty, debt, after, by, called) => {
        const one: PaidLoan = {
          ...loan,
          collateral_qty,
          principal: debt,
          amount: debt,
          margin_called: called,
        }
        const at = loan.disbursed_at + after
        const { below, above, until } = limitsAt(one, at)!
        const payoff = (time: number) => loanPayoff(balanceAt(one, time)).payoff
        expect([payoff(at), payoff(until + 1) > payoff(until)]).toEqual([payoff(until), true])
        for (const limit of above === null ? [below] : [below, above]) {
          const units = limit + by
          if (units <= 0n) continue
          const isBetween = units > below && (above === null || units < above)
          if (isBetween) expect(isAtLimit(one, tickAt(units, until))).toBe(false)
        }
        // The lower limit price is exact: at the next lower price, the loan has reached its limit.
        if (below > 1n) expect(isAtLimit(one, tickAt(below - 1n, at))).toBe(true)
      },
    ),
  )
})

test('a sale of collateral locks the borrower’s wallet before any system account', async () => {
  const exchange = sandbox.exchange()
  const { database, ledger } = exchange
  const row = await newLoan()
  const tick = { id: 1, ts: sandbox.clock.now(), price: '1', units: 10n ** 8n }
  const wallet = availableBucket(row.member_id, 'spot', 'USDT')
  const sold = await whileLocked(
    database,
    (tx) => ledger.lock(tx, [wallet]),
    () => database.transaction((tx) => sellCollateral(exchange, tx, row, tick)),
    (tx) => sql`SELECT FROM ledger_balances WHERE account LIKE 'sys:%' FOR UPDATE NOWAIT`.execute(tx),
  )
  expect(sold.status).toBe('repaid')
})

describe(`${MANY} loans with collateral whose limit prices are far from the index price`, () => {
  const copies = () => sandbox.exchange().database.db.selectFrom('loans').where('order_no', 'like', 'copy-%')
  /**
   * Checks the collateral at one more index tick. Returns the number of transactions that the check runs. The check
   * runs a transaction only to lock loans, so 0 means that it locked none.
   */
  const transactionsOfCheck = async () => {
    const exchange: ServerExchange = sandbox.exchange()
    const { database } = exchange
    let count = 0
    const transaction: typeof database.transaction = (run) => {
      count++
      return database.jobs.transaction(run)
    }
    await database.db
      .updateTable('loan_ticks')
      .set((row) => ({ tick_id: row('tick_id', '-', 1) }))
      .execute()
    await checkCollateral({
      ...exchange,
      database: { ...database, jobs: { ...database.jobs, transaction } },
    })
    return count
  }

  test('a published index price between the stored limit prices of a loan neither locks nor values the loan', async () => {
    const { db } = sandbox.exchange().database
    const columns = Object.keys(loan).filter((name) => !['id', 'order_no', 'limits_until'].includes(name))
    const names = sql.join(columns.map((name) => sql.ref(name)))
    await sql`
      INSERT INTO loans (id, order_no, ${names})
      SELECT 1000000 + n, 'copy-' || n, ${names} FROM loans, generate_series(1, ${MANY}) AS n
      WHERE id = ${loan.id}`.execute(db)
    expect(await transactionsOfCheck()).toBe(MANY / 200)
    const stored = copies().select(['limits_until', 'limit_below', 'limit_above']).distinct()
    const { until, below, above } = limitsAt(loan, sandbox.clock.now())!
    expect(await stored.execute()).toEqual([{ limits_until: until, limit_below: below, limit_above: above }])
    expect(await transactionsOfCheck()).toBe(0)
    // At the next index tick (published index price), the check values a loan again in two cases. Either a change has
    // reset the loan's limit prices, or the index price has reached one of them.
    const change: Partial<LoanRow>[] = [{ limits_until: null }, { limit_below: 10n ** 15n }]
    for (const [n, fields] of change.entries()) {
      await db
        .updateTable('loans')
        .set(fields)
        .where('order_no', '=', `copy-${n + 1}`)
        .execute()
      expect(await transactionsOfCheck()).toBe(1)
    }
    await db.deleteFrom('loans').where('order_no', 'like', 'copy-%').execute()
  })
})
