import { describe, expect, test } from 'vitest'
import { maturityDate } from './term-booking.ts'
import {
  addOffer,
  append,
  balance,
  clock,
  database,
  incomesOf,
  newMember,
  openPledge,
  positionOf,
  rated,
  redeem,
  refusal,
  START,
  startPledge,
  subscribe,
  termHooks,
  usdt,
} from './test-term.ts'

termHooks()

const DAY = 86_400_000

describe('daily income of a position', () => {
  test('a position earns income from the day after the subscription to maturity, when the principal is paid back', async () => {
    const position = await subscribe(await addOffer(), '1000')
    expect(maturityDate(position)).toBe('2026-01-08')
    const job = startPledge()
    await clock.advance(30 * DAY)
    await job.stop()
    const incomes = await incomesOf(position)
    expect(incomes.map(({ date }) => date)).toEqual(
      ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-01-${day}`),
    )
    expect(incomes.every(({ amount }) => amount === usdt('3.5'))).toBe(true)
    expect(await positionOf(position)).toMatchObject({
      ...{ status: 'completed', accrued: usdt('24.5'), booked_date: '2026-01-08' },
      ended_at: Date.UTC(2026, 0, 8, 0, 10),
    })
    expect(await balance('available')).toBe(usdt('100024.5'))
    expect(await balance('locked')).toBe(0n)
  })

  test('added principal earns income from the day after it was added', async () => {
    const position = await subscribe(await addOffer(rated('0.004')), '1000')
    const product = openPledge()
    await clock.advance(2 * DAY)
    await product.bookDue(clock.now())
    await append(position, '500')
    await clock.advance(6 * DAY)
    await product.bookDue(clock.now())
    const amounts = (await incomesOf(position)).map(({ amount }) => amount)
    expect(amounts).toEqual(['4', '4', '6', '6', '6', '6', '6'].map(usdt))
  })

  test('the income of each lot (principal added on one date) is rounded down to a unit of 1e-8', async () => {
    const position = await subscribe(await addOffer(rated('0.000123456789')), '100.00000001')
    await clock.advance(DAY)
    await openPledge().bookDue(clock.now())
    expect((await incomesOf(position))[0]!.amount).toBe(usdt('0.01234567'))
  })
})

describe('refused subscriptions to term products', () => {
  test('refuses a subscription with an amount outside the limits of the offer', async () => {
    const id = await addOffer()
    await expect(subscribe(id, '99.99999999')).rejects.toEqual(refusal('INVEST_BELOW_MIN'))
    const position = await subscribe(id, '20000')
    await append(position, '10000')
    await expect(subscribe(id, '20000.00000001')).rejects.toEqual(refusal('INVEST_ABOVE_MAX'))
    await expect(append(position, '20000.00000001')).rejects.toEqual(refusal('INVEST_ABOVE_MAX'))
    await subscribe(id, '20000')
  })

  test('refuses a subscription with an amount that is not a multiple of the step', async () => {
    const id = await addOffer({ step: usdt('0.5') })
    await expect(subscribe(id, '100.25')).rejects.toMatchObject({ error: 'STEP', params: { step: '0.5' } })
    await subscribe(id, '100.5')
  })

  test('refuses a subscription before the presale, after the end of the offer, or to an unknown offer', async () => {
    const id = await addOffer({ presale_at: START + DAY, sale_at: START + 2 * DAY, end_at: START + 3 * DAY })
    await expect(subscribe(id, '100')).rejects.toEqual(refusal('PRODUCT_CLOSED'))
    await clock.advance(DAY)
    const position = await subscribe(id, '100')
    await clock.advance(2 * DAY - 1)
    await append(position, '100')
    await clock.advance(1)
    await expect(subscribe(id, '100')).rejects.toEqual(refusal('PRODUCT_CLOSED'))
    await expect(append(position, '100')).rejects.toEqual(refusal('PRODUCT_CLOSED'))
    await expect(subscribe(1e9, '100')).rejects.toEqual(refusal('NOT_FOUND'))
  })

  test('refuses a subscription to more copies of an offer than are left, even if two members subscribe concurrently', async () => {
    const id = await addOffer({ copy_price: usdt('100'), step: usdt('100'), total_copies: 3 })
    await expect(subscribe(id, '400')).rejects.toMatchObject({
      error: 'COPIES_SOLD_OUT',
      params: { left: 3 },
    })
    const position = await subscribe(id, '100')
    const done = await Promise.allSettled([subscribe(id, '200'), subscribe(id, '200', await newMember())])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(append(position, '100')).rejects.toEqual(refusal('COPIES_SOLD_OUT'))
  })

  test('refuses a subscription that the balance does not cover, and stores nothing', async () => {
    const id = await addOffer({
      ...{ max_amount: usdt('1000000'), copy_price: usdt('1'), step: usdt('1'), total_copies: 200_000 },
    })
    await expect(subscribe(id, '100001')).rejects.toMatchObject({ name: 'InsufficientBalance' })
    const found = (await openPledge().offers(database.db)).find((one) => one.id === id)
    expect(found).toMatchObject({ sold_copies: 0 })
  })

  test('refuses the 101st running position of a member in an offer, also if two subscriptions arrive at once', async () => {
    const id = await addOffer()
    const first = await subscribe(id, '100')
    for (let n = 1; n < 99; n++) await subscribe(id, '100')
    const last = await Promise.allSettled([subscribe(id, '100'), subscribe(id, '100')])
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const full = { error: 'INVEST_MAX_ORDERS', params: { max: 100 } }
    await expect(subscribe(id, '100')).rejects.toMatchObject(full)
    expect(await append(first, '100')).toMatchObject({ principal: usdt('200') })
    expect(await subscribe(await addOffer(), '100')).toMatchObject({ status: 'running' })
    await redeem(first)
    expect(await subscribe(id, '100')).toMatchObject({ status: 'running' })
  })
})

describe('adding principal to a position', () => {
  test('refuses to add principal on the maturity date, or if the offer does not allow it', async () => {
    const position = await subscribe(await addOffer(), '100')
    await clock.advance(7 * DAY - 12 * 3_600_000 + 1)
    await expect(append(position, '100')).rejects.toEqual(refusal('APPEND_NOT_ALLOWED'))
    const fixed = await subscribe(await addOffer({ append_allowed: false }), '100')
    await expect(append(fixed, '100')).rejects.toEqual(refusal('APPEND_NOT_ALLOWED'))
  })

  test('added principal increases the number of copies and the expected income', async () => {
    const copies = { copy_price: usdt('100'), step: usdt('100'), total_copies: 10 }
    const position = await subscribe(await addOffer(copies), '100')
    expect(position).toMatchObject({ copies: 1, expected: usdt('2.45') })
    await clock.advance(DAY)
    expect(await append(position, '200')).toMatchObject({
      ...{ copies: 3, principal: usdt('300'), accrued: usdt('0.35'), expected: usdt('6.3') },
    })
  })
})
