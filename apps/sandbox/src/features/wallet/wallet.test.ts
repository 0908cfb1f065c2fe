import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { memberAccount } from '../../ledger/posting.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let token: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox()
  const { index, ledger, database } = sandbox.exchange()
  await index.publish(
    new Map([
      ['BTCUSDT', 6_000_001],
      ['ETHUSDT', 300_000],
    ]),
  )
  token = await sandbox.signIn()
  const account = memberAccount(10_001, 'spot')
  const entries = [
    { account, bucket: 'available', coin: 'USDT', amount: -100n * 10n ** 8n },
    { account, bucket: 'frozen', coin: 'USDT', amount: 100n * 10n ** 8n },
  ]
  await database.transaction((tx) =>
    ledger.post(tx, { change: 'trade_freeze', refType: 'spot_order', refNo: 'S1', entries }),
  )
})

describe('wallet', () => {
  test('returns one balance per coin and account, with its value at the index price', async () => {
    const { data } = await sandbox.call('wallet.balances', {}, token)
    const row = (coin: string) => data.list.find((one) => one.coin === coin && one.account === 'spot')
    expect(row('USDT')).toMatchObject({
      available: '9900.00000000',
      frozen: '100.00000000',
      total: '10000.00000000',
    })
    expect(row('BTC')).toMatchObject({ price_usdt: '60000.01', value_usdt: '30000.00500000' })
    expect(data.total_usdt).toBe('65000.00500000')
    // The total in BTC is 65000.005 / 60000.01 = 1.083333236111..., rounded down.
    expect(data.total_btc).toBe('1.08333323')
    expect(data.by_account).toEqual({
      spot: '55000.00500000',
      futures: '10000.00000000',
      finance: '0.00000000',
      loans: '0.00000000',
    })
  })

  test('filters of the list of balances do not change the totals', async () => {
    const all = (await sandbox.call('wallet.balances', {}, token)).data
    const owned = (await sandbox.call('wallet.balances', { hide_zero: true }, token)).data
    expect(owned.list.map((row) => `${row.account} ${row.coin}`)).toEqual([
      'spot USDT',
      'spot BTC',
      'spot ETH',
      'futures USDT',
    ])
    expect(owned.total_usdt).toBe(all.total_usdt)
    const one = (await sandbox.call('wallet.balances', { coin: 'BTC', account: 'spot' }, token)).data
    expect(one.list).toHaveLength(1)
  })

  test('returns the balances and fee rates that a trading page shows next to its order form', async () => {
    const spot = await sandbox.call('wallet.tradingAccount', { type: 'spot', symbol: 'BTCUSDT' }, token)
    expect(spot.data).toMatchObject({
      base: { coin: 'BTC', available: '0.50000000' },
      quote: { coin: 'USDT', frozen: '100.00000000' },
      maker: '0.001',
      taker: '0.001',
    })
    const refused = async (request: object) =>
      (await sandbox.call('wallet.tradingAccount', request, token)).data
    expect(await refused({ type: 'spot' })).toMatchObject({ fields: { symbol: 'REQUIRED' } })
    expect(await refused({ type: 'spot', symbol: 'XXXUSDT' })).toMatchObject({ error: 'SYMBOL_UNKNOWN' })
    expect(await refused({})).toMatchObject({ coin: 'USDT', wallet_balance: '10000.00000000' })
  })

  test('lists account changes newest first, each with the balance after the change', async () => {
    const { data } = await sandbox.call('wallet.changes', { coin: 'USDT', account: 'spot' }, token)
    expect(data.list.map((row) => [row.type, row.available_delta, row.frozen_after])).toEqual([
      ['trade_freeze', '-100.00000000', '100.00000000'],
      ['deposit', '10000.00000000', '0.00000000'],
    ])
    const none = await sandbox.call('wallet.changes', { end: String(data.list[1]?.created_at) }, token)
    expect(none.data.list).toEqual([])
  })

  test("the member's profile shows the same totals as the list of balances", async () => {
    const { data } = await sandbox.call('account.info', {}, token)
    expect(data.assets).toEqual({
      available_usdt: '64900.00500000',
      frozen_usdt: '100.00000000',
      total_usdt: '65000.00500000',
    })
  })

  test('a deposit into savings is published and shown as a frozen amount of the finance account, until it is redeemed', async () => {
    const events: unknown[] = []
    const { stream } = sandbox.exchange()
    const { toMember } = stream
    stream.toMember = (_member, published) =>
      void events.push(...published.filter(({ kind }) => kind === 'balance'))
    onTestFinished(() => {
      stream.toMember = toMember
    })
    const locked = async () =>
      (await sandbox.call('wallet.balances', { account: 'finance' }, token)).data.list
    expect(await locked()).toEqual([])
    const { data } = await sandbox.call('savings.goods', {})
    const { id: goods_id } = data.find(({ type }) => type === 'flexible')!
    const pin = { trade_password: '123456' }
    const { order_no } = (await sandbox.call('savings.add', { goods_id, amount: '200', ...pin }, token)).data
    expect(await locked()).toMatchObject([{ coin: 'USDT', available: '0.00000000', frozen: '200.00000000' }])
    await sandbox.call('savings.add', { action: 'redeem', order_no, amount: '50', ...pin }, token)
    await sandbox.call('savings.add', { action: 'redeem', order_no, ...pin }, token)
    expect(await locked()).toEqual([])
    const balance = { kind: 'balance', coin: 'USDT' }
    const spot = { ...balance, account: 'spot', frozen: '100.00000000' }
    const finance = { ...balance, account: 'finance', available: '0.00000000' }
    expect(events).toEqual([
      { ...spot, available: '9700.00000000' },
      { ...finance, frozen: '200.00000000' },
      { ...finance, frozen: '150.00000000' },
      { ...spot, available: '9750.00000000' },
      { ...finance, frozen: '0.00000000' },
      { ...spot, available: '9900.00000000' },
    ])
  })
})
