import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  type AiSetting,
  core,
  createdDraft,
  draftOrder,
  openAi,
  runningOrder,
  steady,
} from '../../testing/ai-market.ts'
import { authorize } from '../../testing/authorize.ts'
import { type KitOptions, renderKit } from '../../testing/render-kit.tsx'
import { pageOf } from '../../testing/show-orders.tsx'
import { titled } from '../../testing/titled.ts'
import { AiOrders, AiPlans, type AiPlansProps } from './ai.tsx'

async function show(props: AiPlansProps = {}, setting: AiSetting = {}, kit: KitOptions = {}) {
  const exchange = await openAi({ orders: [], ...setting })
  const { page: own } = await renderKit(<AiPlans {...props} />, {
    client: exchange.sdk,
    locale: 'en',
    width: 1400,
    shadow: true,
    ...kit,
  })
  own.preferences.setState({ hideAmounts: false })
  return exchange
}

async function showOrders(setting: AiSetting = {}) {
  const exchange = await openAi(setting)
  const { page: own } = await renderKit(<AiOrders />, {
    client: exchange.sdk,
    locale: 'en',
    width: 1200,
    shadow: true,
  })
  own.preferences.setState({ hideAmounts: false })
  return exchange
}

const amount = () => page.getByRole('textbox', { name: 'Amount' })
const card = (name: string) => page.getByRole('article', { name })
const pay = () => page.getByRole('button', { name: /^Pay/ })

test('the chart of a plan draws every simulated day with the same height, whether the day wins or loses', async () => {
  await show({}, { visitor: true })
  await expect.element(page.getByText('Simulated strategy')).toBeVisible()
  await expect.element(card('Core 21').getByText('−0.20% to +0.25%')).toBeVisible()
  const plot = card('Core 21').getByRole('img')
  await expect.poll(() => plot.element().ariaLabel).toMatch(/^Simulated days: \d+ losing, \d+ winning/)
  const columns = [...plot.element().querySelectorAll<HTMLElement>('[data-kind]')]
  const bricks = columns.map((column) => Number(column.style.getPropertyValue('--bl-ai-bricks')))
  expect(bricks.reduce((sum, one) => sum + one, 0)).toBe(120)
  const heights = columns.map((column) => column.getBoundingClientRect().height)
  expect(heights.every((height, at) => Math.abs(height - 5 * bricks[at]!) < 0.5)).toBe(true)
})

test('if no user is logged in, AI plans show the possible results for the selected number of loops (repetitions of the plan’s cycle), and a log-in button', async () => {
  const onSignIn = vi.fn()
  const exchange = await show({ onSignIn }, { visitor: true })
  await amount().fill('2,000')
  const outcome = page.getByRole('region', { name: 'Calculator' })
  await expect.element(outcome.getByText('−84.00', { exact: true })).toBeVisible()
  await expect.element(outcome.getByText('+94.50', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('slider', { name: /^Median simulated order/ })).toBeVisible()
  await page.getByRole('radio', { name: '2' }).click({ force: true })
  await expect.element(outcome.getByText('−84.00', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Log in to order' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
  expect((await exchange.inspect()).calls.orderList).toBeUndefined()
})

test('the order panel creates a draft (an unpaid order), shows the time left to pay it, and pays it with the fund password', async () => {
  const onPaid = vi.fn()
  const exchange = await show({ onPaid })
  await exchange.step({ do: 'answer', call: 'create', data: createdDraft })
  await exchange.step({
    do: 'answer',
    call: 'submitOrder',
    data: { ...runningOrder, amount: '2000.00000000' },
  })
  await amount().fill('2000')
  await pay().click()
  await expect.element(page.getByText('Please read and accept the agreement')).toBeVisible()
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await pay().click()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^\d+:\d\d$/)
  await authorize(/^Pay 2,000.00 USDT for Core 21/)
  await expect.poll(() => onPaid.mock.calls.length).toBe(1)
  const { requests } = await exchange.inspect()
  expect(requests.create).toEqual({ goods_id: 2, amount: '2000', loops: 1 })
  expect(requests.submitOrder).toEqual({ order_no: draftOrder.order_no, trade_password: '271828' })
  await expect.element(amount()).toHaveValue('')
})

test('the order panel rejects each invalid amount with its own message and sends nothing', async () => {
  const exchange = await show()
  // No two neighbors have the same message, so each message is that of its own amount.
  for (const [typed, message] of [
    ['0', 'Please enter a positive number with at most 8 decimals'],
    ['-5', 'Please enter a number'],
    ['100.123456789', 'Please enter a positive number with at most 8 decimals'],
    ['abc', 'Please enter a number'],
    ['99', 'The minimum investment amount is 100'],
    ['10001', 'The maximum investment amount is 10,000'],
  ] as const) {
    await amount().fill(typed)
    await pay().click()
    await expect.element(page.getByText(message, { exact: false })).toBeVisible()
  }
  expect((await exchange.inspect()).calls.create).toBeUndefined()
})

test('if the plan of an order is closed, the panel shows the refusal and keeps the amount', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await exchange.step({ do: 'fail', call: 'create', code: 5603, error: 'PRODUCT_CLOSED' })
  await amount().fill('2000')
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await pay().click()
  await expect.element(page.getByText('This product is not available')).toBeVisible()
  await expect.element(amount()).toHaveValue('2,000')
})

test('if a payment is refused with PRICE_STALE, the panel shows an error and keeps the amount', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call: 'create', data: createdDraft })
  await exchange.step({ do: 'fail', call: 'submitOrder', code: 5505, error: 'PRICE_STALE' })
  await amount().fill('2000')
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await pay().click()
  await authorize(/^Pay/)
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(amount()).toHaveValue('2,000')
  expect((await exchange.inspect()).calls).toMatchObject({ create: 1, submitOrder: 1 })
})

test('after a refused payment, the panel offers to pay the same draft (the unpaid order) again, and hides the refusal when the amount changes', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call: 'create', data: createdDraft })
  await exchange.step({ do: 'fail', call: 'submitOrder', code: 5505, error: 'PRICE_STALE' })
  await exchange.step({
    ...{ do: 'answer', call: 'orderList', after: 'create' },
    ...{ data: pageOf([draftOrder]), when: { status: 'pending' } },
  })
  await amount().fill('2000')
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await pay().click()
  await authorize(/^Pay/)
  const refusal = page.getByText('The price is too old, please try again')
  await expect.element(refusal).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await authorize(/^Pay/)
  await expect.poll(async () => (await exchange.inspect()).calls.submitOrder).toBe(2)
  expect((await exchange.inspect()).calls.create).toBe(1)
  await expect.element(refusal).toBeVisible()
  await amount().fill('2100')
  await expect.element(refusal).not.toBeInTheDocument()
})

test('if a plan allows more than five loops (repetitions of its cycle), the order panel offers every number of loops up to the maximum', {
  tags: 'deep',
}, async () => {
  const exchange = await openAi({ orders: [] })
  await exchange.step({ do: 'answer', call: 'getLoopGoods', data: [{ ...core, max_loops: 8 }] })
  await exchange.step({ do: 'answer', call: 'create', data: createdDraft })
  await renderKit(<AiPlans />, { client: exchange.sdk, locale: 'en', width: 1400 })
  await page.getByRole('combobox', { name: /^Loops/ }).click()
  await page.getByRole('option', { name: '8' }).click()
  await amount().fill('2000')
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await pay().click()
  await expect.poll(async () => (await exchange.inspect()).requests.create).toMatchObject({ loops: 8 })
})

test('if a plan allows a thousand loops (repetitions of its cycle), the order panel offers only as many as end within a year', async () => {
  const exchange = await openAi({ orders: [] })
  await exchange.step({ do: 'answer', call: 'getLoopGoods', data: [{ ...core, max_loops: 1000 }] })
  await renderKit(<AiPlans />, { client: exchange.sdk, locale: 'en', width: 1400 })
  await page.getByRole('combobox', { name: /^Loops/ }).click()
  await expect
    .element(page.getByRole('option').last())
    .toHaveTextContent(`${Math.floor(365 / core.cycle_days)}`)
})

test('the chart shows the median result of the simulated orders, and the range that contains 90 of 100 results', async () => {
  await show({}, { visitor: true })
  await amount().fill('2,000')
  const chart = page.getByRole('slider', { name: /^Median simulated order/ })
  await expect.poll(() => chart.element().ariaValueText).toMatch(/; 90 of 100: −[\d.]+ to \+[\d.]+$/)
  await expect.element(page.getByText('90 of 100 orders')).toBeVisible()
})

test('the order panel offers to pay a draft that awaits its payment', async () => {
  await show({}, { orders: [draftOrder] })
  await expect.element(page.getByText(/A draft of 2,000.00.USDT awaits payment/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
})

test('on a phone, the button of a plan card opens the order panel in a sheet', async () => {
  await page.viewport(390, 560)
  onTestFinished(() => page.viewport(1280, 900))
  await show({}, {}, { width: 390 })
  await expect.element(amount()).not.toBeInTheDocument()
  await card('Core 21')
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Order an AI plan' })).toBeVisible()
  await expect.element(amount()).toBeVisible()
  // The button of the sheet is pinned, so that it is in view while the terms above it are scrolled.
  await expect.poll(() => pay().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  const lost = page.getByText('Completed with a loss', { exact: true })
  expect(lost.element().nextElementSibling?.textContent).toBe('—')
})

test('on a phone, the sheet of a plan closes when the plan is removed, and stays closed when the plan returns', {
  tags: 'deep',
}, async () => {
  const exchange = await openAi({ orders: [] })
  const { page: own } = await renderKit(<AiPlans />, { client: exchange.sdk, locale: 'en', width: 390 })
  const offer = async (plans: (typeof core)[]) => {
    await exchange.step({ do: 'answer', call: 'getLoopGoods', data: plans })
    await own.queryClient.invalidateQueries()
  }
  await card('Core 21')
    .getByRole('button', { name: /^Choose/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Order an AI plan' })).toBeVisible()
  await offer([steady])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await offer([steady, core])
  await expect.element(card('Core 21')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

const details = async () => {
  await page.getByRole('row', { name: /Core 21/ }).click()
  await expect.element(page.getByRole('slider', { name: 'Result of the order by day' })).toBeVisible()
}

test('order details recompute the income of a day and confirm that it equals the booked income', async () => {
  const exchange = await showOrders()
  await details()
  const day = runningOrder.days[2]!
  await expect.element(page.getByText(`${runningOrder.order_no}:3:60000.00`)).toBeVisible()
  await expect.element(page.getByText('Computed in this page, equal to what was booked')).toBeVisible()
  const midnight = Date.parse(`${day.date}T00:00:00Z`)
  expect((await exchange.inspect()).requests.historyInfo).toMatchObject({
    ...{ symbol: 'BTCUSDT', product: 'index', type: 'ticks', to: midnight + 1, limit: 1 },
  })
})

test('order details report a difference if the published price of a day differs from the booked price', async () => {
  await showOrders({ price: '60000.01' })
  await details()
  await expect.element(page.getByText(/different from what was booked/)).toBeVisible()
})

test('the dialog for an early finish shows the number of days that will not run, and their possible results', async () => {
  const exchange = await showOrders()
  await exchange.step({ do: 'answer', call: 'submitOrder', data: { ...runningOrder, finishing: true } })
  await page.getByRole('button', { name: 'Finish early' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Days not run: 17')).toBeVisible()
  await expect.element(dialog.getByText('−51.00 USDT to +57.375 USDT')).toBeVisible()
  await authorize(/^Finish early/)
  await expect
    .poll(async () => (await exchange.inspect()).requests.submitOrder)
    .toEqual({ order_no: runningOrder.order_no, action: 'finish', trade_password: '271828' })
})

test('when the stream reports a change of an AI order, the order list loads the orders again', {
  tags: 'deep',
}, async () => {
  const exchange = await showOrders()
  await expect.element(page.getByText('Day 3 of 21')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  const { days_done: _, ...order } = runningOrder
  await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([{ ...order, days_done: 4 }]) })
  await exchange.step({
    do: 'member',
    data: {
      ...{ kind: 'record', type: 'ai', order_no: runningOrder.order_no, status: 'running' },
      updated_at: Date.now(),
    },
  })
  await expect.element(page.getByText('Day 4 of 21')).toBeVisible()
})

const odd = {
  ...runningOrder,
  ...{ amount: '1500.12345678', income_total: '-1.23456789', fee_total: '0.00000000' },
}

test('the order list rounds amounts down and losses up; tooltips and details show the exact amounts', async () => {
  await showOrders({ orders: [odd] })
  await expect.element(titled('−1.23456789 USDT')).toHaveTextContent('−1.24')
  await expect.element(titled('1,498.88888889 USDT')).toHaveTextContent('1,498.88 USDT')
  expect(titled('1,500.12345678 USDT').element().textContent).toBe('1,500.12')
  await details()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('−1.23456789 USDT', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('1,500.12345678 USDT', { exact: true })).toBeVisible()
})

test('the payment dialog shows the exact amount of a draft', async () => {
  await show({}, { orders: [{ ...draftOrder, amount: '2000.12345678' }] })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: /^Pay 2,000\.12345678 USDT for/ })).toBeVisible()
  await expect.element(dialog.getByText('2,000.12345678 USDT', { exact: true })).toBeVisible()
})

test('AI plans round sums down and losses up, and accept the maximum amount that they show', async () => {
  const exchange = await show({}, { orders: [odd] })
  await expect.element(titled('1,500.12345678 USDT')).toHaveTextContent('1,500.12')
  await expect.element(page.getByText(/^100 to 8,499\.87\sUSDT/)).toBeVisible()
  await exchange.step({ do: 'answer', call: 'create', data: createdDraft })
  await amount().fill('8,499.87')
  await expect.element(titled('−356.99454 USDT')).toHaveTextContent('−357.00')
  await expect.element(page.getByText(/^−17\.00\sUSDT/)).toBeVisible()
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await page.getByRole('button', { name: /^Pay 8,499/ }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.create)
    .toMatchObject({ amount: '8499.87' })
})

test('if the payment of a draft in the order list is refused, the list shows the reason and loads the orders again', {
  tags: 'deep',
}, async () => {
  const exchange = await showOrders({ orders: [draftOrder] })
  await exchange.step({ do: 'fail', call: 'submitOrder', code: 5505, error: 'PRICE_STALE' })
  await page.getByRole('tab', { name: /^Awaiting payment/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const before = (await exchange.inspect()).calls.orderList ?? 0
  await authorize(/^Pay/)
  await expect.element(page.getByText('The price is too old, please try again')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).calls.orderList).toBeGreaterThan(before)
})

test('if the early finish of an order is refused, the list shows the reason', { tags: 'deep' }, async () => {
  const exchange = await showOrders()
  await exchange.step({
    do: 'fail',
    call: 'submitOrder',
    code: 5608,
    error: 'ORDER_NOT_RUNNING',
    data: { field: 'order_no' },
  })
  await page.getByRole('button', { name: 'Finish early' }).click()
  await authorize(/^Finish early/)
  await expect.element(page.getByText('The order is not running')).toBeVisible()
})

test('the totals of AI plans count the orders of all pages', async () => {
  const exchange = await openAi({ orders: [] })
  const [first, second] = [1, 2].map((number) => ({
    ...runningOrder,
    order_no: `A20260115000000041${number}`,
  }))
  await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([first!], 2) })
  await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([second!], 2, 2), when: { page: 2 } })
  const { page: own } = await renderKit(<AiPlans />, { client: exchange.sdk, locale: 'en', width: 1400 })
  own.preferences.setState({ hideAmounts: false })
  await expect.element(page.getByText('3,000.00 USDT')).toBeVisible()
})
