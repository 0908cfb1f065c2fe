import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { holdLocks, whileLocked } from '../../database/test-database.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { repay } from './repay-loan.ts'
import { testLoans } from './test-loans.ts'

const DUST = { action: 'add_collateral', quantity: '0.00000001' }
/** Requests that change a loan: additional collateral, a repayment in part and a repayment in full. */
const CHANGES = [DUST, { amount: '0.00000001' }, {}]

let sandbox: Awaited<ReturnType<typeof testLoans>>
beforeAll(async () => {
  sandbox = await testLoans()
})
afterEach(async () => {
  const { ledger, database } = sandbox.exchange()
  expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
  expect(sandbox.lines.filter((line) => line.startsWith('loans'))).toEqual([])
})

/**
 * Returns a paid-out loan with collateral. Its function `dip` publishes a price below the liquidation limit, then the
 * previous price. The collateral is checked only at the next mark prices, half a second later; `sold` waits for this.
 */
async function loanAtRisk() {
  const borrower = await sandbox.borrower()
  const paid = await borrower.borrow({
    ...{ goods_id: sandbox.secured.id, collateral_coin: 'BTC', amount: '10000' },
  })
  const { index } = sandbox.exchange()
  const usual = index.latest('BTCUSDT')!.price
  const low = Math.floor(Number(paid.liquidation_price) * 99)
  await sandbox.clock.advance(500)
  // A check that is still running would see the prices of `dip`.
  const { database } = sandbox.exchange()
  const checked = database.db.selectFrom('loan_ticks').select('ts')
  await expect.poll(() => checked.executeTakeFirst()).toEqual({ ts: index.latest('BTCUSDT')!.ts })
  return {
    ...borrower,
    paid,
    async dip() {
      const first = index.publish(new Map([['BTCUSDT', low]]))
      await sandbox.clock.advance(10)
      await Promise.all([first, index.publish(new Map([['BTCUSDT', usual]]))])
    },
    /** Waits until the loan is repaid by a sale of its collateral at the low price. */
    async sold() {
      await sandbox.clock.advance(2_000)
      const sale = { index_price: (low / 100).toFixed(2) }
      await expect.poll(() => borrower.loan(paid)).toMatchObject({ status: 'repaid', liquidation: sale })
    },
  }
}

test('a member cannot change a loan after an index price reaches its liquidation limit, until the collateral is sold', async () => {
  const { paid, dip, repay, loan, sold } = await loanAtRisk()
  await dip()
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await sold()
  const { repayments } = await loan(paid)
  expect(repayments.map(({ source }) => source)).toEqual(['liquidation'])
})

test('a member cannot change a loan if an index price at its liquidation limit is published but not stored yet', async () => {
  const { paid, dip, repay, sold } = await loanAtRisk()
  const release = await holdLocks(sandbox.exchange().database, (tx) =>
    sql`LOCK TABLE index_ticks IN EXCLUSIVE MODE`.execute(tx),
  )
  const stored = dip()
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await release()
  await stored
  await sold()
})

test('an index price that is published while a change of a loan is booked can require the sale of its collateral', async () => {
  const { id, paid, dip, repay, sold } = await loanAtRisk()
  const { database, ledger } = sandbox.exchange()
  const added = await whileLocked(
    database,
    (tx) => ledger.lock(tx, [availableBucket(id, 'spot', 'BTC')]),
    () => repay(paid, DUST),
    // `dip` runs outside of the transaction, because it stores the prices through another connection.
    AsyncLocalStorage.bind(dip),
  )
  expect(added.code).toBe(1)
  await sold()
})

test('a member cannot change a loan if more index prices were published since the last check of its collateral than memory holds', async () => {
  const { paid, dip, repay, sold } = await loanAtRisk()
  const { index } = sandbox.exchange()
  await dip()
  const { price } = index.latest('BTCUSDT')!
  await Promise.all(Array.from({ length: 60 }, () => index.publish(new Map([['BTCUSDT', price]]))))
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await sold()
})

test('if a member repays while they read loans or balances, an answer shows the debt and the money of one moment', async () => {
  const { id, borrow, ask } = await sandbox.borrower()
  const { order_no } = await borrow({ amount: '1000' })
  const exchange = sandbox.exchange()
  /** Sends a read that waits for a lock on a table until a repayment is committed. */
  const readDuring = (call: 'loans.orders' | 'wallet.balances', table: string) =>
    whileLocked(
      exchange.database,
      (tx) => sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(tx),
      async () => (await ask(call)).data,
      (tx) => repay(exchange, tx, id, { order_no, amount: '100' }),
    )

  const [loan] = (await readDuring('loans.orders', 'loan_repayments')).list
  expect(loan).toMatchObject({ principal_left: '1000.00000000', repaid: '0.00000000' })
  // A repayment takes the same amount from the money and from the debt, so the total stays.
  const { total_usdt } = await readDuring('wallet.balances', 'loans')
  expect((await ask('wallet.balances')).data.total_usdt).toBe(total_usdt)
})
