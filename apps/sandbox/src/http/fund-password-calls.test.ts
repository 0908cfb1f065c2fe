import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { operations } from './contract.ts'
import type { OperationId } from './routes.ts'
import { cardOf, type FullMember, fullMember } from './test-full-member.ts'
import { memberRows } from './test-member-rows.ts'

const HOUR = 3_600_000
const TRON = 'TDSpNPq2TzutZwbAXCM23cKcGHNXPK3otm'

let sandbox: TestSandbox
let ann: FullMember
let bob: FullMember
beforeAll(async () => {
  sandbox = await testSandbox({
    ...{ control: true, revealCodes: true, bankWithdrawEnabled: true, ordersPerSecond: 1000 },
  })
  await sandbox.clock.advance(3_000)
  ann = await fullMember(sandbox, 'ann', { tron: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', hash: 'aa' })
  bob = await fullMember(sandbox, 'bob', { tron: 'TMo4TYXrVAoCzBM85F33tEFzzUs1YdkSSv', hash: 'bb' })
})

const usdt = { coin: 'USDT', chain: 'TRC20' }
const move = { from_coin: 'USDT', amount: '10' }
/**
 * All calls that take a fund password: the call, its other request fields, and the name of the field with the
 * password.
 */
const guardedCalls: [OperationId, (member: FullMember) => object, string?][] = [
  ['account.bindEmail', () => ({ email: 'other@example.com', code: '000000' })],
  ['account.changeTradePassword', () => set('314159'), 'old_trade_password'],
  ['convert.convert', ({ rows }) => ({ quote_id: rows.quote })],
  ['convert.exchange', () => ({ ...move, to_coin: 'BTC' })],
  ['convert.exchange', () => ({ ...move, from_account: 'spot', to_account: 'futures' })],
  ['loans.apply', () => ({ goods_id: 1, amount: '500', term_days: 7, agree: true })],
  ['loans.repay', ({ rows }) => ({ order_no: rows.loanNo })],
  ['loans.repay', ({ rows }) => ({ order_no: rows.loanNo, action: 'add_collateral', quantity: '0.01' })],
  ['savings.add', () => ({ goods_id: 1, amount: '20' })],
  ['savings.add', ({ rows }) => ({ action: 'redeem', order_no: rows.savingsNo })],
  ['wealth.subscribe', () => ({ id: 1, amount: '100', agree: true })],
  ['wealth.change', ({ rows }) => ({ order_no: rows.wealthNo, amount: '20' })],
  ['wealth.change', ({ rows }) => ({ action: 'redeem', order_no: rows.wealthNo })],
  ['withdraw.request', ({ rows }) => ({ ...usdt, address_id: rows.address, amount: '20' })],
  ['withdraw.request', ({ rows }) => ({ type: 'bank', coin: 'USDT', bank_id: rows.card, amount: '100' })],
  ['withdraw.request', ({ rows }) => ({ action: 'cancel', order_no: rows.withdrawalNo })],
  ['withdraw.requestUsdt', () => ({ chain: 'TRC20', address: TRON, amount: '20' })],
  ['withdraw.saveDestination', () => ({ type: 'crypto', ...usdt, address: TRON })],
  ['withdraw.saveDestination', () => ({ ...cardOf('new'), bank_card: '6222000033334444' })],
  ['withdraw.saveDestination', ({ rows }) => ({ type: 'crypto', action: 'delete', id: rows.address })],
  ['ai.submit', ({ rows }) => ({ order_no: rows.aiDraftNo })],
  ['ai.submit', ({ rows }) => ({ order_no: rows.aiOrderNo, action: 'finish' })],
]
const set = (pin: string) => ({ trade_password: pin, trade_password_confirm: pin })

const guess = (
  member: FullMember,
  [call, request, field = 'trade_password']: (typeof guardedCalls)[number],
  pin: string,
) =>
  member.ask(call, { ...request(member), [field]: pin }).then(({ data }) => data.error as string | undefined)

/**
 * Sends concurrent wrong guesses to all calls until the fund password is locked. Returns the number of guesses that
 * were compared, and all error names.
 */
async function guessManyTimes(member: FullMember): Promise<{ compared: number; errors: Set<string> }> {
  const errors = new Set<string>()
  for (let compared = 0; ; ) {
    const answers = await Promise.all(
      guardedCalls.map((guardedCall, n) => guess(member, guardedCall, String(500_000 + n))),
    )
    const wrong = answers.filter((error) => error === 'TRADE_PASSWORD_WRONG').length
    for (const error of answers) errors.add(error ?? 'done')
    compared += wrong
    if (wrong === 0 && answers.includes('TRADE_PASSWORD_LOCKED')) return { compared, errors }
    if (answers.includes('TRADE_PASSWORD_RESET')) return { compared, errors }
  }
}

/** Returns the database rows of a member, except the row that counts wrong guesses. */
async function having({ id }: FullMember) {
  const { 'members.id': _, ...rows } = await memberRows(sandbox.exchange().database, id)
  return rows
}

test('the list of tested calls contains all calls that take a fund password', () => {
  const taking = operations.filter(
    ({ implemented, request }) => implemented && JSON.stringify(request).includes('"trade_password"'),
  )
  expect([...new Set(guardedCalls.map(([call]) => call))].sort()).toEqual(taking.map(({ id }) => id).sort())
})

test.each(guardedCalls.map((guardedCall, n) => ({ n, call: guardedCall[0], guardedCall })))(
  'case $n: $call refuses a wrong fund password and changes nothing',
  async ({ guardedCall }) => {
    const before = await having(bob)
    expect(await guess(bob, guardedCall, '500000')).toBe('TRADE_PASSWORD_WRONG')
    // Wrong guesses in all calls count toward one limit. The correct password in this call resets the count. The call
    // is then refused, because its verification code is wrong.
    expect(await guess(bob, guardedCalls[0]!, '123456')).toBe('CODE_INVALID')
    expect(await having(bob)).toEqual(before)
  },
)

describe('concurrent guesses of the fund password', () => {
  test('at most five guesses per hour and ten in total are compared, over all calls; then only a reset unlocks the fund password', async () => {
    const before = await having(ann)
    const { compared, errors } = await guessManyTimes(ann)
    expect(compared).toBe(5)
    expect(errors.has('done')).toBe(false)
    expect(await having(ann)).toEqual(before)
    expect(await guess(ann, guardedCalls[3]!, '123456')).toBe('TRADE_PASSWORD_LOCKED')
    expect(await guess(bob, guardedCalls[3]!, '123456')).toBeUndefined()

    await sandbox.clock.advance(HOUR)
    const second = await guessManyTimes(ann)
    expect(second.compared).toBe(5)
    expect(second.errors.has('done')).toBe(false)

    await sandbox.clock.advance(48 * HOUR)
    ann.token = await sandbox.signIn('ann@example.com')
    // The server checks the expiry of a quote before the fund password. The first quote has expired, so the test
    // requests a new one.
    const order = { from_coin: 'USDT', to_coin: 'BTC', from_amount: '75' }
    const { data } = await sandbox.call('convert.convert', order, ann.token)
    ann.rows.quote = 'quote_id' in data ? data.quote_id : ''
    const [plan] = (await sandbox.call('ai.products')).data as { id: number }[]
    const draft = { goods_id: plan!.id, amount: '100' }
    ann.rows.aiDraftNo = (await sandbox.call('ai.create', draft, ann.token)).data.order_no
    for (const guardedCall of guardedCalls.filter(([, request]) => !('action' in request(ann)))) {
      const { call } = sandbox
      const [id, request, field = 'trade_password'] = guardedCall
      const answer = await call(id, { ...request(ann), [field]: '123456' }, ann.token)
      expect([id, answer.code, answer.data.error]).toEqual([id, 4012, 'TRADE_PASSWORD_RESET'])
    }
  })

  test('a member can reset a locked fund password with a verification code, and withdrawals are reviewed afterwards', async () => {
    const email = 'ann@example.com'
    const { data } = await sandbox.call('session.sendCode', { scene: 'trade_password', email })
    const reset = { ...set('271828'), code: data.sandbox_code }
    expect((await sandbox.call('account.changeTradePassword', reset, ann.token)).code).toBe(1)
    const draw = (trade_password: string) =>
      sandbox.call(
        'withdraw.request',
        { ...usdt, address_id: ann.rows.address, amount: '20', trade_password },
        ann.token,
      )
    expect((await draw('123456')).data.error).toBe('TRADE_PASSWORD_WRONG')
    const drawn = await draw('271828')
    expect(drawn.data).toMatchObject({ status: 'review', review_reasons: ['password_changed'] })
  })
})

test('a wrong fund password does not use up the request’s idempotency key: with the correct password, the call runs once', async () => {
  bob.token = await sandbox.signIn('bob@example.com')
  const ask = (trade_password: string) =>
    sandbox.call(
      'withdraw.request',
      { ...usdt, address_id: bob.rows.address, amount: '20', trade_password },
      { ...bob.token, 'idempotency-key': 'guesses' },
    )
  for (const left of [4, 3, 2, 1])
    expect((await ask(String(600_000 + left))).data).toMatchObject({
      error: 'TRADE_PASSWORD_WRONG',
      params: { left },
    })
  const right = await ask('123456')
  expect(right.code).toBe(1)
  expect(right.headers['idempotent-replayed']).toBeUndefined()
  // The first successful answer is stored under the idempotency key, so repeats return it without comparing the
  // password.
  for (const again of [await ask('123456'), await ask('000000')]) {
    expect(again.data).toEqual(right.data)
    expect(again.headers['idempotent-replayed']).toBe('true')
  }
  const { database, members } = sandbox.exchange()
  expect((await members.get(database.db, bob.id)).fund_password_failures).toBe(0)
})
