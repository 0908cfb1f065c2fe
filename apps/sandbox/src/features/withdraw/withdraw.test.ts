import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeDueSteps } from './due-steps.ts'
import { EVM, PASSWORD, type TestWithdraw, type Token, TRON, testWithdraw } from './test-withdraw.ts'

let sandbox: TestWithdraw
let ann: Token
let bob: Token
let home: number
beforeAll(async () => {
  sandbox = await testWithdraw()
})
beforeEach(async () => {
  ann = (await sandbox.member('1000')).token
  bob = (await sandbox.member('1000')).token
  home = await sandbox.oldAddress(ann)
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

const ask = (request: object = {}, headers = {}, token = ann) => {
  const target = 'address' in request || 'type' in request ? {} : { address_id: home }
  return sandbox.ask(token, { ...target, ...request }, headers)
}
const changes = async () =>
  (await sandbox.call('wallet.changes', {}, ann)).data.list.map(({ type }) => type).slice(0, -1)

describe('a withdrawal', () => {
  test('a withdrawal to an address saved long ago starts immediately and completes after twenty seconds', async () => {
    const { code, data } = await ask()
    expect(code).toBe(1)
    expect(data).toMatchObject({
      status: 'processing',
      amount: '100.00000000',
      fee: '1.00000000',
      arrival: '99.00000000',
      address: TRON,
      review_reasons: [],
      txid: null,
    })
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
    await sandbox.clock.advance(18_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('processing')
    await sandbox.clock.advance(4_000)
    const done = await sandbox.find(ann, data.order_no)
    expect(done).toMatchObject({ status: 'success', txid: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(done!.done_at! - done!.created_at).toBeGreaterThanOrEqual(20_000)
    await takeDueSteps(sandbox.exchange())
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '0.00000000' })
    expect(await changes()).toEqual(['withdraw_done', 'withdraw_freeze'])
  })

  test('a withdrawal to an address that is not saved is reviewed first, then approved and completed automatically', async () => {
    const { data } = await ask({ chain: 'ERC20', address: EVM.toLowerCase() })
    expect(data).toMatchObject({ status: 'review', review_reasons: ['address_changed'], address: EVM })
    await sandbox.clock.advance(58_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('review')
    await sandbox.clock.advance(4_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('processing')
    await sandbox.clock.advance(24_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('success')
  })

  test('in a clock jump of an hour, a withdrawal completes at its due time, not at the end of the jump', async () => {
    const { data } = await ask({ chain: 'ERC20', address: EVM })
    await sandbox.clock.advance(3_600_000)
    const done = await sandbox.find(ann, data.order_no)
    expect(done?.status).toBe('success')
    expect(done!.done_at! - done!.created_at).toBeLessThan(90_000)
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '0.00000000' })
  })

  test('a withdrawal states all reasons for its review', async () => {
    const now = sandbox.clock.now()
    const { members } = sandbox.exchange()
    const { reviewFlags } = members
    members.reviewFlags = async () => ({
      password_changed_at: now - 1,
      policy_changed_at: now - 1,
      authenticator_changed_at: null,
    })
    const { data } = await ask({ address: TRON })
    expect(data.review_reasons).toEqual(['password_changed', 'policy_changed'])
    const { data: unknown } = await ask({ chain: 'BEP20', address: EVM })
    expect(unknown.review_reasons).toEqual(['address_changed', 'password_changed', 'policy_changed'])
    members.reviewFlags = async () => ({
      password_changed_at: now - 86_400_000,
      policy_changed_at: now - 86_400_000,
      authenticator_changed_at: null,
    })
    expect((await ask()).data.status).toBe('processing')
    members.reviewFlags = reviewFlags
  })

  test('for a day after a change of the log-in password, all withdrawals are reviewed', async () => {
    const account = { email: 'changed@example.com', password: 'abc12345', trade_password: PASSWORD }
    await sandbox.newMember({ ...account, balances: { USDT: '1000' } })
    const before = await sandbox.signIn(account.email, account.password)
    const address_id = await sandbox.oldAddress(before)
    expect((await ask({ address_id }, {}, before)).data.status).toBe('processing')
    const passwords = { new_password: 'abc123456', new_password_confirm: 'abc123456' }
    const request = { old_password: account.password, ...passwords }
    expect((await sandbox.call('account.changePassword', request, before)).code).toBe(1)
    const after = await sandbox.signIn(account.email, passwords.new_password)
    expect((await ask({ address_id }, {}, after)).data.review_reasons).toEqual(['password_changed'])
    await sandbox.clock.advance(86_400_000)
    const nextDay = await sandbox.signIn(account.email, passwords.new_password)
    expect((await ask({ address_id }, {}, nextDay)).data.status).toBe('processing')
  })
})

describe('review of withdrawals', () => {
  const inReview = async () => (await ask({ chain: 'ERC20', address: EVM })).data.order_no

  test('an approved withdrawal continues and can no longer be canceled', async () => {
    const order_no = await inReview()
    expect((await sandbox.review(order_no, true)).data).toMatchObject({ status: 'processing' })
    expect((await sandbox.review(order_no, false)).data.error).toBe('ORDER_CLOSED')
    expect(await sandbox.cancel(ann, order_no)).toMatchObject({
      code: 5835,
      data: { error: 'WITHDRAWAL_CLOSED' },
    })
    await sandbox.clock.advance(22_000)
    expect((await sandbox.find(ann, order_no))?.status).toBe('success')
  })

  test('a rejected withdrawal returns the whole amount to the member and states the reason', async () => {
    const order_no = await inReview()
    await sandbox.review(order_no, false, 'unknown destination')
    expect(await sandbox.find(ann, order_no)).toMatchObject({
      status: 'rejected',
      reject_reason: 'unknown destination',
    })
    expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    await sandbox.clock.advance(120_000)
    expect((await sandbox.find(ann, order_no))?.status).toBe('rejected')
    expect(await changes()).toEqual(['withdraw_refund', 'withdraw_freeze'])
  })

  test('returns the whole amount once if the member cancels a withdrawal under review, even if they cancel twice', async () => {
    const order_no = await inReview()
    expect((await sandbox.cancel(bob, order_no)).data.error).toBe('NOT_FOUND')
    expect((await sandbox.cancel(ann, order_no, '000000')).data.error).toBe('TRADE_PASSWORD_WRONG')
    const [one, two] = await Promise.all([sandbox.cancel(ann, order_no), sandbox.cancel(ann, order_no)])
    expect([one.code, two.code].sort()).toEqual([1, 5835])
    expect(await sandbox.find(ann, order_no)).toMatchObject({ status: 'cancelled' })
    expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    expect((await sandbox.cancel(ann, order_no)).code).toBe(5835)
    await sandbox.clock.advance(120_000)
    expect((await sandbox.find(ann, order_no))?.status).toBe('cancelled')
    expect((await sandbox.cancel(ann, 'W202603020000999999')).data.error).toBe('NOT_FOUND')
  })

  test('if a cancellation and the reviewer’s decision arrive concurrently, applies only one of them', async () => {
    for (const approve of [true, false]) {
      const order_no = await inReview()
      await Promise.all([
        sandbox.cancel(ann, order_no),
        sandbox.review(order_no, approve),
        sandbox.clock.advance(61_000),
      ])
      await sandbox.clock.advance(30_000)
      const { status } = (await sandbox.find(ann, order_no))!
      expect(['success', 'cancelled', 'rejected']).toContain(status)
    }
  })

  test('returns the whole amount of a withdrawal if the chain refuses the transfer', async () => {
    const { data } = await ask()
    expect((await sandbox.control('withdraw', { order_no: data.order_no, failed: true })).code).toBe(1)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('failed')
    expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    const again = await sandbox.control('withdraw', { order_no: data.order_no, failed: true })
    expect(again.data.error).toBe('ORDER_CLOSED')
    await sandbox.clock.advance(60_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('failed')
  })
})

describe('list of withdrawals', () => {
  test('the list of withdrawals contains only the member’s own withdrawals, and can be filtered and paged', async () => {
    const start = sandbox.clock.now()
    await ask({ amount: '10' })
    await sandbox.call(
      'withdraw.requestUsdt',
      { chain: 'ERC20', address: EVM, amount: '20', trade_password: PASSWORD },
      ann,
    )
    const records = async (request: object, token = ann) =>
      (await sandbox.call('withdraw.records', request, token)).data
    expect((await records({})).list.map(({ status }) => status)).toEqual(['review', 'processing'])
    expect((await records({ status: 'review' })).page.total).toBe(1)
    expect((await records({ coin: 'BTC' })).page.total).toBe(0)
    expect((await records({ end: String(start) })).page.total).toBe(0)
    expect((await records({ limit: 1, page: 2 })).list).toHaveLength(1)
    expect((await records({}, bob)).list).toEqual([])
  })
})
