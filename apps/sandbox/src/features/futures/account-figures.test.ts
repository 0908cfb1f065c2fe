import { fromUnits, toUnits } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CommandLogPlayer } from './test-command-log.ts'
import { type TestFutures, testFutures } from './test-futures.ts'
import { venueCommandLogs } from './test-log-steps.ts'

const TAKER = toUnits('0.0005')
const ONE = 100_000_000n

const up = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

/**
 * Returns the margin, taker fee and open loss of a resting order in units of 1e-8. Computes them without the
 * formulas of the sandbox, as an independent check.
 */
function orderMargin(order: { side: string; price: bigint; left: bigint; leverage: number }, mark: bigint) {
  const { price } = order
  const worse = order.side === 'buy' ? price - mark : mark - price
  const notional = price * order.left
  const loss = worse > 0n ? up(worse * order.left, ONE) : 0n
  return up(notional, ONE * BigInt(order.leverage)) + up(notional * TAKER, ONE * ONE) + loss
}

let futures: TestFutures
beforeAll(async () => {
  futures = await testFutures()
})

test.each([
  ['at a price better than mark', { price: '50000.0' }, '502.50000000'],
  ['at a price worse than mark, with its open loss', { price: '61000.0' }, '713.05000000'],
])(
  'a resting cross-margin order %s reduces the available amount by its order margin',
  async (name, order, margin) => {
    const { sandbox, member, mark, place, call } = futures
    await sandbox.control('bots', { enabled: false })
    await mark({ BTCUSDT: '60000.0' })
    const token = await member(`${name.length}@example.com`, '10000')
    const terms = { side: 'buy', type: 'limit', quantity: '0.1', leverage: 10, ...order }
    expect(await place(token, terms)).toMatchObject({ code: 1, data: { status: 'open' } })
    const { data } = await call('wallet.tradingAccount', { type: 'futures' }, token)
    expect(data).toMatchObject({
      order_margin: margin,
      available: fromUnits(toUnits('10000') - toUnits(margin)),
    })
    expect(
      orderMargin({ ...terms, price: toUnits(terms.price), left: toUnits('0.1') }, toUnits('60000')),
    ).toBe(toUnits(margin))
    await call('futures.cancel', { all: true, symbol: 'BTCUSDT' }, token)
  },
)

test('refuses an order whose leverage exceeds the maximum of its leverage bracket, and returns the highest allowed leverage', async () => {
  const { member, place } = futures
  const token = await member('leverage@example.com', '10000')
  const order = { side: 'buy', type: 'limit', price: '50000.0', quantity: '0.1' }
  for (const leverage of [126, 1_000_000]) {
    expect(await place(token, { ...order, leverage })).toMatchObject({
      code: 5321,
      data: { error: 'LEVERAGE_RANGE', params: { max: 125 } },
    })
  }
  expect((await place(token, { ...order, leverage: 0 })).code).toBe(4022)
})

test('after each of many random commands, the available amount of an account equals its equity less margins, fees and open losses', () => {
  fc.assert(
    fc.property(venueCommandLogs, (log) => {
      const player = new CommandLogPlayer()
      for (const { run } of player.play(log)) {
        run()
        const { venue, mark } = player
        for (const memberId of venue.members()) {
          const figures = venue.figures(memberId, TAKER)
          const reserved = venue
            .openOrders(memberId)
            .filter(({ reduceOnly, price }) => !reduceOnly && price !== null)
            .reduce((sum, { side, price, quantity, filled, leverage }) => {
              const left = quantity! - filled
              return sum + orderMargin({ side, price: price!, left, leverage }, mark)
            }, 0n)
          const free = figures.equity - figures.positionMargin - reserved
          expect(figures.orderMargin).toBe(reserved)
          expect(figures.available).toBe(free > 0n ? free : 0n)
        }
      }
    }),
    { numRuns: 100 },
  )
})
