import { add, trim } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  futures = await testFutures()
  ann = await futures.member('ann@example.com', '10000')
  bob = await futures.member('bob@example.com', '1000000')
  await futures.mark({ BTCUSDT: '60000' })
})

const limit = (side: string, price: string, quantity: string) => ({ side, type: 'limit', price, quantity })
const isolated = { leverage: 50, margin_mode: 'isolated' }
const trade = async (side: string, price: string, quantity: string) => {
  await futures.place(bob, limit(side === 'buy' ? 'sell' : 'buy', price, quantity))
  const { code } = await futures.place(ann, { ...limit(side, price, quantity), ...isolated })
  expect(code).toBe(1)
}
const statement = async (asked: object = {}) =>
  (
    await futures.call(
      'wallet.changes',
      { view: 'statement', account: 'futures', coin: 'USDT', ...asked },
      ann,
    )
  ).data
const walletTotal = async () =>
  (await futures.call('wallet.balances', { account: 'futures' }, ann)).data.list[0]?.total

describe('account statement of the futures account', () => {
  test('the statement has no line for isolated margin, as the balance includes this margin', async () => {
    await trade('buy', '60000', '0.5')
    const open = await statement()
    expect(open.list.map(({ type }: { type: string }) => type)).toEqual(['futures_fee', 'deposit'])
    expect(open.totals.closing).toBe(await walletTotal())
    // The position is closed in two parts, each at a loss. The loss of the first part exceeds the margin that this part
    // releases. The margin of the remaining part pays the difference.
    await futures.mark({ BTCUSDT: '59500' })
    await trade('sell', '58700', '0.3')
    const reduced = await statement()
    expect(reduced.totals.closing).toBe(await walletTotal())
    await trade('sell', '59400', '0.2')
    const { list, totals } = await statement()
    expect(totals.closing).toBe(await walletTotal())
    expect(add(add(totals.opening, totals.in), totals.out)).toBe(trim(totals.closing))
    const types: string[] = list.map(({ type }: { type: string }) => type)
    expect(new Set(types)).toEqual(new Set(['futures_fee', 'futures_pnl', 'deposit']))
    const lines = [...list].reverse()
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1]
      const opening = before ? add(before.available_after, before.frozen_after) : '0'
      const closing = add(line.available_after, line.frozen_after)
      expect(closing).toBe(add(opening, add(line.available_delta, line.frozen_delta)))
    }
  })

  test('the opening balance of a period includes the margin of an open isolated position', async () => {
    await trade('buy', '59500', '0.1')
    await futures.sandbox.clock.advance(1)
    const start = String(futures.sandbox.clock.now())
    const total = await walletTotal()
    expect((await statement({ start })).totals).toMatchObject({ opening: total, closing: total })
  })

  test('in the list of all account changes, the margin of a new isolated position moves from the available to the frozen amount', async () => {
    const request = { account: 'futures', type: 'futures_margin', limit: 1 }
    const { list } = (await futures.call('wallet.changes', request, ann)).data
    expect(list).toMatchObject([{ available_delta: '-119.00000000', frozen_delta: '119.00000000' }])
  })
})
