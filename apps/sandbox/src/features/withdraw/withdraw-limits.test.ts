import { add, compare } from '@bourselet/sdk/money'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { takeDueSteps } from './due-steps.ts'
import { EVM, PASSWORD, type TestWithdraw, type Token, TRON, testWithdraw } from './test-withdraw.ts'

const DAY_MS = 86_400_000
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
let sandbox: TestWithdraw
let ann: Token
let annId: number
let home: number
beforeAll(async () => {
  sandbox = await testWithdraw()
})
beforeEach(async () => {
  ;({ token: ann, id: annId } = await sandbox.member('1000'))
  home = await sandbox.oldAddress(ann)
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

const ask = (request: object = {}, headers = {}, token = ann) => {
  const target = 'address' in request || 'type' in request ? {} : { address_id: home }
  return sandbox.ask(token, { ...target, ...request }, headers)
}

describe('refusals of withdrawals', () => {
  test.each([
    [{ amount: '9.99' }, 'WITHDRAW_MIN', { min: '10' }],
    [{ amount: '100000.00000001' }, 'WITHDRAW_MAX', { max: '100000' }],
    [{ amount: '1000.00000001' }, 'KYC_REQUIRED', { required_level: 1 }],
    [{ chain: 'BTC' }, 'CHAIN_UNSUPPORTED', undefined],
    [{ coin: 'SOL', chain: 'SOL' }, 'WITHDRAW_DISABLED', undefined],
    [{ address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBs' }, 'ADDRESS_INVALID', undefined],
    [{ address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs' }, 'ADDRESS_INVALID', undefined],
    [{ chain: 'ERC20' }, 'ADDRESS_INVALID', undefined],
    [{ address_id: 999_999 }, 'NOT_FOUND', undefined],
    [{ trade_password: '654321' }, 'TRADE_PASSWORD_WRONG', { left: 4 }],
    [{ type: 'bank', chain: undefined, bank_id: 1 }, 'WITHDRAW_DISABLED', undefined],
    [{ amount: '0' }, 'VALIDATION', undefined],
    [{ amount: '1e3' }, 'VALIDATION', undefined],
    [{ address: TRON, address_id: 1 }, 'VALIDATION', undefined],
  ])(
    'refuses the withdrawal request %o with the error %s and changes no balance',
    async (request, error, params) => {
      const { data } = await ask(request)
      expect(data.error).toBe(error)
      if (params) expect(data.params).toEqual(params)
      expect(await sandbox.balance(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    },
  )

  test('if a withdrawal request is invalid for several reasons, returns the error that is first in the documented order', async () => {
    const wrong = {
      chain: 'BTC',
      address: 'not1an1address1at1all1',
      trade_password: '000000',
      amount: '0.00000001',
    }
    expect((await ask(wrong)).data.error).toBe('CHAIN_UNSUPPORTED')
    expect((await ask({ ...wrong, chain: 'ERC20' })).data.error).toBe('ADDRESS_INVALID')
    const addressed = { ...wrong, chain: 'ERC20', address: EVM }
    expect((await ask(addressed)).data.error).toBe('TRADE_PASSWORD_WRONG')
    expect((await ask({ ...addressed, trade_password: PASSWORD })).data.error).toBe('WITHDRAW_MIN')
    const poor = (await sandbox.member('50')).token
    expect((await ask({ address: TRON, amount: '60' }, {}, poor)).data).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '50.00000000' },
    })
  })

  test('if the operator requires verified members for withdrawals, refuses every withdrawal of an unverified member, who can still cancel earlier ones', async () => {
    const { settings } = sandbox.exchange()
    const { order_no } = (await ask({ chain: 'ERC20', address: EVM })).data
    const before = settings.kycRequiredActions
    settings.kycRequiredActions = ['withdraw']
    onTestFinished(() => {
      settings.kycRequiredActions = before
    })
    const check = async () => (await sandbox.call('kyc.check', { action: 'withdraw' }, ann)).data.passed
    expect(await check()).toBe(false)
    for (const call of ['withdraw.request', 'withdraw.requestUsdt'] as const) {
      const request = { chain: 'TRC20', address_id: home, amount: '100', trade_password: '654321' }
      const coin = call === 'withdraw.request' ? { coin: 'USDT' } : {}
      const { code, data } = await sandbox.call(call, { ...coin, ...request } as never, ann)
      expect([code, (data as { params?: unknown }).params]).toEqual([5703, { required_level: 1 }])
    }
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
    expect((await sandbox.cancel(ann, order_no)).code).toBe(1)
    await sandbox.verify(annId)
    expect(await check()).toBe(true)
    expect((await ask()).code).toBe(1)
  })

  test('refuses a withdrawal without an address, of a member without a fund password, or without a session', async () => {
    const bare = { coin: 'USDT', chain: 'TRC20', amount: '10', trade_password: PASSWORD }
    expect((await sandbox.call('withdraw.request', bare, ann)).data.fields).toEqual({ address: 'REQUIRED' })
    const { token: nobody } = await sandbox.newMember()
    expect((await ask({ address: TRON }, {}, nobody)).data.error).toBe('TRADE_PASSWORD_NOT_SET')
    expect((await sandbox.call('withdraw.request', bare)).data.error).toBe('TOKEN_INVALID')
  })
})

describe('the daily limit of withdrawals', () => {
  test('unverified members have a smaller daily limit than verified members; open withdrawals count toward the limit, canceled ones do not', async () => {
    const { token, id } = await sandbox.member('300000')
    const draw = (amount: string) => ask({ address: TRON, amount }, {}, token)
    const first = (await draw('600')).data.order_no
    expect((await draw('400.00000001')).data).toMatchObject({ error: 'KYC_REQUIRED' })
    expect((await draw('99999.5')).data).toMatchObject({
      error: 'WITHDRAW_DAILY_LIMIT',
      params: { left: '400.00000000' },
    })
    await sandbox.cancel(token, first)
    expect((await draw('1000')).code).toBe(1)
    await sandbox.verify(id)
    expect((await draw('99000.00000001')).data).toMatchObject({
      error: 'WITHDRAW_DAILY_LIMIT',
      params: { left: '99000.00000000' },
    })
    expect((await draw('99000')).code).toBe(1)
    expect((await draw('10')).data).toMatchObject({
      error: 'WITHDRAW_DAILY_LIMIT',
      params: { left: '0.00000000' },
    })
  })

  test('above their daily limit, unverified members get KYC_REQUIRED if verified members could withdraw the amount, otherwise WITHDRAW_DAILY_LIMIT', async () => {
    const { token } = await sandbox.member('300000')
    const draw = (amount: string) => ask({ address: TRON, amount }, {}, token)
    // Each of these amounts exceeds the daily limit of unverified members, but not that of verified members.
    for (const amount of ['1000.00000001', '100000'])
      expect(await draw(amount)).toMatchObject({ code: 5703, data: { error: 'KYC_REQUIRED' } })
    expect((await draw('1000')).code).toBe(1)
    expect(await draw('99000')).toMatchObject({ code: 5703, data: { params: { required_level: 1 } } })
    // The member has withdrawn 1000 USDT today, so 99000.00000001 USDT would exceed even the daily limit of
    // verified members.
    expect(await draw('99000.00000001')).toMatchObject({
      code: 5833,
      data: { error: 'WITHDRAW_DAILY_LIMIT', params: { left: '0.00000000' } },
    })
  })

  test('the daily limit counts each withdrawal by its value in USDT', async () => {
    const price = (price?: string) => sandbox.control('index', { symbol: 'BTCUSDT', price })
    await price('60000')
    onTestFinished(async () => void (await price()))
    const balances = { USDT: '1000', BTC: '2' }
    const { token } = await sandbox.newMember({ trade_password: PASSWORD, balances })
    const btc = (amount: string) => ask({ coin: 'BTC', chain: 'BTC', address: BITCOIN, amount }, {}, token)
    const usdt = (amount: string) => ask({ address: TRON, amount }, {}, token)
    expect((await btc('0.1')).data).toMatchObject({ error: 'KYC_REQUIRED', params: { required_level: 1 } })
    expect((await btc('2')).data).toMatchObject({
      error: 'WITHDRAW_DAILY_LIMIT',
      params: { left: '1000.00000000' },
    })
    expect((await btc('0.01')).code).toBe(1)
    expect((await usdt('400.00000001')).data.error).toBe('KYC_REQUIRED')
    expect((await usdt('400')).code).toBe(1)
  })

  test('completed withdrawals count toward the limit until 00:00 UTC, failed ones do not', async () => {
    const account = { email: 'days@example.com', password: 'abc12345' }
    const paid = { ...account, trade_password: PASSWORD, balances: { USDT: '3000' } }
    await sandbox.newMember(paid)
    let token: Token = await sandbox.signIn(account.email, account.password)
    const address_id = await sandbox.oldAddress(token)
    const draw = async (amount: string) => (await ask({ address_id, amount }, {}, token)).data
    const { order_no } = await draw('600')
    await sandbox.clock.advance(30_000)
    expect((await sandbox.find(token, order_no))?.status).toBe('success')
    const failing = (await draw('400')).order_no
    await sandbox.control('withdraw', { order_no: failing, failed: true })
    expect((await sandbox.find(token, failing))?.status).toBe('failed')
    expect((await draw('400.00000001')).error).toBe('KYC_REQUIRED')
    expect((await draw('400')).status).toBe('processing')
    sandbox.skip(DAY_MS - (sandbox.clock.now() % DAY_MS) - 1)
    token = await sandbox.signIn(account.email, account.password)
    expect((await draw('10')).error).toBe('KYC_REQUIRED')
    sandbox.skip(1)
    expect((await draw('1000')).status).toBe('processing')
  })

  test('concurrent withdrawals cannot exceed the daily limit', async () => {
    const { token, id } = await sandbox.member('300000')
    await sandbox.verify(id)
    const draw = () => ask({ address: TRON, amount: '40000' }, {}, token)
    const answers = await Promise.all(Array.from({ length: 3 }, draw))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(2)
    expect(answers.filter(({ data }) => data.error === 'WITHDRAW_DAILY_LIMIT')).toHaveLength(1)
  })
})

describe('concurrent and repeated withdrawals', () => {
  test('requests with the same idempotency key withdraw once, whether they are concurrent or repeated later', async () => {
    const key = { 'idempotency-key': 'withdraw-1' }
    const both = await Promise.all([ask({}, key), ask({}, key)])
    const later = await ask({}, key)
    const done = [...both, later].filter(({ code }) => code === 1)
    expect(done.length).toBeGreaterThanOrEqual(2)
    expect(new Set(done.map(({ data }) => data.order_no)).size).toBe(1)
    expect(later.headers['idempotent-replayed']).toBe('true')
    expect((await ask({ amount: '101' }, key)).data.error).toBe('IDEMPOTENCY_CONFLICT')
    expect(await sandbox.balance(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
  })

  test('twenty concurrent requests never withdraw more than the balance', async () => {
    // The server refuses more than three concurrent checks of a member's fund password. The check is disabled, so that
    // all requests reach the balance check.
    const { members } = sandbox.exchange()
    const { checkFundPassword } = members
    members.checkFundPassword = async () => {}
    await sandbox.verify(annId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ amount: '90' })))
    members.checkFundPassword = checkFundPassword
    const taken = answers.filter(({ code }) => code === 1)
    expect(taken).toHaveLength(11)
    expect(answers.filter(({ code }) => code !== 1).map(({ data }) => data.error)).toEqual(
      Array(9).fill('INSUFFICIENT_BALANCE'),
    )
    expect(await sandbox.balance(ann)).toEqual({ available: '10.00000000', frozen: '990.00000000' })
    await Promise.all([
      takeDueSteps(sandbox.exchange()),
      sandbox.clock.advance(25_000),
      takeDueSteps(sandbox.exchange()),
    ])
    expect(await sandbox.balance(ann)).toEqual({ available: '10.00000000', frozen: '0.00000000' })
  })

  test('the end of a withdrawal releases the amount frozen for the withdrawal, not the amount frozen for an open order', async () => {
    const last = sandbox.exchange().index.latest('BTCUSDT')!.price
    const price = ((last * 0.9) / 100).toFixed(2)
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.001' }
    expect((await sandbox.call('spot.place', order, ann)).code).toBe(1)
    const frozen = async () => (await sandbox.balance(ann)).frozen
    const before = await frozen()
    expect(before).not.toBe('0.00000000')
    const { data } = await ask({ address: TRON })
    expect(compare(await frozen(), add(before, '100'))).toBe(0)
    expect(await sandbox.faults()).toEqual([])
    // The address is new, so the withdrawal is reviewed for a minute before it is sent.
    await sandbox.clock.advance(90_000)
    expect((await sandbox.find(ann, data.order_no))?.status).toBe('success')
    expect(await frozen()).toBe(before)
  })
})
