import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { pickPrice } from '../../../shared/data/use-picked-price.ts'
import { giveFutures, openFuturesTicket, placedFutures } from '../../../testing/open-futures-ticket.tsx'

const box = (name: string | RegExp) => browser.getByRole('textbox', { name })
const quantity = () => box('Quantity')
const price = () => box('Price')
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const submit = () => browser.getByRole('button', { name: /^(Buy|Sell) / })
const tick = (name: string) => browser.getByRole('checkbox', { name }).click()

it('if the positions could not be loaded, a press says so and loads them again', {
  tags: 'deep',
}, async () => {
  const { exchange } = await openFuturesTicket({ refusesPositions: true, shadow: true })
  await price().fill('59000')
  await quantity().fill('0.3')
  await submit().click()
  await expect.element(browser.getByText('This feature is not available')).toBeVisible()
  await giveFutures(exchange, {})
  await submit().click()
  await expect.element(button('100%')).toBeEnabled()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
  await submit().click()
  await expect.poll(async () => (await exchange.inspect()).calls.placeOrder).toBe(1)
})

describe('refusals of the server', () => {
  type Refusal = [code: number, error: string, field: string, params: object, words: string]

  const usual: Refusal[] = [
    [
      5201,
      'INSUFFICIENT_BALANCE',
      'quantity',
      { available: '7.00000000' },
      'Insufficient balance, available 7',
    ],
    [5321, 'LEVERAGE_RANGE', 'leverage', { max: 50 }, 'The leverage must be between 1× and 50×'],
  ]
  const further: Refusal[] = [
    [
      5322,
      'BRACKET_LIMIT',
      'quantity',
      { max_notional: '500000000' },
      'At this leverage the position may be worth at most 500,000,000',
    ],
    [5305, 'PRICE_BAND', 'price', { min: '1', max: '2' }, 'The price must be between 1 and 2'],
    [5326, 'TRIGGER_PRICE', 'stop_loss', {}, 'The trigger price is on the wrong side of the market price'],
    [
      5323,
      'MARGIN_MODE_LOCKED',
      'margin_mode',
      {},
      'The margin mode cannot change while a position or order is open',
    ],
    [5324, 'LEVERAGE_LOCKED', 'leverage', {}, 'The leverage of an isolated position cannot be lowered'],
    [5325, 'REDUCE_ONLY_REJECTED', 'reduce_only', {}, 'Reduce-only needs an opposite position to reduce'],
  ]
  const refuse = async (...[code, error, field, params, words]: Refusal) => {
    const onFailed = vi.fn()
    const { exchange } = await openFuturesTicket({ onFailed })
    await exchange.step({ do: 'fail', call: 'placeOrder', code, error, data: { field, params } })
    await price().fill('59000')
    await quantity().fill('0.3')
    await tick('TP/SL')
    await box(/Stop loss/).fill('58000')
    await submit().click()
    await expect.element(browser.getByText(words)).toBeVisible()
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ name: error })
    await expect.element(quantity()).toHaveValue('0.300')
    await expect.element(box(/Stop loss/)).toHaveValue('58,000.0')
  }

  it.each(usual)('shows the refusal %i %s and keeps the entries', refuse)

  it.each(further)('shows the refusal %i %s and keeps the entries', { tags: 'deep' }, refuse)

  it('reports leverage above the maximum of the bracket, and does not send the order', async () => {
    const { exchange, page } = await openFuturesTicket()
    page.preferences.setState({
      contracts: { '10001 BTCUSDT': { marginMode: 'cross', leverage: 125, over: 'cross 20' } },
    })
    await quantity().fill('2')
    await expect.element(browser.getByText('The leverage must be between 1× and 100×')).toBeVisible()
    await submit().click()
    await expect.element(button(/125×/)).toHaveFocus()
    expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
  })
})

describe('sending a contract order', () => {
  it('sends one order for a double click', async () => {
    const onOrderPlaced = vi.fn()
    const { exchange } = await openFuturesTicket({ onOrderPlaced })
    await quantity().fill('0.05')
    await submit().dblClick()
    await expect.poll(() => onOrderPlaced.mock.calls.length).toBe(1)
    expect((await exchange.inspect()).calls.placeOrder).toBe(1)
  })

  it('if the member has enabled confirmations, asks for confirmation before the order is sent', async () => {
    const { exchange } = await openFuturesTicket({ confirm: true })
    await quantity().fill('0.05')
    await submit().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByText('Cross 20×')).toBeVisible()
    expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
    await dialog.getByRole('button', { name: /^Buy/ }).click()
    await expect.poll(async () => (await exchange.inspect()).calls.placeOrder).toBe(1)
  })

  it('while the order book changes, the confirm button still shows the quantity that is sent', {
    tags: 'deep',
  }, async () => {
    const { exchange } = await openFuturesTicket({ confirm: true })
    await browser.getByRole('tab', { name: 'Market' }).click()
    await browser.getByRole('combobox', { name: 'Enter the order in' }).click()
    await browser.getByRole('option', { name: 'USDT' }).click()
    await box('Value').fill('30005')
    await submit().click()
    const confirm = browser.getByRole('dialog').getByRole('button', { name: /^Buy/ })
    await expect.element(confirm).toHaveTextContent('Buy / Long 0.5 BTC')
    // The event removes the best ask at 60,010. At the next ask, 60,100, the entered 30,005 USDT buy only 0.499 BTC.
    const data = { prev_seq: 1, bids: [], asks: [['60010.0', '0.00000000']] }
    await exchange.step({ do: 'publish', topic: 'depth:futures:BTCUSDT', data, seq: 2 })
    const entered = browser.getByRole('button', { name: 'Buy / Long 0.499\u00a0BTC', includeHidden: true })
    await expect.element(entered).toBeInTheDocument()
    await expect.element(confirm).toHaveTextContent('Buy / Long 0.5 BTC')
    await confirm.click()
    await expect.poll(async () => (await exchange.inspect()).requests.placeOrder?.quantity).toBe('0.5')
  })

  it('the warning about a limit price far from the market appears without moving the submit button', {
    tags: 'deep',
  }, async () => {
    await openFuturesTicket()
    await price().fill('60010')
    await quantity().fill('0.15')
    const top = () => submit().element().getBoundingClientRect().top
    const before = top()
    await price().fill('80000')
    await expect.element(browser.getByText('Your price is 33.31% above the best ask')).toBeVisible()
    expect(top()).toBe(before)
  })

  it('for an FOK order that the shown book cannot fill, the confirmation shows its value at the limit price', {
    tags: 'deep',
  }, async () => {
    await openFuturesTicket()
    await browser.getByRole('combobox', { name: 'Time in force' }).click()
    await browser.getByRole('option', { name: /Fill or kill/ }).click()
    await price().fill('64000')
    await quantity().fill('25')
    await submit().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByText('1,600,000.00\u00a0USDT')).toBeVisible()
    expect(dialog.element().querySelector('.bl-gap__deal')).toBeNull()
  })

  it('requires a second confirmation if the limit price is far above the market', async () => {
    const { exchange } = await openFuturesTicket()
    await price().fill('80000')
    await quantity().fill('0.15')
    await expect.element(browser.getByText('Your price is 33.31% above the best ask')).toBeVisible()
    await submit().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: /^Buy/ })).toBeDisabled()
    // The order fills 0.1 at 60,010 and 0.05 at 60,100.
    const deal = [...dialog.element().querySelectorAll('.bl-gap__deal > p')]
    expect(deal.map((one) => one.textContent)).toEqual([
      'Expected to fill for9,006.00\u00a0USDTat 60,040.0 on average',
      'At most12,000.00\u00a0USDTthe value at your limit price',
    ])
    await expect.element(dialog.getByRole('button', { name: 'Set price to 60,010.0' })).toHaveFocus()
    await dialog.getByRole('checkbox', { name: 'Place it at 80,000.0 anyway' }).click()
    await dialog.getByRole('button', { name: /^Buy/ }).click()
    await expect.poll(async () => (await exchange.inspect()).requests.placeOrder?.price).toBe('80000')
  })

  it('after a lost answer, repeats the order with the same idempotency key', async () => {
    const { exchange } = await openFuturesTicket()
    await exchange.step({ do: 'drop', call: 'placeOrder' })
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(browser.getByText('No response received')).toBeVisible()
    await expect.element(quantity()).toBeDisabled()
    const sent = (await exchange.inspect()).requests.placeOrder
    await exchange.step({ do: 'answer', call: 'placeOrder', data: placedFutures() })
    await button('Check and finish').click()
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    expect((await exchange.inspect()).requests.placeOrder).toEqual(sent)
  })

  it('rejects a second order whose cost exceeds the balance that the first order left', async () => {
    const { exchange } = await openFuturesTicket()
    await giveFutures(exchange, { account: { available: '100.00000000', wallet_balance: '100.00000000' } })
    await price().fill('59000')
    await quantity().fill('0.3')
    await submit().click()
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    await quantity().fill('0.3')
    await userEvent.tab()
    await expect
      .element(quantity())
      .toHaveAccessibleDescription('Insufficient balance, available 100\u00a0USDT')
  })
})

describe('stop orders in the futures ticket', () => {
  it('a price picked in the book becomes the trigger of a stop market order', { tags: 'deep' }, async () => {
    const { exchange } = await openFuturesTicket()
    await browser.getByRole('tab', { name: 'Stop', exact: true }).click()
    await browser.getByRole('radio', { name: 'Stop market' }).click({ force: true })
    pickPrice(exchange.sdk, { product: 'futures', symbol: 'BTCUSDT', price: '61000' })
    await expect.element(box('Trigger price')).toHaveValue('61,000.0')
  })

  it('the confirmation of a stop order states its condition in a sentence, and the toast for the placed order states its trigger', async () => {
    const waiting = { type: 'stop_market', status: 'pending', price: null, filled: '0.00000000' } as const
    const { exchange, page } = await openFuturesTicket()
    page.preferences.setState({ confirmOrders: true })
    const data = placedFutures({
      ...waiting,
      trigger_price: '61000.0',
      trigger_when: 'rises',
      trigger_by: 'last',
    })
    await exchange.step({ do: 'answer', call: 'placeOrder', data })
    await browser.getByRole('tab', { name: 'Stop', exact: true }).click()
    await browser.getByRole('radio', { name: 'Stop market' }).click({ force: true })
    await box('Trigger price').fill('61000')
    await quantity().fill('0.3')
    await submit().click()
    const dialog = browser.getByRole('dialog')
    const sentence = 'When the last price rises to 61,000.0 or higher, buy 0.3\u00a0BTC at the market price.'
    await expect.element(dialog.getByText(sentence)).toBeVisible()
    await dialog.getByRole('button', { name: /^Buy/ }).click()
    await expect.element(browser.getByText('Stop order to buy placed')).toBeVisible()
    await expect.element(browser.getByText('Last ≥ 61,000.0')).toBeVisible()
    expect((await exchange.inspect()).requests.placeOrder).toMatchObject({
      type: 'stop_market',
      trigger_price: '61000',
      trigger_by: 'last',
      quantity: '0.3',
    })
  })
})
