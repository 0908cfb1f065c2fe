import { add, compare, sub } from '@bourselet/sdk/money'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passTime } from './pass-time.ts'
import { PASSWORD, type TestWithdraw, type Token, TRON, testWithdraw } from './test-withdraw.ts'

const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

let sandbox: TestWithdraw
let ann: Token
let bob: Token
let annId: number
let home: number
beforeAll(async () => {
  sandbox = await testWithdraw()
})
beforeEach(async () => {
  ;({ token: ann, id: annId } = await sandbox.member('1000'))
  bob = (await sandbox.member('1000')).token
  home = await sandbox.oldAddress(ann)
})
afterEach(async () => {
  expect(await sandbox.faults()).toEqual([])
})

const ask = (request: object = {}, headers = {}, token = ann) =>
  sandbox.call(
    'withdraw.request',
    {
      coin: 'USDT',
      chain: 'TRC20',
      amount: '100',
      trade_password: PASSWORD,
      ...('address' in request || 'type' in request ? {} : { address_id: home }),
      ...request,
    },
    { ...token, ...headers },
  )
const cancel = (order_no: string, token = ann, trade_password = PASSWORD) =>
  sandbox.call('withdraw.request', { action: 'cancel', order_no, trade_password }, token)
const save = (fields: object, token = ann) =>
  sandbox.call(
    'withdraw.saveDestination',
    { type: 'crypto', coin: 'USDT', chain: 'TRC20', address: TRON, trade_password: PASSWORD, ...fields },
    token,
  )
const remove = (id: number, token = ann, type = 'crypto') =>
  sandbox.call('withdraw.saveDestination', { type, action: 'delete', id, trade_password: PASSWORD }, token)
const find = async (order_no: string, token = ann) =>
  (await sandbox.call('withdraw.records', {}, token)).data.list.find((row) => row.order_no === order_no)
const decide = (id: string, approve: boolean, reason?: string) =>
  sandbox.control('review', { type: 'withdraw', id, approve, ...(reason && { reason }) })
const changes = async () =>
  (await sandbox.call('wallet.changes', {}, ann)).data.list.map(({ type }) => type).slice(0, -1)
const verify = (memberId: number) =>
  sandbox
    .exchange()
    .database.db.updateTable('members')
    .set({ kyc_level: 1, kyc_status: 'verified' })
    .where('id', '=', memberId)
    .execute()

describe('a withdrawal', () => {
  test('to an old entry of the book goes at once, and succeeds after twenty seconds', async () => {
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
    expect(await sandbox.usdt(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
    await sandbox.clock.advance(18_000)
    expect((await find(data.order_no))?.status).toBe('processing')
    await sandbox.clock.advance(4_000)
    const done = await find(data.order_no)
    expect(done).toMatchObject({ status: 'success', txid: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(done!.done_at! - done!.created_at).toBeGreaterThanOrEqual(20_000)
    await passTime(sandbox.exchange())
    expect(await sandbox.usdt(ann)).toEqual({ available: '900.00000000', frozen: '0.00000000' })
    expect(await changes()).toEqual(['withdraw_done', 'withdraw_freeze'])
  })

  test('to an address outside the book is reviewed, then goes by itself', async () => {
    const { data } = await ask({ chain: 'ERC20', address: OTHER.toLowerCase() })
    expect(data).toMatchObject({ status: 'review', review_reasons: ['address_changed'], address: OTHER })
    await sandbox.clock.advance(58_000)
    expect((await find(data.order_no))?.status).toBe('review')
    await sandbox.clock.advance(4_000)
    expect((await find(data.order_no))?.status).toBe('processing')
    await sandbox.clock.advance(24_000)
    expect((await find(data.order_no))?.status).toBe('success')
  })

  test('lives through a jump of the clock as through the same time', async () => {
    const { data } = await ask({ chain: 'ERC20', address: OTHER })
    await sandbox.clock.advance(3_600_000)
    const done = await find(data.order_no)
    expect(done?.status).toBe('success')
    expect(done!.done_at! - done!.created_at).toBeLessThan(90_000)
    expect(await sandbox.usdt(ann)).toEqual({ available: '900.00000000', frozen: '0.00000000' })
  })

  test('says every reason of its review', async () => {
    const now = sandbox.clock.now()
    const { members } = sandbox.exchange()
    const { reviewFlags } = members
    members.reviewFlags = async () => ({ password_changed_at: now - 1, policy_changed_at: now - 1 })
    const { data } = await ask({ address: TRON })
    expect(data.review_reasons).toEqual(['password_changed', 'policy_changed'])
    const { data: unknown } = await ask({ chain: 'BEP20', address: OTHER })
    expect(unknown.review_reasons).toEqual(['address_changed', 'password_changed', 'policy_changed'])
    members.reviewFlags = async () => ({
      password_changed_at: now - 86_400_000,
      policy_changed_at: now - 86_400_000,
    })
    expect((await ask()).data.status).toBe('processing')
    members.reviewFlags = reviewFlags
  })

  test('after a change of the log-in password is reviewed', async () => {
    const token = await sandbox.signIn('demo2@example.com')
    await save({}, token)
    await sandbox.call(
      'account.changePassword',
      { old_password: 'demo1234', new_password: 'demo12345', new_password_confirm: 'demo12345' },
      token,
    )
    const again = await sandbox.signIn('demo2@example.com', 'demo12345')
    await sandbox.oldAddress(again, { address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJr' })
    const demo2 = await sandbox.usdt(again)
    const set = await sandbox.call('account.info', {}, again)
    if (!set.data.has_trade_password || compare(demo2.available, '100') < 0) return
    const { data } = await ask({ address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJr' }, {}, again)
    expect(data.review_reasons).toEqual(['password_changed'])
  })
})

describe('review', () => {
  const inReview = async () => (await ask({ chain: 'ERC20', address: OTHER })).data.order_no

  test('approved: on its way, and no more to be cancelled', async () => {
    const order_no = await inReview()
    expect((await decide(order_no, true)).data).toMatchObject({ status: 'processing' })
    expect((await decide(order_no, false)).data.error).toBe('ORDER_CLOSED')
    expect(await cancel(order_no)).toMatchObject({ code: 5835, data: { error: 'WITHDRAWAL_CLOSED' } })
    await sandbox.clock.advance(22_000)
    expect((await find(order_no))?.status).toBe('success')
  })

  test('refused: everything comes back, with the reason', async () => {
    const order_no = await inReview()
    await decide(order_no, false, 'unknown destination')
    expect(await find(order_no)).toMatchObject({ status: 'rejected', reject_reason: 'unknown destination' })
    expect(await sandbox.usdt(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    await sandbox.clock.advance(120_000)
    expect((await find(order_no))?.status).toBe('rejected')
    expect(await changes()).toEqual(['withdraw_refund', 'withdraw_freeze'])
  })

  test('cancelled by its member: everything comes back, once', async () => {
    const order_no = await inReview()
    expect((await cancel(order_no, bob)).data.error).toBe('NOT_FOUND')
    expect((await cancel(order_no, ann, '000000')).data.error).toBe('TRADE_PASSWORD_WRONG')
    const [one, two] = await Promise.all([cancel(order_no), cancel(order_no)])
    expect([one.code, two.code].sort()).toEqual([1, 5835])
    expect(await find(order_no)).toMatchObject({ status: 'cancelled' })
    expect(await sandbox.usdt(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    expect((await cancel(order_no)).code).toBe(5835)
    await sandbox.clock.advance(120_000)
    expect((await find(order_no))?.status).toBe('cancelled')
    expect((await cancel('W202603020000999999')).data.error).toBe('NOT_FOUND')
  })

  test('cancelled and decided at once: one of them', async () => {
    for (const approve of [true, false]) {
      const order_no = await inReview()
      await Promise.all([cancel(order_no), decide(order_no, approve), sandbox.clock.advance(61_000)])
      await sandbox.clock.advance(30_000)
      const { status } = (await find(order_no))!
      expect(['success', 'cancelled', 'rejected']).toContain(status)
    }
  })

  test('a transfer that the chain refuses comes back whole', async () => {
    const { data } = await ask()
    expect((await sandbox.control('withdraw', { order_no: data.order_no, failed: true })).code).toBe(1)
    expect((await find(data.order_no))?.status).toBe('failed')
    expect(await sandbox.usdt(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
    const again = await sandbox.control('withdraw', { order_no: data.order_no, failed: true })
    expect(again.data.error).toBe('ORDER_CLOSED')
    await sandbox.clock.advance(60_000)
    expect((await find(data.order_no))?.status).toBe('failed')
  })
})

describe('refusals', () => {
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
  ])('%o: %s, and nothing moves', async (request, error, params) => {
    const { data } = await ask(request)
    expect(data.error).toBe(error)
    if (params) expect(data.params).toEqual(params)
    expect(await sandbox.usdt(ann)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
  })

  test('come in the order of the rulebook', async () => {
    const wrong = {
      chain: 'BTC',
      address: 'not1an1address1at1all1',
      trade_password: '000000',
      amount: '0.00000001',
    }
    expect((await ask(wrong)).data.error).toBe('CHAIN_UNSUPPORTED')
    expect((await ask({ ...wrong, chain: 'ERC20' })).data.error).toBe('ADDRESS_INVALID')
    const addressed = { ...wrong, chain: 'ERC20', address: OTHER }
    expect((await ask(addressed)).data.error).toBe('TRADE_PASSWORD_WRONG')
    expect((await ask({ ...addressed, trade_password: PASSWORD })).data.error).toBe('WITHDRAW_MIN')
    const poor = (await sandbox.member('50')).token
    expect((await ask({ address: TRON, amount: '60' }, {}, poor)).data).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '50.00000000' },
    })
  })

  test('without an address, or without a fund password', async () => {
    const bare = { coin: 'USDT', chain: 'TRC20', amount: '10', trade_password: PASSWORD }
    expect((await sandbox.call('withdraw.request', bare, ann)).data.fields).toEqual({ address: 'REQUIRED' })
    const { data } = await sandbox.control('member', { email: `no${annId}@example.com` })
    const nobody = { 'api-token': data.token! }
    expect((await ask({ address: TRON }, {}, nobody)).data.error).toBe('TRADE_PASSWORD_NOT_SET')
    expect((await sandbox.call('withdraw.request', bare)).data.error).toBe('TOKEN_INVALID')
  })
})

describe('the daily limit', () => {
  test('is small for the unverified, and counts what is open or done, not what came back', async () => {
    const { token, id } = await sandbox.member('300000')
    const draw = (amount: string) => ask({ address: TRON, amount }, {}, token)
    const first = (await draw('600')).data.order_no
    expect((await draw('400.00000001')).data).toMatchObject({ error: 'KYC_REQUIRED' })
    expect((await draw('99999.5')).data).toMatchObject({
      error: 'WITHDRAW_DAILY_LIMIT',
      params: { left: '400.00000000' },
    })
    await cancel(first, token)
    expect((await draw('1000')).code).toBe(1)
    await verify(id)
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

  test('is of the UTC day, and holds for those that come at once', async () => {
    const { token, id } = await sandbox.member('300000')
    await verify(id)
    const draw = () => ask({ address: TRON, amount: '30000' }, {}, token)
    const answers = await Promise.all(Array.from({ length: 4 }, draw))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(answers.filter(({ data }) => data.error === 'WITHDRAW_DAILY_LIMIT')).toHaveLength(1)
  })
})

describe('money moves once', () => {
  test('a double click, a lost reply and a repeat with one key', async () => {
    const key = { 'idempotency-key': 'withdraw-1' }
    const both = await Promise.all([ask({}, key), ask({}, key)])
    const later = await ask({}, key)
    const done = [...both, later].filter(({ code }) => code === 1)
    expect(done.length).toBeGreaterThanOrEqual(2)
    expect(new Set(done.map(({ data }) => data.order_no)).size).toBe(1)
    expect(later.headers['idempotent-replayed']).toBe('true')
    expect((await ask({ amount: '101' }, key)).data.error).toBe('IDEMPOTENCY_CONFLICT')
    expect(await sandbox.usdt(ann)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
  })

  test('twenty at once never take more than there is', async () => {
    // Tries that overlap lock the fund password for each other: here all of them have to reach the money.
    const { members } = sandbox.exchange()
    const { checkFundPassword } = members
    members.checkFundPassword = async () => {}
    await verify(annId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ amount: '90' })))
    members.checkFundPassword = checkFundPassword
    const taken = answers.filter(({ code }) => code === 1)
    expect(taken).toHaveLength(11)
    expect(answers.filter(({ code }) => code !== 1).map(({ data }) => data.error)).toEqual(
      Array(9).fill('INSUFFICIENT_BALANCE'),
    )
    expect(await sandbox.usdt(ann)).toEqual({ available: '10.00000000', frozen: '990.00000000' })
    await Promise.all([
      passTime(sandbox.exchange()),
      sandbox.clock.advance(25_000),
      passTime(sandbox.exchange()),
    ])
    expect(await sandbox.usdt(ann)).toEqual({ available: '10.00000000', frozen: '0.00000000' })
  })

  test('beside an open order, both hold their own', async () => {
    await sandbox.clock.advance(3_000)
    const depth = await sandbox.call('market.depth', { symbol: 'BTCUSDT' })
    const price = depth.data.bids.at(-1)![0]
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.001' }
    expect((await sandbox.call('spot.place', order, ann)).code).toBe(1)
    const before = await sandbox.usdt(ann)
    expect(before.frozen).not.toBe('0.00000000')
    const { data } = await ask({ address: TRON })
    const held = await sandbox.usdt(ann)
    expect(compare(held.frozen, add(before.frozen, '100'))).toBe(0)
    expect(await sandbox.faults()).toEqual([])
    await sandbox.clock.advance(90_000)
    expect((await find(data.order_no))?.status).toBe('success')
    const after = await sandbox.usdt(ann)
    expect(compare(sub(held.frozen, '100'), after.frozen)).toBeGreaterThanOrEqual(0)
  })
})

describe('the address book', () => {
  test('adds, edits, takes remarks and deletes; account.info shows it', async () => {
    const { data } = await save({ chain: 'ERC20', address: OTHER.toLowerCase(), remark: 'cold' })
    const [entry] = data.addresses
    expect(entry).toMatchObject({ pair: 'USDT-ERC20', address: OTHER, remark: 'cold' })
    const info = await sandbox.call('account.info', {}, ann)
    expect(info.data.wallet_info.addresses).toEqual(data.addresses)

    await sandbox.clock.advance(5_000)
    const { id, changed_at } = entry!
    const noted = (await save({ id, chain: 'ERC20', address: OTHER, remark: 'vault' })).data.addresses[0]
    expect(noted).toMatchObject({ id, remark: 'vault', changed_at })
    const moved = (await save({ id, chain: 'BEP20', address: OTHER })).data.addresses[0]!
    expect(moved).toMatchObject({ id, pair: 'USDT-BEP20', remark: '' })
    expect(moved.changed_at).toBeGreaterThan(changed_at)
    expect((await remove(id)).data.addresses.map((one) => one.id)).toEqual([home])
    expect((await remove(id)).data.error).toBe('NOT_FOUND')
  })

  test('a deleted and an edited entry are reviewed again', async () => {
    expect((await ask()).data.status).toBe('processing')
    await save({ id: home, chain: 'ERC20', address: OTHER })
    await save({ id: home })
    expect((await ask()).data.review_reasons).toEqual(['address_changed'])
    await remove(home)
    expect((await ask({ address: TRON })).data.review_reasons).toEqual(['address_changed'])
  })

  test('refuses duplicates, wrong checksums, other chains, and the twenty-first', async () => {
    expect((await save({})).data.error).toBe('ADDRESS_EXISTS')
    expect((await save({ coin: 'TRX' })).data.error).toBe('ADDRESS_EXISTS')
    expect((await save({ address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBs' })).data.error).toBe('ADDRESS_INVALID')
    expect((await save({ chain: 'BTC' })).data.error).toBe('CHAIN_UNSUPPORTED')
    expect((await save({ trade_password: '000000' })).data.error).toBe('TRADE_PASSWORD_WRONG')
    expect((await save({ id: 999_999 })).data.error).toBe('NOT_FOUND')
    expect((await save({ remark: 'x'.repeat(65) })).data.error).toBe('VALIDATION')
    const address = (n: number) => `0x${String(n).padStart(40, '0')}`
    const { members } = sandbox.exchange()
    const { checkFundPassword } = members
    members.checkFundPassword = async () => {}
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save({ chain: 'ERC20', address: address(n) })),
    )
    members.checkFundPassword = checkFundPassword
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(19)
    expect(answers.find(({ code }) => code !== 1)?.data).toMatchObject({
      error: 'ADDRESS_LIMIT',
      params: { max: 20 },
    })
    expect((await save({ id: home, chain: 'ERC20', address: address(3) })).data.error).toBe('ADDRESS_EXISTS')
  })

  test('is the member’s own', async () => {
    expect((await ask({ address_id: home }, {}, bob)).data.error).toBe('NOT_FOUND')
    expect((await remove(home, bob)).data.error).toBe('NOT_FOUND')
    expect((await save({ id: home, chain: 'ERC20', address: OTHER }, bob)).data.error).toBe('NOT_FOUND')
    expect((await save({}, bob)).data.addresses).toHaveLength(1)
    const theirs = (await sandbox.call('account.info', {}, bob)).data.wallet_info.addresses
    expect(theirs.map(({ id }) => id)).not.toContain(home)
  })

  test('takes bank cards, masked, whatever the operator pays out', async () => {
    const card = {
      type: 'bank',
      bank_name: 'First Bank',
      bank_phone: '7700900123',
      area_code: '+44',
      real_name: 'Ann Other',
      bank_card: '6222021234561234',
      trade_password: PASSWORD,
    }
    const { data } = await sandbox.call('withdraw.saveDestination', card, ann)
    expect(data.banks).toMatchObject([{ bank_card: '6222********1234', real_name: 'Ann Other' }])
    expect((await sandbox.call('withdraw.saveDestination', card, ann)).data.error).toBe('ADDRESS_EXISTS')
    expect((await remove(data.banks[0]!.id, bob, 'bank')).data.error).toBe('NOT_FOUND')
    expect((await remove(data.banks[0]!.id, ann, 'bank')).data.banks).toEqual([])
  })
})

describe('records', () => {
  test('by page and filter, and nobody else’s', async () => {
    const start = sandbox.clock.now()
    await ask({ amount: '10' })
    await sandbox.call(
      'withdraw.requestUsdt',
      { chain: 'ERC20', address: OTHER, amount: '20', trade_password: PASSWORD },
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
