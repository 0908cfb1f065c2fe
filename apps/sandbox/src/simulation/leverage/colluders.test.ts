import { describe, expect, test } from 'vitest'
import { TestVenue } from '../../features/futures/test-venue.ts'
import type { openVenue } from '../../features/futures/venue.ts'
import { byDepth } from '../../test-depth.ts'
import { Colluders } from './colluders.ts'
import { faultyVenue } from './injected-faults.ts'

const SCALE = Number(process.env.LEVERAGE_SCALE ?? byDepth(0.5, 50))
const SEEDS = Math.round(40 * SCALE)
const STEPS = 500

/**
 * Lets colluding members trade. Returns the first step after which the members had gained money or the insurance fund
 * had lost money; null if there is no such step. Also returns the number of the members' fills.
 */
function collude(seed: string, open?: typeof openVenue): { gainedAt: number | null; trades: number } {
  const them = new Colluders(seed, open)
  for (let step = 1; step <= STEPS; step++) {
    them.step()
    if (them.gain > 0n || them.fund < 0n) return { gainedAt: step, trades: them.trades }
  }
  return { gainedAt: null, trades: them.trades }
}

test('members who trade together against the exchange gain nothing, and the insurance fund loses nothing', () => {
  let trades = 0
  for (let seed = 1; seed <= SEEDS; seed++) {
    const run = collude(`colluders ${seed}`)
    expect(run.gainedAt, `seed ${seed}`).toBeNull()
    trades += run.trades
  }
  expect(trades).toBeGreaterThan(20 * SEEDS)
})

test.each(['open_loss_forgotten', 'close_beyond_backing'] as const)(
  'with the injected fault %s, members who trade together against the exchange gain money',
  async (fault) => {
    const open = await faultyVenue(fault)
    const seeds = Array.from({ length: SEEDS }, (_, seed) => `colluders ${seed + 1}`)
    expect(seeds.some((seed) => collude(seed, open).gainedAt !== null)).toBe(true)
  },
)

const GAINER = 10_001
const LOSER = 10_002

function stage(open?: typeof openVenue): TestVenue {
  const it = new TestVenue('BTCUSDT', { open })
  it.mark('60000')
  for (const member of [GAINER, LOSER]) it.deposit(member, '100000')
  return it
}

describe('a futures trade between two colluding members at 1.5 times the mark price', () => {
  const high = { price: '90000', quantity: '10' }

  test.each(['cross', 'isolated'] as const)(
    'refuses a trade at 1.5 times the mark price if the account does not cover the unrealized loss of the new position (%s)',
    (marginMode) => {
      const it = stage()
      expect(it.place(GAINER, { ...high, side: 'sell' })).toMatchObject({ status: 'open' })
      // The account holds 100,000 USDT, which covers the margin of 45,000 and the fee of 450. It does not cover the
      // loss of 300,000 that the position would have immediately.
      expect(it.place(LOSER, { ...high, marginMode })).toMatchObject({
        error: 'INSUFFICIENT_BALANCE',
        params: { available: '100000.00000000' },
      })
      expect(it.position(LOSER)).toBeUndefined()
    },
  )

  test('without the check of the unrealized loss of a new position, a trade at 1.5 times the mark price costs the insurance fund 200,450 USDT', async () => {
    const it = stage(await faultyVenue('open_loss_forgotten'))
    it.accept(GAINER, { ...high, side: 'sell' })
    it.accept(LOSER, high)
    it.mark('60000')
    expect(it.balance('sys:insurance')).toBe('-200450')
  })

  test('the refusal of an isolated order states the maximum leverage at which its position is not liquidated at once', () => {
    const it = stage()
    it.accept(GAINER, { side: 'sell', price: '66000', quantity: '1' })
    const asked = { price: '66000', quantity: '1', marginMode: 'isolated' } as const
    expect(it.place(LOSER, { ...asked, leverage: 20 })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 10 },
    })
    it.accept(LOSER, { ...asked, leverage: 10 })
    it.mark('60000')
    expect(it.position(LOSER)).toMatchObject({ quantity: '1', margin: '6600' })
  })
})

test('a resting order that its owner cannot fund is canceled when a taker order reaches it, and the taker order trades with the next order', () => {
  const it = stage()
  const far = it.accept(LOSER, { price: '60000', quantity: '30' })
  it.mark('50000')
  it.quote('buy', 499_000, 30_000)
  expect(it.place(GAINER, { side: 'sell', quantity: '20' })).toMatchObject({
    status: 'completed',
    quoteFilled: '998000',
  })
  expect(far).toMatchObject({ status: 'expired', reason: 'system', filled: '0' })
})

test('a stop loss waits while the book contains only prices far from the mark price, and fires when normal quotes return', () => {
  const it = stage()
  it.requote(600_000, 1_000)
  it.accept(LOSER, { quantity: '0.5', leverage: 125, marginMode: 'isolated' })
  const stop = { side: 'sell', type: 'sl', triggerPrice: '59900', triggerBy: 'mark', price: null } as const
  const order = it.accept(LOSER, stop)
  const cancel = it.venue.quotes('BTCUSDT').map(({ id }) => id)
  it.run((context) => it.venue.marketMaker({ symbol: 'BTCUSDT', cancel, orders: [] }, context))
  it.accept(GAINER, { price: '40000', quantity: '0.5' })
  it.mark('59890')
  expect(order).toMatchObject({ status: 'pending', reason: null, filled: '0' })
  expect([it.position(LOSER)?.quantity, it.position(GAINER)]).toEqual(['0.5', undefined])
  it.requote(598_900, 1_000)
  expect(order).toMatchObject({ status: 'completed', reason: null })
  expect(it.position(LOSER)).toBeUndefined()
})

describe('a futures position that the insurance fund took over', () => {
  /**
   * Makes the insurance fund take over the loser's long position, while the book contains only the gainer's bid, far
   * below the mark price. The loser and the gainer collude.
   */
  function takenOver(open?: typeof openVenue) {
    const it = stage(open)
    it.requote(600_000, 1_000)
    it.accept(LOSER, { quantity: '1', leverage: 20, marginMode: 'isolated' })
    const cancel = it.venue.quotes('BTCUSDT').map(({ id }) => id)
    it.run((context) => it.venue.marketMaker({ symbol: 'BTCUSDT', cancel, orders: [] }, context))
    it.accept(GAINER, { price: '40000', quantity: '1' })
    it.mark('57200')
    expect(it.position(LOSER)).toBeUndefined()
    return it
  }

  test('after taking over a position, the insurance fund sells it only at a price close to the mark price', () => {
    const it = takenOver()
    expect([it.position(GAINER), it.balance('sys:insurance')]).toEqual([undefined, '0'])
    it.requote(572_000, 1_000)
    it.mark('57200')
    // The insurance fund took over 1 BTC at 57000.095 and sold it at the best bid, one tick below the mark price.
    expect(it.balance('sys:insurance')).toBe('199.805')
  })

  test('without its price limit, the insurance fund sells a taken-over position at 40,000 and loses 17,000 USDT', async () => {
    const it = takenOver(await faultyVenue('insurance_sells_at_any_price'))
    expect([it.position(GAINER)?.quantity, it.balance('sys:insurance')]).toEqual(['1', '-17000.095'])
  })
})
