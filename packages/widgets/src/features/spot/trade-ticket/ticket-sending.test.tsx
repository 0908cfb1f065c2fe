import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openTicket, placed } from '../../../testing/open-ticket.tsx'

const price = () => browser.getByRole('textbox', { name: 'Price' })
const quantity = () => browser.getByRole('textbox', { name: 'Quantity' })
const total = () => browser.getByRole('textbox', { name: 'Total' })
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const submit = () => browser.getByRole('button', { name: /^(Buy|Sell) / })
const market = () => browser.getByRole('tab', { name: 'Market' }).click()
const focused = () => (document.activeElement as HTMLInputElement | null)?.name

describe('checks before sending', () => {
  it.each([
    ['Price', '60000.005', 'The price must be a multiple of 0.01'],
    ['Price', '11999.99', 'The price must be between 12,000 and 300,000'],
    ['Quantity', '0.000015', 'The quantity must be a multiple of 0.00001, from 0.00001 to 9,000'],
    ['Quantity', '0.00008', 'The order value must be at least 5\u00a0USDT'],
    ['Quantity', '0.2', 'Insufficient balance, available 10,000\u00a0USDT'],
    ['Quantity', '0.123456789', 'Please enter a positive number with at most 8 decimals'],
    ['Total', '4', 'The order value must be at least 5\u00a0USDT'],
    ['Total', '10001', 'Insufficient balance, available 10,000\u00a0USDT'],
  ])('when the field %s with the value %s loses the focus, it shows: %s', async (field, value, words) => {
    await openTicket()
    const box = browser.getByRole('textbox', { name: field })
    await box.fill(value)
    await expect.element(box).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(box).toHaveAccessibleDescription(words)
  })

  it('if fields are invalid, submitting focuses the first of them and sends nothing', async () => {
    const { exchange } = await openTicket()
    await price().fill('')
    await submit().click()
    await expect.element(price()).toHaveAccessibleDescription('Required')
    await expect.element(quantity()).toHaveAccessibleDescription('Required')
    expect(focused()).toBe('price')
    await price().fill('60000')
    await submit().click()
    expect(focused()).toBe('quantity')
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })

  it('refuses a post-only order that would trade at once', async () => {
    await openTicket()
    await quantity().fill('0.05')
    await price().fill('60010')
    await browser.getByRole('checkbox', { name: 'Post only' }).click()
    await submit().click()
    await expect.element(price()).toHaveAccessibleDescription('The post-only order would trade at once')
  })

  it('a market buy is not sent while the book has no asks, and the ticket states the reason', async () => {
    const { exchange } = await openTicket()
    await exchange.step({
      do: 'depth',
      symbol: 'BTCUSDT',
      asks: ['60010.00', '60100.00', '62000.00', '66000.00'].map((level) => [level, '0.00000000']),
    })
    await market()
    await total().fill('100')
    await submit().click()
    await expect.element(browser.getByText('There are no orders on the other side')).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })
})

it('a press while the balance is loading sends nothing and says so; the next press sends the order', async () => {
  let answer = () => {}
  const balancesAfter = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { exchange } = await openTicket({ balancesAfter, shadow: true })
  const sent = async () => (await exchange.inspect()).calls.setOrder ?? 0
  await quantity().fill('0.05')
  await submit().click()
  const notice = browser.getByText(/^Nothing was sent: your balance is still loading/)
  await expect.element(notice).toBeVisible()
  answer()
  await expect.element(notice).not.toBeInTheDocument()
  expect(await sent()).toBe(0)
  await submit().click()
  await expect.poll(sent).toBe(1)
})

describe('refusals of the server', () => {
  type Refusal = [
    code: number,
    error: string,
    at: string | undefined,
    params: object,
    field: string,
    words: string,
  ]

  // The first refusal names its field, the second one does not.
  const usual: Refusal[] = [
    [5302, 'PRICE_TICK', 'price', { tick: '0.5' }, 'Price', 'The price must be a multiple of 0.5'],
    [
      5201,
      'INSUFFICIENT_BALANCE',
      undefined,
      { available: '7.00000000' },
      'Quantity',
      'Insufficient balance, available 7',
    ],
  ]
  const further: Refusal[] = [
    [5305, 'PRICE_BAND', 'price', { min: '1', max: '2' }, 'Price', 'The price must be between 1 and 2'],
    [5306, 'POST_ONLY_WOULD_TAKE', undefined, {}, 'Price', 'The post-only order would trade at once'],
    [
      5303,
      'QTY_STEP',
      'quantity',
      { step: '1', min: '1', max: '9' },
      'Quantity',
      'The quantity must be a multiple of 1, from 1 to 9',
    ],
    [5304, 'MIN_NOTIONAL', 'quantity', { min: '50' }, 'Quantity', 'The order value must be at least 50'],
  ]
  const refuse = async (...[code, error, at, params, field, words]: Refusal) => {
    const onFailed = vi.fn()
    const { exchange } = await openTicket({ onFailed })
    const data = { ...(at ? { field: at } : {}), params }
    await exchange.step({ do: 'fail', call: 'setOrder', code, error, data })
    await price().fill('59000')
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(browser.getByRole('textbox', { name: field })).toHaveAccessibleDescription(words)
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ name: error, outcome: 'rejected' })
    await expect.element(price()).toHaveValue('59,000.00')
    await expect.element(quantity()).toHaveValue('0.05000')
    await quantity().fill('0.06')
    await expect.element(browser.getByText(words)).not.toBeInTheDocument()
  }

  it.each(usual)('shows the refusal %i %s at the field that it concerns', refuse)

  it.each(further)('shows the refusal %i %s at the field that it concerns', { tags: 'deep' }, refuse)

  it('if a refusal names several fields, marks all of them as invalid', async () => {
    const { exchange } = await openTicket({ locale: 'fr' })
    const data = { fields: { price: 'AMOUNT_FORMAT', quantity: 'AMOUNT_FORMAT' } }
    await exchange.step({ do: 'fail', call: 'setOrder', code: 4022, error: 'VALIDATION', data })
    await browser.getByRole('textbox', { name: 'Quantité' }).fill('0,05')
    await userEvent.keyboard('{Enter}')
    for (const name of ['Prix', 'Quantité']) {
      await expect.element(browser.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
    }
  })

  it('if a refusal concerns no field, shows it above the button', async () => {
    const { exchange } = await openTicket()
    const data = { params: { max: 200 } }
    await exchange.step({ do: 'fail', call: 'setOrder', code: 5308, error: 'MAX_OPEN_ORDERS', data })
    await quantity().fill('0.05')
    await submit().click()
    await expect
      .element(browser.getByRole('alert').getByText('At most 200 open orders per pair'))
      .toBeVisible()
  })

  it('if the session has ended, asks the member to log in and keeps all entries', async () => {
    const { exchange } = await openTicket()
    await exchange.step({ do: 'fail', call: 'setOrder', code: 4001, error: 'TOKEN_INVALID' })
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(button('Log in to trade')).toBeVisible()
    await expect.element(quantity()).toHaveValue('0.05000')
  })
})

describe('sending a spot order', () => {
  it('sends one order for a double click', async () => {
    const onOrderPlaced = vi.fn()
    const { exchange } = await openTicket({ onOrderPlaced })
    await quantity().fill('0.05')
    await submit().dblClick()
    await expect.poll(() => onOrderPlaced.mock.calls.length).toBe(1)
    await expect.element(quantity()).toHaveValue('')
    await expect.element(quantity()).not.toHaveAttribute('aria-invalid')
    expect((await exchange.inspect()).calls.setOrder).toBe(1)
  })

  it('ignores the second click of a slow double click', async () => {
    const { exchange } = await openTicket()
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(quantity()).toHaveValue('')
    const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
    submit().element().dispatchEvent(second)
    await expect.element(quantity()).not.toHaveAttribute('aria-invalid')
    expect((await exchange.inspect()).calls.setOrder).toBe(1)
  })

  it('sends no second order before the first one is answered', async () => {
    const { exchange } = await openTicket()
    await exchange.step({ do: 'hold', call: 'setOrder' })
    await quantity().fill('0.05')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true')
    await submit().click({ force: true })
    expect((await exchange.inspect()).calls.setOrder).toBe(1)
  })

  it('after an order is accepted, a toast shows its fills, its fee and why it ended', async () => {
    const { exchange } = await openTicket()
    const data = placed({
      status: 'expired',
      reason: 'price_protection',
      type: 'market',
      filled: '0.05000000',
      avg_price: '60010.00000000',
      fee: '0.00010000',
    })
    await exchange.step({ do: 'answer', call: 'setOrder', data })
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(browser.getByText('Bought 0.05\u00a0BTC')).toBeVisible()
    const text = 'Average price 60,010.00, fee 0.00010\u00a0BTC · Stopped by the price protection'
    await expect.element(browser.getByText(text)).toBeVisible()
  })
})

describe('unknown outcome of an order', () => {
  const lose = async (props = {}) => {
    const { exchange } = await openTicket(props)
    await exchange.step({ do: 'drop', call: 'setOrder' })
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(browser.getByText('No response received')).toBeVisible()
    const sent = (await exchange.inspect()).requests.setOrder
    return { exchange, sent }
  }

  it('after a lost answer, locks the entries and repeats the order with the same idempotency key', async () => {
    const onOrderPlaced = vi.fn()
    const onFailed = vi.fn()
    const { exchange, sent } = await lose({ onOrderPlaced, onFailed })
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ outcome: 'unknown' })
    await expect.element(submit()).toBeDisabled()
    await expect.element(quantity()).toBeDisabled()
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await button('Check and finish').click()
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    expect((await exchange.inspect()).requests.setOrder).toEqual(sent)
    expect(onOrderPlaced).toHaveBeenCalledTimes(1)
    await expect.element(quantity()).toHaveValue('')
  })

  it('an order event of the stream resolves the unknown outcome of the order', { tags: 'deep' }, async () => {
    const { exchange, sent } = await lose()
    const { fills: _, ...order } = placed({ client_order_id: `${sent?.client_order_id}` })
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await exchange.step({ do: 'member', data: { kind: 'order', order } })
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    await expect.element(submit()).toBeEnabled()
  })

  it('if the outcome is unknown and the repeated order is refused, shows the refusal', {
    tags: 'deep',
  }, async () => {
    const { exchange } = await lose()
    const data = { field: 'quantity', params: { available: '1.00000000' } }
    await exchange.step({ do: 'fail', call: 'setOrder', code: 5201, error: 'INSUFFICIENT_BALANCE', data })
    await button('Check and finish').click()
    await expect.element(quantity()).toHaveAccessibleDescription('Insufficient balance, available 1')
    await expect.element(quantity()).toHaveValue('0.05000')
  })

  const failRepeat = async (code: number, error: string) => {
    const { exchange, sent } = await lose()
    const data = { params: { retry_after: 60 } }
    await exchange.step({ do: 'fail', call: 'setOrder', code, error, data })
    const before = (await exchange.inspect()).calls.setOrder ?? 0
    await button('Check and finish').click()
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBeGreaterThan(before)
    if (code === 4001) await expect.poll(() => exchange.sdk.token.get()).toBeNull()
    await expect.element(button('Check and finish')).not.toHaveAttribute('aria-busy', 'true')
    await expect.element(quantity()).toBeDisabled()
    exchange.sdk.token.set('t'.repeat(32))
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await button('Check and finish').click()
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    expect((await exchange.inspect()).requests.setOrder).toEqual(sent)
  }

  it('if the repeated order fails with 4001 TOKEN_INVALID, its outcome stays unknown and its idempotency key stays the same', () =>
    failRepeat(4001, 'TOKEN_INVALID'))

  it(
    'if the repeated order fails with 4029 TOO_MANY_REQUESTS, its outcome stays unknown and its idempotency key stays the same',
    { tags: 'deep' },
    () => failRepeat(4029, 'TOO_MANY_REQUESTS'),
  )

  it('the member can dismiss an unknown outcome', { tags: 'deep' }, async () => {
    await lose()
    await button('Not now').click()
    await expect.element(quantity()).toBeEnabled()
    await expect.element(quantity()).toHaveValue('0.05000')
  })
})
