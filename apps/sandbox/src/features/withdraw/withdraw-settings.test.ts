import { add, sub, withdrawFee } from '@bourselet/sdk/money'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import type { SandboxOptions } from '../../server.ts'
import { TEST_NOW, testSandbox } from '../../test-sandbox.ts'
import { PASSWORD, type TestWithdraw, type Token, TRON, testWithdraw } from './test-withdraw.ts'

const DAY_MS = 86_400_000
let sandbox: TestWithdraw
let ann: Token
let email: string
beforeAll(async () => {
  sandbox = await testWithdraw({ revealCodes: true, withdrawCodeRequired: true, bankWithdrawEnabled: true })
})
beforeEach(async () => {
  ;({ token: ann, email } = await sandbox.member('1000'))
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

const sendCode = async (address = email) => {
  await sandbox.call('session.sendCode', { scene: 'withdraw', email: address }, ann)
  return sandbox.lines.at(-1)!.slice(-6)
}
const other = (code: string) => (code === '111111' ? '222222' : '111111')
const crypto = { coin: 'USDT', chain: 'TRC20', address: TRON, amount: '100', trade_password: PASSWORD }
const ask = (fields: object, headers: Token = {}) =>
  sandbox.call('withdraw.request', { ...crypto, ...fields }, { ...ann, ...headers })

describe('if the operator requires verification codes for withdrawals', () => {
  test('a withdrawal needs the right verification code, and each code is valid for one withdrawal only', async () => {
    expect((await sandbox.call('site.settings')).data.withdraw_code_required).toBe(true)
    expect((await ask({})).data.fields).toEqual({ code: 'REQUIRED' })
    const code = await sendCode()
    expect((await ask({ code: other(code) })).data.error).toBe('CODE_INVALID')
    // A withdrawal that is refused for another reason does not use up its code.
    expect((await ask({ code, amount: '1' })).data.error).toBe('WITHDRAW_MIN')
    expect((await ask({ code })).data.status).toBe('review')
    expect((await ask({ code })).data.error).toBe('CODE_INVALID')
  })

  test('a withdrawal repeated with its idempotency key and a new code gets the first answer and pays once', async () => {
    const key = { 'idempotency-key': 'answer-lost' }
    const first = await ask({ code: await sendCode() }, key)
    expect(first.data.status).toBe('review')
    await sandbox.clock.advance(60_000)
    const repeated = await ask({ code: await sendCode() }, key)
    expect(repeated.data.order_no).toBe(first.data.order_no)
    expect(repeated.headers['idempotent-replayed']).toBe('true')
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
    // A request with the same idempotency key but another amount is a different withdrawal, so it is refused.
    expect((await ask({ code: await sendCode(), amount: '50' }, key)).data.error).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('refuses a withdrawal with another member’s code or with an expired code', async () => {
    const foreign = await sendCode('demo@example.com')
    expect((await ask({ code: foreign })).data.error).toBe('CODE_INVALID')
    const code = await sendCode()
    await sandbox.clock.advance(601_000)
    expect((await ask({ code })).data.error).toBe('CODE_EXPIRED')
    expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
  })
})

describe('if the operator offers withdrawals to bank cards', () => {
  const card = {
    type: 'bank',
    bank_name: 'First Bank',
    bank_phone: '7700900123',
    area_code: '+44',
    real_name: 'Ann Other',
    bank_card: '6222021234561234',
    trade_password: PASSWORD,
  }
  test('charges a fixed plus a percentage fee for a withdrawal to a bank card (WDR-04 in vectors/vectors.json)', async () => {
    const { data } = await sandbox.call('withdraw.saveDestination', card, ann)
    const bank_id = data.banks[0]!.id
    const payout = { type: 'bank', coin: 'USDT', bank_id, amount: '123.45', trade_password: PASSWORD }
    const pay = async (fields = {}, token = ann) =>
      sandbox.call('withdraw.request', { ...payout, code: await sendCode(), ...fields }, token)
    const { data: paid } = await pay()
    expect(paid).toMatchObject({
      type: 'bank',
      chain: null,
      address: '6222********1234',
      fee: '2.61725000',
      arrival: '120.83275000',
      review_reasons: ['address_changed'],
    })
    await sandbox.clock.advance(90_000)
    const [done] = (await sandbox.call('withdraw.records', {}, ann)).data.list
    expect(done).toMatchObject({ status: 'success', txid: null })
    const terms = (await sandbox.call('site.settings')).data.bank_withdraw_terms
    const { fee_fixed, fee_rate, withdraw_min, withdraw_max } = terms
    const rule = { fee_fixed, fee_rate, min: withdraw_min, max: withdraw_max }
    expect(withdrawFee('123.45', rule).fee).toBe(paid.fee)
    expect(terms.coin).toBe('USDT')
    expect((await pay({ coin: 'BTC' })).data.error).toBe('WITHDRAW_DISABLED')
    expect((await pay({ amount: sub(withdraw_min, '0.01') })).data.error).toBe('WITHDRAW_MIN')
    expect((await pay({ amount: add(withdraw_max, '0.01') })).data).toMatchObject({ error: 'WITHDRAW_MAX' })
    expect((await pay({ bank_id: 99 })).data.error).toBe('NOT_FOUND')
    const bob = (await sandbox.member('1000')).token
    expect((await pay({}, bob)).data.error).toBe('NOT_FOUND')
  })

  test('reviews withdrawals to a bank card for a day after an edit of the card', async () => {
    const save = async (fields = {}) =>
      (await sandbox.call('withdraw.saveDestination', { ...card, ...fields }, ann)).data.banks[0]!.id
    const bank_id = await save()
    // After an edit of a card, withdrawals to the card are reviewed for a day. The test moves the last change of the
    // card a day into the past. The first withdrawal is therefore not reviewed.
    await sandbox
      .exchange()
      .database.db.updateTable('bank_cards')
      .set((row) => ({ changed_at: row('changed_at', '-', DAY_MS) }))
      .where('id', '=', bank_id)
      .execute()
    const payout = { type: 'bank', coin: 'USDT', bank_id, amount: '100', trade_password: PASSWORD }
    const pay = async () =>
      (await sandbox.call('withdraw.request', { ...payout, code: await sendCode() }, ann)).data
    expect(await pay()).toMatchObject({ status: 'processing', review_reasons: [] })
    await sandbox.clock.advance(60_000)
    expect(await save({ id: bank_id, bank_card: '6222021234569999' })).toBe(bank_id)
    expect(await pay()).toMatchObject({
      status: 'review',
      review_reasons: ['address_changed'],
      address: '6222********9999',
    })
  })
})

test('after restarts at each step, a withdrawal continues and moves its money once', {
  tags: 'deep',
}, async () => {
  const clock = controllableClock({ start: TEST_NOW })
  const start = async (data: Pick<SandboxOptions, 'databaseUrl' | 'dataDir'> = {}) => {
    const sandbox = await testSandbox({ ...data, clock, control: true, bots: false })
    await clock.advance(3_000)
    return sandbox
  }
  let running = await start()
  let token = ''
  const post = async (url: string, payload: object, headers = {}) => {
    const all = { 'api-token': token, ...headers }
    return (await running.app.inject({ method: 'POST', url, payload, headers: all })).json()
  }
  const restart = async (pause: number) => {
    await running.stop()
    await clock.advance(pause)
    const { databaseUrl, dataDir } = running.exchange().settings
    running = await start({ databaseUrl, dataDir })
  }
  const wallet = async () =>
    (await post('/data/api.user/queryCoinAccount', { coin: 'USDT', account: 'spot' })).data.list[0]
  const balances = { USDT: '500' }
  token = (await running.newMember({ trade_password: PASSWORD, balances })).token['api-token']
  const key = { 'idempotency-key': 'before-the-restart' }
  const first = await post('/data/api.user/withdraw', crypto, key)
  expect(first.data.status).toBe('review')
  await restart(0)
  // The client repeats the request after the restart, because the answer to the first request may have been lost.
  expect((await post('/data/api.user/withdraw', crypto, key)).data.order_no).toBe(first.data.order_no)
  expect(await wallet()).toMatchObject({ available: '400.00000000', frozen: '100.00000000' })
  await restart(600_000)
  await restart(10_000)
  await restart(600_000)
  expect(await wallet()).toMatchObject({ available: '400.00000000', frozen: '0.00000000' })
  expect((await running.control('ledger')).data.ok).toBe(true)
})
