import type { Schema } from '@bourselet/sdk'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { authorize } from '../../testing/authorize.ts'
import {
  type EarnSetting,
  flexibleOrder,
  openEarn,
  pledge,
  pledgeOrder,
  wealth,
} from '../../testing/earn-market.ts'
import { sampleMember } from '../../testing/member.ts'
import { type KitOptions, renderKit } from '../../testing/render-kit.tsx'
import { pageOf } from '../../testing/show-orders.tsx'
import { titled } from '../../testing/titled.ts'
import { EarnOrders, EarnOverview, type EarnOverviewProps, IncomeRecords, SavingsProducts } from './earn.tsx'

async function show(props: EarnOverviewProps = {}, setting: EarnSetting = {}, kit: KitOptions = {}) {
  const exchange = await openEarn(setting)
  const { page: own } = await renderKit(<EarnOverview {...props} />, {
    client: exchange.sdk,
    locale: 'en',
    width: 1400,
    shadow: true,
    ...kit,
  })
  own.preferences.setState({ hideAmounts: false })
  return exchange
}

const amount = () => page.getByRole('textbox', { name: 'Amount' })
const card = (name: string) => page.getByRole('article', { name })
const submit = () => page.getByRole('button', { name: /^Pledge/ })

test('the overview shows totals, product cards, and the first product on sale in a calculator', async () => {
  await show()
  await expect.element(page.getByText('13,000.00 USDT')).toBeVisible()
  await expect.element(page.getByText('+5.55')).toBeVisible()
  await expect.element(card('USDT 30 days').getByText('In calculator')).toBeVisible()
  await expect.element(card('USDT 30 days').getByText('45,000 of 50,000 USDT left')).toBeVisible()
  await expect.element(card('USDT 90 days').getByText('2 of 1,000 left')).toBeVisible()
  await expect.element(card('USDT 7 days').getByText('Sold out')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Wealth 2' })).toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Show sold out' }).click()
  await expect.element(card('USDT 7 days')).not.toBeInTheDocument()
})

test('after the member has entered an amount, the calculator keeps its product even if a filter hides the card of the product', {
  tags: 'deep',
}, async () => {
  await show()
  const calculator = page.getByRole('region', { name: 'Calculator' })
  await amount().fill('5000')
  await page.getByRole('radio', { name: 'Wealth 2' }).click()
  await expect.element(card('USDT 30 days')).not.toBeInTheDocument()
  await expect.element(calculator.getByText('USDT 30 days')).toBeVisible()
  await expect.element(amount()).toHaveValue('5,000')
})

test('the calculator subscribes to a pledge at the shown rate once the agreement is accepted', async () => {
  const onSubscribed = vi.fn()
  const exchange = await show({ onSubscribed })
  await exchange.step({ do: 'answer', call: 'addInterest', data: pledgeOrder })
  await amount().fill('5,000')
  await expect.element(page.getByText('+45.00')).toBeVisible()
  await expect.element(page.getByRole('slider', { name: 'Income by day' })).toBeVisible()
  await submit().click()
  await expect.element(page.getByText('Please read and accept the agreement')).toBeVisible()
  await page.getByRole('checkbox', { name: /pledge income rules/ }).click()
  await submit().click()
  await expect.element(page.getByRole('dialog').getByText('5,000.00 USDT').first()).toBeVisible()
  await authorize(/^Pledge 5,000/)
  await expect.poll(() => onSubscribed.mock.calls.length).toBe(1)
  expect((await exchange.inspect()).requests.addInterest).toMatchObject({
    id: pledge.id,
    amount: '5000',
    agree: true,
    daily_rate: '0.0003',
    penalty_rate: '0.001',
    trade_password: '271828',
  })
  await expect.element(amount()).toHaveValue('')
})

test('the calculator rejects each invalid amount with its own message and sends nothing', async () => {
  const exchange = await show()
  for (const [typed, message] of [
    ['99', 'The minimum investment amount is 100'],
    ['45001', 'The maximum investment amount is 45,000'],
    ['100.5', 'The amount must be a multiple of 1'],
    ['13000', 'Insufficient balance, available 12,450'],
    ['abc', 'Please enter a number'],
    ['0', 'Please enter a positive number with at most 8 decimals'],
  ] as const) {
    await amount().fill(typed)
    await submit().click()
    await expect.element(page.getByText(message)).toBeVisible()
  }
  expect((await exchange.inspect()).calls.addInterest).toBeUndefined()
})

/** A test host with two pages: the overview, and a page on which the member sets the first fund password. */
function Visits({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const [isAway, setAway] = useState(false)
  return isAway ? (
    <button type="button" onClick={() => setAway(false)}>
      Return
    </button>
  ) : (
    <EarnOverview onSetFundPassword={() => setAway(true)} onDirtyChange={onDirtyChange} />
  )
}

test.each([1400, 390])(
  'at a width of %i px, the calculator keeps its product and entries while the member sets a fund password on another page',
  { tags: 'deep' },
  async (width) => {
    const member = sampleMember({ has_trade_password: false })
    const exchange = await openEarn({ answers: { getMemberInfo: member } })
    const onDirtyChange = vi.fn()
    const options = { client: exchange.sdk, locale: 'en', width, shadow: true } as const
    await renderKit(<Visits onDirtyChange={onDirtyChange} />, options)
    await page.getByRole('radio', { name: 'Pledge 1' }).click()
    const card = page.getByRole('article', { name: 'USDT 30 days' })
    if (width === 390) await card.getByRole('button').first().click()
    await amount().fill('5000')
    await page.getByRole('checkbox', { name: /pledge income rules/ }).click()
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
    await submit().click()
    const set = page.getByRole('button', { name: 'Set a fund password' })
    await expect.element(set).toBeVisible()
    expect(onDirtyChange.mock.lastCall).toEqual([false])
    await set.click()
    await page.getByRole('button', { name: 'Return' }).click()
    await expect.element(page.getByRole('checkbox', { name: /pledge income rules/ })).toBeChecked()
    await expect.element(submit()).toHaveTextContent('Pledge 5,000 USDT')
  },
)

test('when the layout changes, the calculator has the latest entries, not those from before the member set a fund password', {
  tags: 'deep',
}, async () => {
  const member = sampleMember({ has_trade_password: false })
  const exchange = await openEarn({ answers: { getMemberInfo: member } })
  const options = { client: exchange.sdk, locale: 'en', width: 1400, shadow: true } as const
  const { host } = await renderKit(<Visits onDirtyChange={() => {}} />, options)
  await fillPledge()
  await page.getByRole('button', { name: 'Set a fund password' }).click()
  await page.getByRole('button', { name: 'Return' }).click()
  // A field with the focus shows its value without separators.
  await expect.element(amount()).toHaveValue(expect.stringMatching(/^5,?000$/))
  await amount().fill('')
  host.style.width = '390px'
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(amount()).toHaveValue('')
  await amount().fill('7000')
  host.style.width = '1400px'
  await expect.element(page.getByRole('region', { name: 'Calculator' })).toBeVisible()
  await expect.element(amount()).toHaveValue(expect.stringMatching(/^7,?000$/))
})

test('if the rate has changed, the calculator shows the new rate and keeps the amount', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  const changed = { ...pledge, daily_rate: '0.0002', total_rate: '0.006' }
  await exchange.step({
    do: 'fail',
    call: 'addInterest',
    code: 5610,
    error: 'RATE_CHANGED',
    data: { field: 'daily_rate', params: { rate: '0.0002' } },
  })
  await amount().fill('5000')
  await page.getByRole('checkbox', { name: /pledge income rules/ }).click()
  await submit().click()
  await exchange.step({ do: 'answer', call: 'getInterestRateList', data: pageOf([changed, wealth]) })
  await authorize(/^Pledge/)
  await expect.element(page.getByText(/^The terms have changed/)).toBeVisible()
  await expect.element(amount()).toHaveValue('5,000')
  await expect.element(page.getByText('+30.00')).toBeVisible()
})

/** Fills in a pledge of 5,000 USDT and opens the fund password dialog. */
async function fillPledge() {
  await amount().fill('5000')
  await page.getByRole('checkbox', { name: /pledge income rules/ }).click()
  await submit().click()
}

test('after a wrong fund password, the dialog stays open and asks for the password again', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await fillPledge()
  await exchange.step({
    ...{ do: 'fail', call: 'addInterest', code: 4011, error: 'TRADE_PASSWORD_WRONG' },
    data: { field: 'trade_password', params: { left: 4 } },
  })
  await authorize(/^Pledge/)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Wrong fund password, 4 tries left/)).toBeVisible()
  await exchange.step({ do: 'answer', call: 'addInterest', data: pledgeOrder })
  await authorize(/^Pledge/)
  await expect.element(page.getByText(/^Subscribed/).first()).toBeVisible()
  expect((await exchange.inspect()).calls.addInterest).toBe(2)
})

test('after a lost answer, the form repeats the subscription with the same idempotency key', {
  tags: 'deep',
}, async () => {
  const onSubscribed = vi.fn()
  const exchange = await show({ onSubscribed })
  await fillPledge()
  await exchange.step({ do: 'drop', call: 'addInterest' })
  await authorize(/^Pledge/)
  await expect.element(page.getByRole('button', { name: 'Check and finish' })).toBeVisible()
  const lost = await exchange.inspect()
  await exchange.step({ do: 'answer', call: 'addInterest', data: pledgeOrder })
  await page.getByRole('button', { name: 'Check and finish' }).click()
  await expect.poll(() => onSubscribed.mock.calls.length).toBe(1)
  expect((await exchange.inspect()).requests.addInterest).toEqual(lost.requests.addInterest)
  await expect.element(amount()).toHaveValue('')
})

test('if too few copies are left, the form shows the number left and keeps the entered number', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await page.getByRole('button', { name: 'Calculate: USDT 90 days' }).click()
  const copies = page.getByRole('textbox', { name: 'Copies' })
  await copies.fill('2')
  await page.getByRole('button', { name: /^Subscribe 2 copies/ }).click()
  await exchange.step({
    ...{ do: 'fail', call: 'addInterest', code: 5604, error: 'COPIES_SOLD_OUT' },
    data: { field: 'copies', params: { left: 1 } },
  })
  await authorize(/^Subscribe/)
  await expect.element(page.getByText('Only 1 copy left')).toBeVisible()
  await expect.element(copies).toHaveValue('2')
  expect((await exchange.inspect()).calls.addInterest).toBe(1)
})

test('the calculator rejects more copies than are left, and accepts a smaller number', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call: 'addInterest', data: { ...pledgeOrder, copies: 2 } })
  await card('USDT 90 days')
    .getByRole('button', { name: /^Calculate/ })
    .click()
  const copies = page.getByRole('textbox', { name: 'Copies' })
  await copies.fill('3')
  await page.getByRole('button', { name: /^Subscribe/ }).click()
  await expect.element(page.getByText('Only 2 copies left')).toBeVisible()
  await copies.fill('2')
  await page.getByRole('button', { name: /^Subscribe 2 copies for 1,000/ }).click()
  await authorize(/^Subscribe/)
  await expect
    .poll(async () => (await exchange.inspect()).requests.addInterest)
    .toMatchObject({ id: wealth.id, copies: 2 })
})

test('if no user is logged in, the calculator shows the income and a log-in button', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, { visitor: true })
  await amount().fill('10000')
  await expect.element(page.getByText('+90.00')).toBeVisible()
  await page.getByRole('button', { name: 'Log in to subscribe' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls.getInterestOrderList).toBeUndefined()
})

test('on a phone, the button of a product card opens the calculator in a sheet', async () => {
  await show({}, {}, { width: 390 })
  await expect.element(amount()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Earn', exact: true })).toBeInTheDocument()
  await card('USDT 30 days')
    .getByRole('button', { name: /^Calculate/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Pledge USDT' })).toBeVisible()
  await expect.element(amount()).toBeVisible()
})

test('on a phone, the sheet of a product closes when the product is removed, and stays closed when the product returns', {
  tags: 'deep',
}, async () => {
  const exchange = await openEarn()
  const { page: own } = await renderKit(<EarnOverview />, { client: exchange.sdk, locale: 'en', width: 390 })
  const offer = async (products: Schema<'InterestProduct'>[]) => {
    await exchange.step({ do: 'answer', call: 'getInterestRateList', data: pageOf(products) })
    await own.queryClient.invalidateQueries()
  }
  await card('USDT 30 days')
    .getByRole('button', { name: /^Calculate/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Pledge USDT' })).toBeVisible()
  await offer([wealth])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await offer([pledge, wealth])
  await expect.element(card('USDT 30 days')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('an order can be redeemed even if its product is on the second page of the product list', {
  tags: 'deep',
}, async () => {
  const ended = Array.from({ length: 100 }, (_, n) => ({
    ...{ ...pledge, id: 1000 + n, name: `Ended ${n}`, status: 'ended' as const },
  }))
  const newest = { ...pledge, id: 2000, name: 'Newest' }
  const {
    early_redeem: _,
    penalty_rate: __,
    ...order
  } = {
    ...{ ...pledgeOrder, product: { id: newest.id, kind: 'pledge' as const, name: newest.name } },
  }
  const exchange = await openEarn({ answers: { getInterestOrderList: pageOf([order]) } })
  for (const [current, list] of [
    [1, ended],
    [2, [newest]],
  ] as const)
    await exchange.step({
      do: 'answer',
      call: 'getInterestRateList',
      data: { page: { limit: 100, total: 101, pages: 2, current }, list },
      when: { page: current },
    })
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000 })
  const row = page.getByRole('row', { name: /Newest/ })
  await expect.element(row.getByRole('button', { name: 'Redeem' })).toBeVisible()
})

test('a dialog shows the cost of an early redemption of a pledge before the confirmation', async () => {
  const exchange = await openEarn()
  await exchange.step({
    do: 'answer',
    call: 'chaseInterest',
    data: { ...pledgeOrder, status: 'redeemed', paid_back: '4977.00000000', ended_at: Date.now() },
  })
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000, shadow: true })
  const row = page.getByRole('row', { name: /USDT 30 days/ })
  await row.getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('−18.00 USDT')).toBeVisible()
  await expect.element(dialog.getByText('−5.00 USDT')).toBeVisible()
  await expect.element(dialog.getByText('4,977.00 USDT')).toBeVisible()
  await dialog.getByRole('button', { name: /^Redeem/ }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await page
    .getByRole('button', { name: /^Redeem 5,000/ })
    .last()
    .click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.chaseInterest)
    .toMatchObject({ action: 'redeem', order_no: pledgeOrder.order_no })
  await expect.element(page.getByText('Redeemed, 4,977.00 USDT paid back').first()).toBeVisible()
})

test('an open redemption dialog shows the new amounts after an income is booked, and the success message shows the amount paid back', {
  tags: 'deep',
}, async () => {
  const exchange = await openEarn()
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000, shadow: true })
  const row = page.getByRole('row', { name: /USDT 30 days/ })
  await row.getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('4,977.00 USDT')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  const booked = { ...pledgeOrder, accumulated_income: '19.50000000', income_to_date: '19.50000000' }
  await exchange.step({ do: 'answer', call: 'getInterestOrderList', data: pageOf([booked]) })
  await exchange.step({
    do: 'answer',
    call: 'chaseInterest',
    data: { ...booked, status: 'redeemed', paid_back: '4975.50000000', ended_at: Date.now() },
  })
  await exchange.step({
    do: 'member',
    data: {
      kind: 'record',
      type: 'wealth',
      order_no: pledgeOrder.order_no,
      status: 'running',
      updated_at: Date.now(),
    },
  })
  await expect.element(dialog.getByText('4,975.50 USDT')).toBeVisible()
  await dialog.getByRole('button', { name: /^Redeem/ }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await page
    .getByRole('button', { name: /^Redeem 5,000/ })
    .last()
    .click()
  await expect.element(page.getByText('Redeemed, 4,975.50 USDT paid back').first()).toBeVisible()
})

test('when the member signs out, the dialog with their order closes, and stays closed for the next member', async () => {
  const exchange = await openEarn()
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000, shadow: true })
  const redeem = page.getByRole('row', { name: /USDT 30 days/ }).getByRole('button', { name: 'Redeem' })
  await redeem.click()
  await expect.element(page.getByRole('dialog').getByText('4,977.00 USDT')).toBeVisible()
  exchange.sdk.token.clear()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  exchange.sdk.token.set('u'.repeat(32))
  await expect.element(redeem).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the redemption dialog of flexible savings rejects more than the principal, and shows the principal that is left', async () => {
  const exchange = await openEarn()
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000 })
  const row = page.getByRole('row', { name: /USDT flexible/ })
  await row.getByRole('button', { name: 'Redeem' }).click()
  await amount().fill('9000')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Redeem/ })
    .click()
  await expect.element(page.getByText('Insufficient balance, available 8,000')).toBeVisible()
  await amount().fill('3000')
  await expect.element(page.getByText('5,000.00 USDT')).toBeVisible()
  await expect.element(page.getByText(/earns no interest today/)).toBeVisible()
})

test('the form that adds copies to an order shows the price and the largest number of copies, and refuses 0 copies', async () => {
  const order = { ...pledgeOrder, product: { id: wealth.id, kind: 'wealth', name: wealth.name }, copies: 10 }
  const exchange = await openEarn({ answers: { getInterestOrderList: pageOf([order]) } })
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000, shadow: true })
  const row = page.getByRole('row', { name: /USDT 90 days/ })
  await row.getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('500 USDT a copy, at most 2')).toBeVisible()
  await expect.element(dialog.getByText('12,450.00 USDT')).toBeVisible()
  await page.getByRole('textbox', { name: 'Copies' }).fill('0')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect.element(dialog.getByText('Please enter a whole number of copies, at least 1')).toBeVisible()
  await page.getByRole('textbox', { name: 'Copies' }).fill('2')
  await expect.element(dialog.getByText('1,000 USDT', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1,000 USDT' }).click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
})

test('the form that adds principal shows the number of additions left; if none is left, the order details state this', {
  tags: 'deep',
}, async () => {
  const few = { ...pledgeOrder, lots_left: 2 }
  const exchange = await openEarn({ answers: { getInterestOrderList: pageOf([few]) } })
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000, shadow: true })
  const row = page.getByRole('row', { name: /USDT 30 days/ })
  await row.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('Additions left for this order: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const full = pageOf([{ ...few, lots_left: 0 }])
  await exchange.step({ do: 'answer', call: 'getInterestOrderList', data: full })
  await exchange.step({
    do: 'member',
    data: {
      kind: 'record',
      type: 'wealth',
      order_no: few.order_no,
      status: 'running',
      updated_at: Date.now(),
    },
  })
  await expect.element(row.getByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  await row.getByRole('button', { name: /^Order details/ }).click()
  await expect
    .element(page.getByText(/^This order has reached the maximum number of additions/))
    .toBeVisible()
})

test('order details show paid and expected income, and are loaded again after an order event of the stream', {
  tags: 'deep',
}, async () => {
  const exchange = await openEarn()
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await page
    .getByRole('row', { name: /USDT 30 days/ })
    .getByRole('button', { name: /^Order details/ })
    .click()
  const chart = page.getByRole('slider', { name: 'Income by day' })
  await expect.element(chart).toBeVisible()
  ;(chart.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect
    .poll(() => chart.element().getAttribute('aria-valuetext'))
    .toMatch(/\+1\.50 USDT, 45\.00 USDT in all/)
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  const before = (await exchange.inspect()).calls.getInterestOrderList ?? 0
  await exchange.step({
    do: 'answer',
    call: 'getInterestOrderList',
    data: pageOf([{ ...pledgeOrder, accumulated_income: '19.50000000' }]),
  })
  await exchange.step({
    do: 'member',
    data: {
      kind: 'record',
      type: 'wealth',
      order_no: pledgeOrder.order_no,
      status: 'running',
      updated_at: Date.now(),
    },
  })
  await expect
    .poll(async () => (await exchange.inspect()).calls.getInterestOrderList ?? 0)
    .toBeGreaterThan(before)
  await expect.element(page.getByText('+19.50 USDT')).toBeVisible()
})

test('the chart of a savings order contains the incomes of all pages of the list', async () => {
  const row = { order_no: flexibleOrder.order_no, kind: 'savings', coin: 'USDT', principal: '8000.00000000' }
  const paid = (id: number, date: string) => ({
    ...row,
    id,
    date,
    rate: '0.0001',
    income: '0.80000000',
    created_at: id,
  })
  const date = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const first = pageOf([paid(3, date(1)), paid(2, date(2))], 2)
  const exchange = await openEarn({ answers: { getInterestList: first } })
  const second = pageOf([paid(1, date(3))], 2, 2)
  await exchange.step({ do: 'answer', call: 'getInterestList', data: second, when: { page: 2 } })
  await renderKit(<EarnOrders />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await page
    .getByRole('row', { name: /USDT flexible/ })
    .getByRole('button', { name: /^Order details/ })
    .click()
  const chart = page.getByRole('slider', { name: 'Income by day' })
  await expect.element(chart).toBeVisible()
  ;(chart.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => chart.element().getAttribute('aria-valuetext')).toMatch(/2\.40 USDT in all/)
})

test('the remaining limit on a product card takes the member’s running orders on all pages of the list into account', {
  tags: 'deep',
}, async () => {
  const exchange = await openEarn({ answers: { getInterestOrderList: pageOf([pledgeOrder], 2) } })
  const other = { ...pledgeOrder, order_no: 'I202601220000000002', principal: '7000.00000000' }
  await exchange.step({
    ...{ do: 'answer', call: 'getInterestOrderList', data: pageOf([other], 2, 2), when: { page: 2 } },
  })
  await renderKit(<EarnOverview />, { client: exchange.sdk, locale: 'en', width: 1400 })
  await expect.element(card('USDT 30 days').getByText('38,000 of 50,000 USDT left')).toBeVisible()
})

test('the income list shows incomes by day, and requests only the incomes of the selected period', async () => {
  const exchange = await openEarn()
  await renderKit(<IncomeRecords />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await expect.element(page.getByText('+1.50 USDT').first()).toBeVisible()
  await page.getByRole('button', { name: '30D' }).first().click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.getInterestList)
    .toMatchObject({ start: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
})

test('the CSV file of incomes contains all pages, including the newest day', async () => {
  const row = {
    order_no: pledgeOrder.order_no,
    kind: 'pledge',
    coin: 'USDT',
    principal: '1000.00000000',
    created_at: 1,
  }
  const list = [{ ...row, id: 99, date: '2026-01-22', rate: '0.0003', income: '0.30000000' }]
  const two = { page: { limit: 100, total: 101, pages: 2, current: 1 }, list }
  const exchange = await openEarn({ answers: { getInterestList: two } })
  await renderKit(<IncomeRecords />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.getInterestList)
    .toMatchObject({ page: 2, end: '2026-01-23' })
})

test('the calculator subscribes to savings at the shown rate, with the income of the chosen days', async () => {
  const exchange = await openEarn()
  await renderKit(<SavingsProducts />, { client: exchange.sdk, locale: 'en', width: 1200 })
  await amount().fill('8000')
  await expect.element(titled('+26.3013696 USDT')).toHaveTextContent('+26.30')
  await expect.element(titled('0.87671232 USDT')).toHaveTextContent('0.87 a day')
  await page.getByRole('radio', { name: '7 days' }).click()
  await expect.element(titled('+6.13698624 USDT')).toHaveTextContent('+6.13')
  await page.getByRole('button', { name: /^Save 8,000/ }).click()
  await expect.element(page.getByRole('dialog').getByText('+0.87671232 USDT')).toBeVisible()
  await authorize(/^Save/)
  await expect
    .poll(async () => (await exchange.inspect()).requests.addSavings)
    .toMatchObject({ goods_id: 1, amount: '8000', apr: '0.04' })
})

test('lists round principals and incomes down; tooltips and details show the exact amounts', async () => {
  const bitcoin = { ...pledgeOrder, coin: 'BTC', principal: '0.12345678' }
  const row = { id: 99, date: '2026-01-22', order_no: pledgeOrder.order_no, kind: 'ai', coin: 'USDT' }
  const incomes = [
    { ...row, principal: '1500.55555555', rate: '-0.001', income: '-1.50150000', created_at: 1 },
  ]
  const exchange = await openEarn({
    answers: {
      getInterestOrderList: pageOf([{ ...bitcoin, daily_income: '0.00000012' }]),
      getSavingsOrderList: pageOf([{ ...flexibleOrder, amount: '8000.12945678' }]),
      getInterestList: pageOf(incomes),
    },
  })
  await renderKit(
    <>
      <EarnOrders />
      <IncomeRecords />
    </>,
    { client: exchange.sdk, locale: 'en', width: 1200, shadow: true },
  )
  const titleOf = (name: RegExp, text: string) =>
    titled(text, page.getByRole('row', { name })).element().textContent
  await expect.poll(() => titleOf(/flexible/, '8,000.12945678 USDT')).toBe('8,000.12')
  expect(titleOf(/flexible/, '18.410952 USDT')).toBe('18.41')
  await expect.poll(() => titleOf(/USDT 30 days/, '0.12345678 BTC')).toBe('0.12345')
  expect(
    page
      .getByRole('row', { name: /USDT 30 days/ })
      .getByText('0.00000012')
      .elements(),
  ).toHaveLength(1)
  await expect.element(titled('−1.5015 USDT')).toHaveTextContent('−1.51 USDT')
  await page
    .getByRole('row', { name: /flexible/ })
    .getByRole('button', { name: /^Order details/ })
    .click()
  await expect.element(page.getByRole('dialog').getByText('+18.410952 USDT')).toBeVisible()
})

test('the totals are rounded down, but an income below a cent is shown with more decimals', async () => {
  await show(
    {},
    {
      answers: {
        getInterestDetail: {
          principal_running: '13000.98765432',
          income_today: '0.00400000',
          income_yesterday: '5.53999999',
          income_total: '412.37000000',
          income_expected: '372.69000000',
          orders_running: 2,
        },
      },
    },
  )
  await expect.element(titled('13,000.98765432 USDT')).toHaveTextContent('13,000.98')
  await expect.element(page.getByText('+0.004', { exact: true })).toBeVisible()
  await expect.element(titled('+5.53999999 USDT')).toHaveTextContent('+5.53')
})

test('the totals exclude AI plans on the earn page, and include AI plans on the income page', async () => {
  const ai: Schema<'IncomeSummary'> = {
    ...{ principal_running: '3000.00000000', income_today: '-1.25000000', income_yesterday: '0.53000000' },
    ...{ income_total: '12.37000000', income_expected: '0.00000000', orders_running: 1 },
  }
  await show({}, { ai })
  await expect.element(page.getByText('10,000.00 USDT')).toBeVisible()
  await expect.element(page.getByText('+6.80', { exact: true })).toBeVisible()
  await expect.element(page.getByText('+5.00', { exact: true })).toBeVisible()
  const row = { id: 99, date: '2026-01-22', order_no: pledgeOrder.order_no, coin: 'USDT', created_at: 1 }
  const incomes = [{ ...row, kind: 'ai', principal: '3000.00000000', rate: '0.001', income: '2.70000000' }]
  const exchange = await openEarn({ ai, answers: { getInterestList: pageOf(incomes) } })
  await renderKit(<IncomeRecords />, { client: exchange.sdk, locale: 'en', width: 1000 })
  await expect.element(page.getByText('13,000.00 USDT')).toBeVisible()
  await expect.element(page.getByText('AI plan, after fee')).toBeVisible()
})

test('the calculator shows balance and maximum rounded down, and accepts the shown maximum', async () => {
  const exchange = await openEarn({
    available: '300000.98765432',
    answers: { getSavingsOrderList: pageOf([{ ...flexibleOrder, amount: '8000.12345678' }]) },
  })
  await renderKit(<SavingsProducts />, { client: exchange.sdk, locale: 'en', width: 1200, shadow: true })
  await expect.element(titled('300,000.98765432 USDT')).toHaveTextContent('300,000.98 USDT')
  await expect.element(page.getByText(/^10 to 191,999\.87\sUSDT/)).toBeVisible()
  await amount().fill('191,999.87')
  await page.getByRole('button', { name: /^Save 191,999\.87/ }).click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
})
