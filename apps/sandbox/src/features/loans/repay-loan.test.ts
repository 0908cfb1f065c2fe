import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { holdLocks, whileLocked } from '../../database/test-database.ts'
import { availableBucket } from '../../ledger/posting.ts'
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
 * previous price. The collateral is checked only at the next mark prices, half a second later.
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
  return {
    ...borrower,
    paid,
    low: (low / 100).toFixed(2),
    async dip() {
      const first = index.publish(new Map([['BTCUSDT', low]]))
      await sandbox.clock.advance(10)
      await Promise.all([first, index.publish(new Map([['BTCUSDT', usual]]))])
    },
  }
}

test('a member cannot change a loan after an index price reaches its liquidation limit, until the collateral is sold', async () => {
  const { paid, low, dip, repay, loan } = await loanAtRisk()
  await dip()
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await sandbox.clock.advance(2_000)
  const { liquidation, repayments } = await loan(paid)
  expect(liquidation?.index_price).toBe(low)
  expect(repayments.map(({ source }) => source)).toEqual(['liquidation'])
})

test('a member cannot change a loan if an index price at its liquidation limit is published but not stored yet', async () => {
  const { paid, low, dip, repay, loan } = await loanAtRisk()
  const release = await holdLocks(sandbox.exchange().database, (tx) =>
    sql`LOCK TABLE index_ticks IN EXCLUSIVE MODE`.execute(tx),
  )
  const stored = dip()
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await release()
  await stored
  await sandbox.clock.advance(2_000)
  expect((await loan(paid)).liquidation?.index_price).toBe(low)
})

test('an index price that is published while a change of a loan is booked can require the sale of its collateral', async () => {
  const { id, paid, low, dip, repay, loan } = await loanAtRisk()
  const { database, ledger } = sandbox.exchange()
  const added = await whileLocked(
    database,
    (tx) => ledger.lock(tx, [availableBucket(id, 'spot', 'BTC')]),
    () => repay(paid, DUST),
    // `dip` runs outside of the transaction, because it stores the prices through another connection.
    AsyncLocalStorage.bind(dip),
  )
  expect(added.code).toBe(1)
  await sandbox.clock.advance(2_000)
  expect((await loan(paid)).liquidation?.index_price).toBe(low)
})

test('a member cannot change a loan if more index prices were published since the last check of its collateral than memory holds', async () => {
  const { paid, low, dip, repay, loan } = await loanAtRisk()
  const { index } = sandbox.exchange()
  await dip()
  const { price } = index.latest('BTCUSDT')!
  await Promise.all(Array.from({ length: 60 }, () => index.publish(new Map([['BTCUSDT', price]]))))
  for (const change of CHANGES) expect((await repay(paid, change)).data.error).toBe('LOAN_NOT_REPAYABLE')
  await sandbox.clock.advance(2_000)
  expect((await loan(paid)).liquidation?.index_price).toBe(low)
})
