import { add } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
let tradedAt: number

const statement = async (token: Record<string, string>, asked: object = {}) =>
  (await sandbox.call('wallet.changes', { view: 'statement', ...asked }, token)).data
const place = (token: Record<string, string>, side: string, price: string, quantity: string) =>
  sandbox.call('spot.place', { symbol: 'ETHUSDT', side, type: 'limit', price, quantity }, token)

beforeAll(async () => {
  // The clock moves by only one millisecond, so the market maker never runs and the books contain only orders of these
  // tests.
  sandbox = await testSandbox({ ordersPerSecond: 1000 })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
  await sandbox.clock.advance(1)
  tradedAt = sandbox.clock.now()
  await place(ann, 'buy', '2000.00', '0.5')
  await place(bob, 'sell', '1990.00', '0.2')
  await sandbox.call('spot.cancel', { all: true, symbol: 'ETHUSDT' }, ann)
})

describe('account statement', () => {
  test('shows a spot trade as one line with its fee, without the bookings that freeze and release funds of the order', async () => {
    const { list } = await statement(ann, { start: String(tradedAt) })
    expect(list).toMatchObject([
      {
        coin: 'USDT',
        type: 'trade_buy',
        available_delta: '0.00000000',
        frozen_delta: '-400.00000000',
        trade: {
          symbol: 'ETHUSDT',
          side: 'buy',
          price: '2000.00',
          qty: '0.20000000',
          fee: '0.00020000',
          fee_coin: 'ETH',
          liquidity: 'maker',
        },
      },
    ])
    const changes = await sandbox.call('wallet.changes', { start: String(tradedAt) }, ann)
    expect(changes.data.list.map(({ coin, type }) => `${coin} ${type}`)).toEqual([
      'USDT trade_release',
      'ETH trade_buy',
      'USDT trade_buy',
      'USDT trade_freeze',
    ])
  })

  test('a statement of the base coin shows a spot trade as the change of that coin', async () => {
    const { list } = await statement(bob, { coin: 'ETH', start: String(tradedAt) })
    expect(list).toMatchObject([{ coin: 'ETH', type: 'trade_sell', frozen_delta: '-0.20000000' }])
    expect(list[0]?.trade).toMatchObject({ side: 'sell', fee: '0.40000000', liquidity: 'taker' })
  })

  test('the balance of each line equals the balance of the previous line plus the change of the line', async () => {
    const { list } = await statement(bob, { coin: 'USDT', account: 'spot' })
    const lines = [...list].reverse()
    const total = (a: string, b: string) => add(a, b)
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1]
      const opening = before ? total(before.available_after, before.frozen_after) : '0'
      const delta = total(line.available_delta, line.frozen_delta)
      expect(total(line.available_after, line.frozen_after)).toBe(total(opening, delta))
    }
    expect(lines.length).toBeGreaterThan(1)
  })

  test('for one coin of one account, returns the opening and closing balances of a period and the sums of its increases and decreases', async () => {
    const asked = { coin: 'USDT', account: 'spot', start: String(tradedAt) }
    expect((await statement(ann, asked)).totals).toEqual({
      opening: '10000.00000000',
      in: '0.00000000',
      out: '-400.00000000',
      closing: '9600.00000000',
    })
    const before = { coin: 'USDT', account: 'spot', end: String(tradedAt) }
    expect((await statement(ann, before)).totals).toEqual({
      opening: '0.00000000',
      in: '10000.00000000',
      out: '0.00000000',
      closing: '10000.00000000',
    })
    expect((await statement(ann, { coin: 'USDT' })).totals).toBeNull()
  })
})
