import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'

type Token = Record<string, string>

let sandbox: TestSandbox
let ann: Token
let bob: Token
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, control: true })
  await sandbox.clock.advance(3_000)
})
beforeEach(async () => {
  ann = (await sandbox.newMember()).token
  bob = (await sandbox.newMember()).token
})

const usdt = { coin: 'USDT', chain: 'TRC20' }
const declare = (request: object = {}, headers = {}, token = ann) =>
  sandbox.call('deposit.declare', { ...usdt, amount: '250', ...request }, { ...token, ...headers })
const get = async (order_no: string) => (await sandbox.call('deposit.get', { order_no }, ann)).data
const available = async () => (await sandbox.balance(ann)).available

describe('a deposit with a voucher and without a transaction id', () => {
  let uploaded = 0
  const upload = async () => {
    const name = `${String(++uploaded).padStart(32, '0')}.jpg`
    const { database, clock } = sandbox.exchange()
    const { id } = (await sandbox.call('account.info', {}, ann)).data
    const picture = { mime: 'image/jpeg', size: 1, width: 1, height: 1 } as const
    await database.db
      .insertInto('files')
      .values({ name, owner_id: id, scene: 'voucher', ...picture, created_at: clock.now() })
      .execute()
    return `/files/${name}`
  }
  const inReview = async () => {
    const voucher = await upload()
    const { data } = await declare({ voucher })
    expect(data).toMatchObject({ status: 'review', txid: null, voucher })
    return data.order_no
  }
  const decide = (id: string, approve: boolean, reason?: string) =>
    sandbox.control('review', { type: 'deposit', id, approve, ...(reason && { reason }) })

  test('when the reviewer accepts a voucher, the deposit starts to count confirmations', async () => {
    const order_no = await inReview()
    expect((await decide(order_no, true)).data).toMatchObject({ status: 'pending', confirmations: 0 })
    expect((await decide(order_no, true)).data.error).toBe('ORDER_CLOSED')
    await sandbox.clock.advance(40_000)
    expect(await get(order_no)).toMatchObject({ status: 'success' })
    expect(await available()).toBe('250.00000000')
  })

  test('a deposit is not credited if the reviewer rejects its voucher', async () => {
    const order_no = await inReview()
    await decide(order_no, false, 'not readable')
    await sandbox.clock.advance(200_000)
    expect(await get(order_no)).toMatchObject({ status: 'rejected', remark: 'not readable' })
    expect(await available()).toBe('0.00000000')
  })

  test('without a reviewer, the sandbox accepts a voucher after one minute', async () => {
    const order_no = await inReview()
    await sandbox.clock.advance(59_000)
    expect((await get(order_no)).status).toBe('review')
    await sandbox.clock.advance(2_000)
    expect((await get(order_no)).status).toBe('pending')
    await sandbox.clock.advance(40_000)
    expect((await get(order_no)).status).toBe('success')
  })

  test('refuses a reviewer’s decision on an unknown record number or record type', async () => {
    expect((await decide('R202603020000999999', true)).data.error).toBe('NOT_FOUND')
    expect((await sandbox.control('review', { type: 'gift', id: '1', approve: true })).code).toBe(4022)
  })
})

describe('deposit records', () => {
  test('lists the member’s own deposits by page and filter, and returns a single deposit only to its member', async () => {
    const start = sandbox.clock.now()
    const first = (await declare()).data
    await declare({ coin: 'BTC', chain: 'BTC', amount: '0.5' })
    await declare({ amount: '0.0001' })
    const records = async (request: object, token = ann) =>
      (await sandbox.call('deposit.records', request, token)).data
    expect((await records({})).list.map(({ coin }) => coin)).toEqual(['USDT', 'BTC', 'USDT'])
    expect((await records({ coin: 'BTC' })).page.total).toBe(1)
    expect((await records({ status: 'below_min' })).page.total).toBe(1)
    expect((await records({ end: String(start) })).page.total).toBe(0)
    expect((await records({ limit: 2, page: 2 })).list).toHaveLength(1)
    expect((await records({}, bob)).list).toEqual([])
    for (const target of [{ order_no: first.order_no }, { txid: first.txid }, { id: first.id }]) {
      expect((await sandbox.call('deposit.get', target, ann)).data.order_no).toBe(first.order_no)
      expect((await sandbox.call('deposit.get', target, bob)).data.error).toBe('NOT_FOUND')
    }
    const both = { order_no: first.order_no, txid: first.txid }
    expect((await sandbox.call('deposit.get', both, ann)).code).toBe(4022)
  })
})

test('a deposit confirmed by blocks that pass while the sandbox is stopped is credited once', async () => {
  const clock = controllableClock({ start: TEST_NOW })
  const one = await testSandbox({ clock, control: true, bots: false })
  const { databaseUrl, dataDir } = one.exchange().settings
  const options = { databaseUrl, dataDir, clock, control: true, bots: false }
  await clock.advance(3_000)
  const inject = (sandbox: typeof one, url: string, payload: object, headers = {}) =>
    sandbox.app.inject({ method: 'POST', url, payload, headers }).then((reply) => reply.json().data)
  const { token: header } = await one.newMember()
  const deposit = await inject(one, '/data/api.user/userRecharge', { ...usdt, amount: '7' }, header)
  await clock.advance(11_000)
  await one.stop()
  await clock.advance(60_000)
  const two = await testSandbox(options)
  await clock.advance(2_000)
  const found = await inject(two, '/data/api.user/queryRecharge', { order_no: deposit.order_no }, header)
  expect(found).toMatchObject({ status: 'success', credited: '7.00000000' })
  await two.stop()
  const three = await testSandbox(options)
  await clock.advance(20_000)
  const wallet = await inject(
    three,
    '/data/api.user/queryCoinAccount',
    { coin: 'USDT', account: 'spot' },
    header,
  )
  expect(wallet.list[0].available).toBe('7.00000000')
})
