import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { whileLocked } from '../../database/test-database.ts'
import type { Tx } from '../../database/transaction.ts'
import { takeDueSteps } from './due-steps.ts'
import { approveWithdrawal, endWithdrawal } from './end-withdrawal.ts'
import { EVM, type TestWithdraw, type Token, testWithdraw } from './test-withdraw.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'

let sandbox: TestWithdraw
let ann: Token
let orderNo: string
beforeAll(async () => {
  sandbox = await testWithdraw()
})
beforeEach(async () => {
  ann = (await sandbox.member('1000')).token
  orderNo = (await sandbox.ask(ann, { chain: 'ERC20', address: EVM })).data.order_no
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

/**
 * Locks the row of the withdrawal and starts `late`, which then waits for this row. Runs `decide` and commits,
 * so that `late` continues with the changed row.
 */
function overtaken<T>(decide: (tx: Tx, row: WithdrawalRow) => Promise<unknown>, late: () => Promise<T>) {
  const lock = (tx: Tx) =>
    tx
      .selectFrom('withdrawals')
      .selectAll()
      .where('order_no', '=', orderNo)
      .forUpdate()
      .executeTakeFirstOrThrow()
  return whileLocked(sandbox.exchange().database, lock, late, decide)
}

test('refuses to cancel a withdrawal that the reviewer approves at the same moment, and returns no money', async () => {
  const exchange = sandbox.exchange()
  const answer = await overtaken(
    (tx, row) => approveWithdrawal(exchange, tx, row),
    () => sandbox.cancel(ann, orderNo),
  )
  expect(answer.data.error).toBe('WITHDRAWAL_CLOSED')
  expect((await sandbox.find(ann, orderNo))?.status).toBe('processing')
  expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
})

test('the automatic approval does nothing if the member cancels the withdrawal at the same moment', async () => {
  const exchange = sandbox.exchange()
  const { database } = exchange
  await database.db.updateTable('withdrawals').set({ due_at: 1 }).where('order_no', '=', orderNo).execute()
  await overtaken(
    (tx, row) => endWithdrawal(exchange, tx, row, 'cancelled'),
    () => takeDueSteps(exchange),
  )
  expect((await sandbox.find(ann, orderNo))?.status).toBe('cancelled')
  expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
})
