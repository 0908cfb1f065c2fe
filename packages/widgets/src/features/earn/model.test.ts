import { expect, test } from 'vitest'
import { addedProblem, largestSize, sizeProblem } from './entry.ts'
import type { EarnOrder } from './order.ts'
import { appendProblem, redeemProblem, redemptionOf } from './orders/order-change.ts'
import { orderDays } from './orders/order-days.ts'
import { rightsOf } from './orders/order-rights.ts'
import { planOf } from './plan.ts'
import { copiesLeft, type EarnProduct, isOpen, limitLeft, percentLeft } from './product.ts'
import { chosenProducts, everything } from './products/choice.ts'

const pledge: EarnProduct = {
  key: 'pledge:1',
  kind: 'pledge',
  id: 1,
  name: 'USDT 30 days',
  coin: 'USDT',
  days: 30,
  pays: 'daily',
  rate: '0.0003',
  headline: '0.009',
  min: '100',
  max: '50000',
  step: '1',
  copy: null,
  status: 'on_sale',
  saleAt: null,
  endAt: null,
  append: true,
  early: 'less_income',
  penalty: '0.001',
}
const copies: EarnProduct = { ...pledge, kind: 'wealth', copy: { price: '500', total: 10, left: 3 } }
const flexible: EarnProduct = {
  ...pledge,
  kind: 'savings',
  days: null,
  rate: '0.04',
  step: null,
  early: 'any_time',
}
const fixed: EarnProduct = { ...flexible, days: 90, pays: 'maturity', rate: '0.0625' }
const terms = (product: EarnProduct, available: string | null = '12450', used = '5000') => ({
  product,
  used,
  available,
})

test('a pledge pays its first income on the day after the subscription, and its last income on the maturity date', () => {
  const plan = planOf(pledge, '5000', '2026-01-22', 30)
  expect(plan.days).toHaveLength(31)
  expect(plan.days.slice(0, 2)).toEqual([
    { date: '2026-01-22', gain: '0.00000000', total: '0' },
    { date: '2026-01-23', gain: '1.50000000', total: '1.5' },
  ])
  expect(plan.days.at(-1)).toMatchObject({ date: '2026-02-21', total: '45' })
  expect(plan).toMatchObject({
    income: '45.00000000',
    daily: '1.50000000',
    firstIncomeDate: '2026-01-23',
    maturityDate: '2026-02-21',
  })
})

test('the income chart of flexible savings covers the chosen period; fixed savings pay once, at maturity', () => {
  const open = planOf(flexible, '8000', '2026-01-22', 30)
  expect(open).toMatchObject({ daily: '0.87671232', maturityDate: null })
  expect(open.income).toBe(open.days.at(-1)?.total)
  const term = planOf(fixed, '5000', '2026-01-01', 30)
  expect(term).toMatchObject({ income: '77.05479452', daily: null, firstIncomeDate: '2026-04-01' })
  expect(term.days.filter(({ gain }) => gain !== '0')).toHaveLength(1)
})

test.each([
  ['', pledge, 'REQUIRED'],
  ['0', pledge, 'AMOUNT_FORMAT'],
  ['100.123456789', flexible, 'AMOUNT_FORMAT'],
  ['99', pledge, 'INVEST_BELOW_MIN'],
  ['45001', pledge, 'INVEST_ABOVE_MAX'],
  ['100.5', pledge, 'STEP'],
  ['12451', pledge, 'INSUFFICIENT_BALANCE'],
  ['1.5', copies, 'COPIES_FORMAT'],
  ['0', copies, 'COPIES_FORMAT'],
  ['4', copies, 'COPIES_SOLD_OUT'],
  ['99999999999999999999', pledge, 'AMOUNT_FORMAT'],
] as const)('sizeProblem returns the error of the rule that the size %j violates', (size, product, name) => {
  const problem = sizeProblem(size, terms(product))
  expect(typeof problem === 'string' ? problem : problem?.name).toBe(name)
})

test('sizeProblem accepts an amount within all limits, and ignores a balance that is unknown', () => {
  expect(sizeProblem('5000', terms(pledge))).toBeNull()
  expect(sizeProblem('3', terms(copies))).toBeNull()
  expect(sizeProblem('40000', terms(pledge, null))).toBeNull()
  expect(addedProblem('10', terms(pledge))).toBeNull()
})

test('largestSize returns the largest size that balance, limit, step and copies left allow', () => {
  expect(largestSize(terms(pledge, '12450.75'))).toBe('12450')
  expect(largestSize(terms(pledge, '99999'))).toBe('45000')
  expect(largestSize(terms(pledge, null))).toBe('45000')
  expect(largestSize(terms(copies, '1400'))).toBe('2')
  expect(largestSize(terms(copies))).toBe('3')
  expect(largestSize(terms({ ...copies, max: '6000' }))).toBe('2')
})

test('limitLeft, percentLeft and copiesLeft return what a member may still invest in a product', () => {
  expect(limitLeft(pledge, '60000')).toBe('0')
  expect(percentLeft(pledge, '5000')).toBe(90)
  expect(percentLeft(copies, '0')).toBe(30)
  expect(copiesLeft({ ...copies, max: '1000' }, '0')).toBe(2)
})

test('in presale, the member can subscribe to a product sold in copies, but not to a product sold by amount', () => {
  expect(isOpen({ ...copies, status: 'presale' })).toBe(true)
  expect(isOpen({ ...pledge, status: 'presale' })).toBe(false)
  expect(isOpen({ ...copies, status: 'sold_out' })).toBe(false)
})

test('chosenProducts filters and sorts products, with closed products last', () => {
  const closed = { ...pledge, key: 'x', status: 'ended' as const, rate: '0.01' }
  const list = [closed, pledge, flexible, fixed]
  const chosen = (changes: object) => chosenProducts(list, { ...everything, ...changes })
  expect(chosen({})).toEqual([pledge, flexible, fixed, closed])
  expect(chosen({ showClosed: false, sort: 'rate' })).toEqual([pledge, fixed, flexible])
  expect(chosen({ kind: 'savings', period: 'medium' })).toEqual([fixed])
  expect(chosen({ coin: 'BTC' })).toEqual([])
})

const order: EarnOrder = {
  order_no: 'I1',
  kind: 'pledge',
  product: 'pledge:1',
  name: 'USDT 30 days',
  coin: 'USDT',
  principal: '1000.00000000',
  copies: null,
  rate: '0.0035',
  dailyIncome: '3.50000000',
  earned: '14.00000000',
  toDate: '14.00000000',
  atMaturity: '24.50000000',
  startDate: '2026-01-01',
  maturityDate: '2026-01-08',
  early: undefined,
  penalty: undefined,
  additionsLeft: undefined,
  paidBack: null,
  status: 'running',
  createdAt: 1,
  endedAt: null,
}

test('an early redemption of a pledge pays the principal minus the income paid so far and the penalty', () => {
  expect(redemptionOf(order, { ...pledge, penalty: '0' }, '1000')).toMatchObject({
    clawback: '14.00000000',
    payout: '986.00000000',
  })
  expect(redemptionOf(order, pledge, '1000')).toMatchObject({ penalty: '1.00000000', payout: '985.00000000' })
})

test('an early redemption of a pledge uses the terms of its order, even if the product has other terms now', () => {
  const kept: EarnOrder = { ...order, early: 'less_income', penalty: '0.01' }
  const now: EarnProduct = { ...pledge, early: 'no', penalty: '0' }
  expect(rightsOf(kept, now, '2026-01-02').redeem).toBe('less_income')
  expect(rightsOf(kept, undefined, '2026-01-02').redeem).toBe('less_income')
  expect(rightsOf({ ...kept, early: 'no' }, pledge, '2026-01-02').redeem).toBe('no')
  expect(redemptionOf(kept, now, '1000')).toMatchObject({ penalty: '10.00000000', payout: '976.00000000' })
})

test('an early redemption also deducts the income of elapsed days that is not booked yet, and is impossible on the maturity date', () => {
  expect(redemptionOf({ ...order, toDate: '17.50000000' }, pledge, '1000')).toMatchObject({
    clawback: '17.50000000',
    payout: '981.50000000',
  })
  expect(rightsOf(order, pledge, '2026-01-08').redeem).toBe('no')
  const savings: EarnOrder = { ...order, kind: 'savings', early: 'principal' }
  expect(rightsOf(savings, fixed, '2026-01-07').redeem).toBe('principal')
  expect(rightsOf(savings, fixed, '2026-01-08').redeem).toBe('no')
})

test('principal can be added to an order until it has reached the maximum number of additions', () => {
  const rightsWith = (additionsLeft: number | undefined) =>
    rightsOf({ ...order, additionsLeft }, { ...pledge, append: true }, '2026-01-02')
  expect([undefined, 1, 0].map((left) => rightsWith(left).append)).toEqual([true, true, false])
  expect([undefined, 1, 0].map((left) => rightsWith(left).isFull)).toEqual([false, false, true])
  expect(rightsOf({ ...order, additionsLeft: 0 }, { ...pledge, append: false }, '2026-01-02').isFull).toBe(
    false,
  )
})

test('flexible savings can be redeemed in part; fixed savings lose their interest if they are redeemed early', () => {
  const savings = { ...order, kind: 'savings' as const, maturityDate: null }
  expect(redemptionOf(savings, flexible, '400')).toMatchObject({ payout: '400', left: '600', lost: null })
  expect(redemptionOf({ ...savings, maturityDate: '2026-04-01' }, fixed, '1000')).toMatchObject({
    payout: '1000',
    lost: '24.50000000',
  })
  expect(redeemProblem('1000', order.principal)).toBeNull()
  expect(redeemProblem('1000.00000001', order.principal)).toMatchObject({ name: 'INSUFFICIENT_BALANCE' })
  expect(redeemProblem('', order.principal)).toBe('REQUIRED')
})

test('when principal is added, appendProblem ignores the minimum amount, but accepts copies only in whole numbers and up to the number left', () => {
  expect(appendProblem('10', terms(pledge))).toBeNull()
  expect(appendProblem('2', terms(copies))).toBeNull()
  expect(appendProblem('1.5', terms(copies))).toBe('COPIES_FORMAT')
  expect(appendProblem('0', terms(copies))).toBe('COPIES_FORMAT')
  expect(appendProblem('4', terms(copies))).toMatchObject({ name: 'COPIES_SOLD_OUT' })
  expect(appendProblem('0', terms(pledge))).toBe('AMOUNT_FORMAT')
})

test('rightsOf allows no additions on the maturity date or to closed products, and no changes of ended orders', () => {
  expect(rightsOf(order, pledge, '2026-01-07')).toEqual({
    append: true,
    isFull: false,
    redeem: 'less_income',
  })
  expect(rightsOf(order, pledge, '2026-01-08').append).toBe(false)
  expect(rightsOf(order, { ...pledge, status: 'ended' }, '2026-01-02').append).toBe(false)
  expect(rightsOf({ ...order, status: 'completed' }, pledge, '2026-01-02')).toEqual({
    append: false,
    isFull: false,
    redeem: 'no',
  })
  const savings: EarnOrder = { ...order, kind: 'savings', maturityDate: null, early: 'any_time' }
  expect(rightsOf(savings, undefined, '2026-01-02').redeem).toBe('any_time')
})

test('the chart of an order shows first the paid incomes, then the expected ones, including those of principal added later', () => {
  const lots = [
    { amount: '1000.00000000', start_date: '2026-01-01' },
    { amount: '500.00000000', start_date: '2026-01-03' },
  ]
  const paid = ['2026-01-02', '2026-01-03'].map((date) => ({ date, income: '3.50000000' }))
  const days = orderDays(order, paid, lots)
  expect(days.map(({ gain }) => Number(gain))).toEqual([0, 3.5, 3.5, 5.25, 5.25, 5.25, 5.25, 5.25])
  expect(days.map(({ phase }) => phase ?? 'paid').indexOf('planned')).toBe(3)
  expect(orderDays({ ...order, status: 'redeemed' }, paid, lots)).toHaveLength(3)
})
