import { describe, expect, test } from 'vitest'
import { maturityDate } from './term-booking.ts'
import {
  addOffer,
  balance,
  clock,
  database,
  incomesOf,
  memberId,
  offer,
  openPledge,
  positionOf,
  published,
  redeem,
  refusal,
  subscribe,
  termHooks,
  usdt,
} from './test-term.ts'

termHooks()

const DAY = 86_400_000

describe('an early redemption of a position', () => {
  test('an early redemption first books the missing dates, then pays the principal less the received income and the penalty', async () => {
    const position = await subscribe(await addOffer({ term_days: 30 }), '1000')
    await clock.advance(4 * DAY)
    await redeem(position)
    expect(await positionOf(position)).toMatchObject({
      ...{ status: 'redeemed', accrued: usdt('14'), expected: 0n, paid_back: usdt('976') },
    })
    expect(await balance('available')).toBe(usdt('99990'))
    await clock.advance(40 * DAY)
    await openPledge().bookDue(clock.now())
    expect(await incomesOf(position)).toHaveLength(4)
    await expect(redeem(position)).rejects.toEqual(refusal('ORDER_NOT_RUNNING'))
  })

  test('refuses an early redemption if the offer does not allow it or the order belongs to another member', async () => {
    const position = await subscribe(await addOffer({ early_redeem: false }), '1000')
    await expect(redeem(position)).rejects.toEqual(refusal('REDEEM_NOT_ALLOWED'))
    await expect(redeem(position, memberId + 1)).rejects.toEqual(refusal('ORDER_NOT_FOUND'))
  })

  test('refuses an early redemption on the maturity date, even if the maturity is not booked yet', async () => {
    const position = await subscribe(await addOffer(), '1000')
    await clock.advance(7 * DAY - 12 * 3_600_000 + 1)
    await expect(redeem(position)).rejects.toEqual(refusal('ORDER_NOT_RUNNING'))
    expect(await positionOf(position)).toMatchObject({ status: 'running', booked_date: '2026-01-01' })
  })

  test('a member can redeem a part of the principal if the offer has `in_parts`', async () => {
    const terms = { daily_rate: '0.01', in_parts: true }
    const position = await subscribe(await addOffer({ terms, term_days: 30 }), '1000')
    await clock.advance(2 * DAY)
    expect(await redeem(position, memberId, usdt('400'))).toMatchObject({
      ...{ status: 'running', principal: usdt('600'), accrued: usdt('20'), paid_back: null },
    })
    expect(await balance('locked')).toBe(usdt('600'))
    expect(await balance('available')).toBe(usdt('99420'))
    await expect(redeem(position, memberId, usdt('600.00000001'))).rejects.toMatchObject({
      ...{ error: 'INSUFFICIENT_BALANCE', params: { available: '600.00000000' } },
    })
    const whole = await subscribe(await addOffer({ term_days: 30 }), '1000')
    await expect(redeem(whole, memberId, 1n)).rejects.toEqual(refusal('REDEEM_NOT_ALLOWED'))
    expect(await redeem(whole, memberId, usdt('1000'))).toMatchObject({ status: 'redeemed' })
  })
})

describe('a position that a member ends early with `finish`', () => {
  test.each([
    ['before the booking of a day', 3 * DAY - 12 * 3_600_000, '2026-01-04'],
    ['after the booking of a day', 3 * DAY, '2026-01-05'],
    ['on its first day', 0, '2026-01-02'],
  ])(
    'a position that a member ends %s matures at the next daily booking and receives the income of that date',
    async (_when, time, maturity) => {
      const position = await subscribe(await addOffer({ term_days: 30 }), '1000')
      await clock.advance(time)
      const finish = () => database.transaction((tx) => openPledge().finish(tx, memberId, position.order_no))
      expect(maturityDate(await finish())).toBe(maturity)
      expect(maturityDate(await finish())).toBe(maturity)
      await clock.advance(2 * DAY)
      await openPledge().bookDue(clock.now())
      const dates = (await incomesOf(position)).map(({ date }) => date)
      expect(dates.at(-1)).toBe(maturity)
      expect(await positionOf(position)).toMatchObject({ status: 'completed', paid_back: usdt('1000') })
    },
  )
})

describe('rules that a term product can set', () => {
  test('a product can define the income, the order numbers and the payout at maturity', async () => {
    const product = openPledge(
      {},
      {
        changes: { open: 'ai_subscribe', back: 'ai_return' },
        async income(tx, { id, principal }) {
          const past = await tx
            .selectFrom('term_incomes')
            .select('id')
            .where('position_id', '=', id)
            .execute()
          return { rate: '0.01', amount: past.length === 1 ? -principal / 50n : principal / 100n }
        },
        estimate: () => null,
        maturityPayout: async (_tx, { principal, accrued }) => principal + accrued,
      },
    )
    const position = await database.transaction(async (tx) => {
      const locked = await product.lockOffer(tx, await product.addOffer(tx, offer), 'id')
      return product.open(tx, memberId, locked, usdt('1000'), { orderNo: `A${memberId}`, termDays: 3 })
    })
    expect(position).toMatchObject({ order_no: `A${memberId}`, expected: 0n })
    await clock.advance(2 * DAY)
    await product.bookDue(clock.now())
    expect((await incomesOf(position)).map(({ amount }) => amount)).toEqual(['10', '-20'].map(usdt))
    expect(await balance('available')).toBe(usdt('99000'))
    await clock.advance(2 * DAY)
    await product.bookDue(clock.now())
    expect(await positionOf(position)).toMatchObject({
      status: 'completed',
      accrued: 0n,
      paid_back: usdt('1000'),
    })
    expect(await balance('available')).toBe(usdt('100000'))
  })
})

test('each booking publishes an event of the kind `record` about the position, and the end of the position also sends a message', async () => {
  const position = await subscribe(await addOffer({ term_days: 2 }), '1000')
  published.length = 0
  await clock.advance(5 * DAY)
  await openPledge().bookDue(clock.now())
  const record = { kind: 'record', type: 'wealth', order_no: position.order_no }
  expect(published).toMatchObject([
    { ...record, status: 'running' },
    { kind: 'notify', notify: { type: 'finance', ref_type: 'wealth', ref_no: position.order_no } },
    { ...record, status: 'completed' },
  ])
})
