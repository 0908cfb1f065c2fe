import { add, compare, mul, sub } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox({ control: true })
  await sandbox.clock.advance(3_000)
  ann = await sandbox.signIn()
  bob = await sandbox.signIn('demo2@example.com')
})

const trade_password = '123456'
const quote = (request: object, token = ann) => sandbox.call('convert.convert', request, token)
const accept = (quote_id: string, token = ann, headers = {}) =>
  sandbox.call('convert.convert', { quote_id, trade_password }, { ...token, ...headers })
const exchange = (request: object, headers = {}) =>
  sandbox.call('convert.exchange', { trade_password, ...request }, { ...ann, ...headers })
const balance = async (coin: string, account?: 'spot' | 'futures') =>
  (await sandbox.balance(ann, coin, account)).available
const index = (symbol: string, price: string) => sandbox.control('index', { symbol, price })
const books = async () => (await sandbox.control('ledger')).data

describe('a conversion quote', () => {
  test('a quote for BTC at an index price of 60000 has the rate and amounts of test vector CNV-01; only its owner can accept it, and only once', async () => {
    await index('BTCUSDT', '60000.00')
    const before = [await balance('BTC'), await balance('USDT')]
    const { data } = await quote({ from_coin: 'BTC', to_coin: 'USDT', from_amount: '0.1' })
    expect(data).toMatchObject({ rate: '59940', from_amount: '0.10000000', to_amount: '5994.00000000' })
    const { quote_id } = data as { quote_id: string }
    expect((await accept(quote_id, bob)).data.error).toBe('QUOTE_EXPIRED')
    expect(await accept(quote_id)).toMatchObject({ code: 1, data: { kind: 'convert', status: 'success' } })
    expect(compare(await balance('BTC'), sub(before[0]!, '0.1'))).toBe(0)
    expect(compare(await balance('USDT'), add(before[1]!, '5994'))).toBe(0)
    expect((await accept(quote_id)).data.error).toBe('QUOTE_USED')
  })

  test('if a conversion request states the amount to receive, the amount to pay is rounded up', async () => {
    const { data } = await quote({ from_coin: 'USDT', to_coin: 'BTC', to_amount: '0.01' })
    const { rate, from_amount } = data as { rate: string; from_amount: string }
    expect(compare(mul(from_amount, rate), '0.01')).toBeGreaterThanOrEqual(0)
    expect(compare(mul(sub(from_amount, '0.00000001'), rate), '0.01')).toBe(-1)
  })

  test('a conversion quote expires after ten seconds', async () => {
    const { data } = await quote({ from_coin: 'BTC', to_coin: 'USDT', from_amount: '0.01' })
    await sandbox.clock.advance(10_000)
    expect((await accept((data as { quote_id: string }).quote_id)).data.error).toBe('QUOTE_EXPIRED')
  })

  test('a refused attempt to accept a quote above the balance does not use up the quote', async () => {
    const { code, data } = await quote({ from_coin: 'BTC', to_coin: 'USDT', from_amount: '1.2' })
    expect(code).toBe(1)
    const { quote_id } = data as { quote_id: string }
    expect((await accept(quote_id)).data.error).toBe('INSUFFICIENT_BALANCE')
    expect((await accept(quote_id)).data.error).toBe('INSUFFICIENT_BALANCE')
  })

  test('a conversion quote includes the larger of the spreads of its two coins', async () => {
    const { data } = await quote({ from_coin: 'USDT', to_coin: 'DOGE', from_amount: '100' })
    const { spreads } = (await sandbox.call('site.settings', {})).data.convert
    const of = (coin: string) => spreads.find((one) => one.coin === coin)!.spread
    expect(data).toMatchObject({ spread: of('DOGE') })
    expect(compare(of('DOGE'), of('USDT'))).toBe(1)
  })

  test('refuses another quote to a member who has ten unused quotes from the last minute', async () => {
    const { token: eve } = await sandbox.newMember({ trade_password, balances: { USDT: '1000' } })
    const wish = { from_coin: 'USDT', to_coin: 'BTC', from_amount: '10' }
    const answers = await Promise.all(Array.from({ length: 14 }, () => quote(wish, eve)))
    const given = answers.filter(({ code }) => code === 1)
    expect(given).toHaveLength(10)
    const refused = answers.find(({ code }) => code !== 1)
    expect(refused?.data).toMatchObject({ error: 'QUOTE_LIMIT', params: { max: 10 } })
    const { quote_id } = given[0]!.data as { quote_id: string }
    expect(await accept(quote_id, eve)).toMatchObject({ code: 1 })
    expect((await quote(wish, eve)).code).toBe(1)
    expect((await quote(wish, eve)).data.error).toBe('QUOTE_LIMIT')
    await sandbox.clock.advance(60_000)
    expect((await quote(wish, eve)).code).toBe(1)
  })

  test.each([
    [{ from_coin: 'BTC', to_coin: 'BTC', from_amount: '1' }, 'PAIR_UNSUPPORTED'],
    [{ from_coin: 'NOPE', to_coin: 'BTC', from_amount: '1' }, 'PAIR_UNSUPPORTED'],
    [{ from_coin: 'USDT', to_coin: 'BTC', from_amount: '0.5' }, 'CONVERT_MIN'],
    [{ from_coin: 'USDT', to_coin: 'BTC', from_amount: '100001' }, 'CONVERT_MAX'],
  ])('refuses to quote the conversion %o and returns the error %s', async (request, error) => {
    expect((await quote(request)).data.error).toBe(error)
  })
})

test('refuses an impossible conversion before it checks the fund password, so a wrong one does not count as a guess', async () => {
  const { data } = await quote({ from_coin: 'BTC', to_coin: 'USDT', from_amount: '0.01' })
  const { quote_id } = data as { quote_id: string }
  await sandbox.clock.advance(10_000)
  const wrong = { trade_password: '999999' }
  const refusal = async (call: 'convert.convert' | 'convert.exchange', request: object) =>
    (await sandbox.call(call, { ...request, ...wrong }, ann)).data
  expect((await refusal('convert.convert', { quote_id })).error).toBe('QUOTE_EXPIRED')
  const move = { from_coin: 'USDT', amount: '5' }
  expect((await refusal('convert.exchange', move)).error).toBe('NOTHING_TO_DO')
  expect((await refusal('convert.exchange', { ...move, to_coin: 'NOPE' })).error).toBe('PAIR_UNSUPPORTED')
  const away = { ...move, from_coin: 'BTC', to_account: 'futures' }
  expect((await refusal('convert.exchange', away)).error).toBe('PAIR_UNSUPPORTED')
  expect(await refusal('convert.exchange', { ...move, to_account: 'futures' })).toMatchObject({
    error: 'TRADE_PASSWORD_WRONG',
    params: { left: 4 },
  })
})

describe('swaps and transfers', () => {
  test('a swap converts at the quoted rate; it is refused if the member would receive less than the requested minimum', async () => {
    const move = { from_coin: 'USDT', to_coin: 'BTC', amount: '1000' }
    expect((await exchange({ ...move, min_receive: '1' })).data.error).toBe('SLIPPAGE')
    const quoted = await quote({ from_coin: 'USDT', to_coin: 'BTC', from_amount: '1000' })
    const { rate, to_amount } = quoted.data
    expect(await exchange({ ...move, min_receive: to_amount })).toMatchObject({
      code: 1,
      data: { kind: 'swap', from_amount: '1000.00000000', rate, to_amount, fee: '0.00000000' },
    })
  })

  test('transfers USDT from the spot to the futures account and back, once per idempotency key', async () => {
    const [spot, futures] = [await balance('USDT'), await balance('USDT', 'futures')]
    const move = { from_account: 'spot', to_account: 'futures', from_coin: 'USDT', amount: '250.5' }
    const key = { 'idempotency-key': 'move-1' }
    const first = await exchange(move, key)
    expect(first).toMatchObject({ code: 1, data: { kind: 'transfer', rate: '1' } })
    expect((await exchange(move, key)).data).toEqual(first.data)
    expect(compare(await balance('USDT'), sub(spot, '250.5'))).toBe(0)
    expect(compare(await balance('USDT', 'futures'), add(futures, '250.5'))).toBe(0)
    const back = { ...move, from_account: 'futures', to_account: 'spot' }
    expect((await exchange(back)).code).toBe(1)
    expect(await balance('USDT')).toBe(spot)
  })

  test.each([
    [
      { from_account: 'futures', to_account: 'spot', from_coin: 'USDT', amount: '99999999' },
      'INSUFFICIENT_BALANCE',
    ],
    [
      { from_account: 'spot', to_account: 'futures', from_coin: 'USDT', amount: '99999999' },
      'INSUFFICIENT_BALANCE',
    ],
    [{ from_account: 'spot', to_account: 'futures', from_coin: 'BTC', amount: '0.1' }, 'PAIR_UNSUPPORTED'],
    [{ from_account: 'futures', from_coin: 'USDT', to_coin: 'BTC', amount: '10' }, 'PAIR_UNSUPPORTED'],
    [{ from_coin: 'USDT', amount: '10' }, 'NOTHING_TO_DO'],
    [{ from_coin: 'USDT', to_account: 'futures', amount: '0' }, 'VALIDATION'],
    [
      { from_coin: 'USDT', to_account: 'futures', amount: '1', trade_password: '654321' },
      'TRADE_PASSWORD_WRONG',
    ],
  ])(
    'refuses the conversion or transfer %o with the error %s and changes no balance',
    async (request, error) => {
      const before = [await balance('USDT'), await balance('USDT', 'futures'), await balance('BTC')]
      expect((await exchange(request)).data.error).toBe(error)
      expect([await balance('USDT'), await balance('USDT', 'futures'), await balance('BTC')]).toEqual(before)
    },
  )
})

test('lists a member’s own conversions, swaps and transfers, newest first, and filters them by kind or coin', async () => {
  const { data } = await sandbox.call('convert.records', {}, ann)
  expect(data.list.map(({ kind }) => kind)).toEqual(['transfer', 'transfer', 'swap', 'convert'])
  const transfers = await sandbox.call('convert.records', { kind: 'transfer', limit: 1 }, ann)
  expect(transfers.data).toMatchObject({ page: { total: 2, pages: 2 }, list: [{ from_account: 'futures' }] })
  expect((await sandbox.call('convert.records', { coin: 'BTC' }, ann)).data.page.total).toBe(2)
  expect((await sandbox.call('convert.records', {}, bob)).data.page.total).toBe(0)
})

test('after the conversions and transfers of all tests in this file, the ledger sums up to zero for every coin', async () => {
  expect(await books()).toMatchObject({ ok: true, differences: [] })
})
