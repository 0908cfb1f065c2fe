import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { pickPrice } from '../../../shared/data/use-picked-price.ts'
import type { TestExchange } from '../../../testing/open-exchange.ts'
import { openTicket, placed, type TicketSetting } from '../../../testing/open-ticket.tsx'
import { orderTypes } from './order-types.ts'

const field = (name: string) => browser.getByRole('textbox', { name, exact: true })
const tab = (name: string) => browser.getByRole('tab', { name, exact: true })
const radio = (name: string) => browser.getByRole('radio', { name, exact: true })
const submit = () => browser.getByRole('button', { name: /^(Buy|Sell) / })
const dialog = () => browser.getByRole('dialog')
const sent = async (exchange: TestExchange) => {
  const { client_order_id: _, ...order } = (await exchange.inspect()).requests.setOrder ?? {}
  return order
}

/** Opens a ticket with all order types in a shadow root, as the custom element of the ticket does. */
const open = (setting: TicketSetting = {}) => openTicket({ types: orderTypes, shadow: true, ...setting })
const openSell = async (setting: TicketSetting = {}) => {
  const opened = await open(setting)
  await radio('Sell').click()
  const lineOf = (name: string) =>
    [...(opened.host.shadowRoot?.querySelectorAll('.bl-line') ?? [])].find(
      (line) => line.firstElementChild?.textContent === name,
    )?.lastElementChild?.textContent
  return { ...opened, line: (name: string) => expect.poll(() => lineOf(name)) }
}

/** Fills the fields of a stop limit that sells 0.1 BTC at 57,900 when the price falls to 58,000. */
async function fillStopLimit() {
  await tab('Stop').click()
  await field('Trigger price').fill('58000')
  await field('Limit price').fill('57900')
  await field('Quantity').fill('0.1')
}

/** Fills the fields of an OCO that sells 0.1 BTC at 64,000, or at 57,900 when the price falls to 58,000. */
async function fillOco() {
  await tab('OCO').click()
  await field('Take-profit limit').fill('64000')
  await field('Stop trigger').fill('58000')
  await field('Stop limit').fill('57900')
  await field('Quantity').fill('0.1')
}

describe('order types of the ticket', () => {
  it('shows only the order types that the operator offers', async () => {
    await open({ types: ['limit', 'market', 'stop_market', 'trailing_stop'] })
    await expect.element(tab('Stop')).toBeVisible()
    await expect.element(tab('OCO')).not.toBeInTheDocument()
    await tab('Stop').click()
    await expect.element(radio('Stop market')).toBeChecked()
    await expect.element(radio('Stop limit')).not.toBeInTheDocument()
    await radio('Trailing stop').click()
    await expect.element(field('Trail')).toBeVisible()
  })
})

describe('stop limit order in the spot ticket', () => {
  it('states the condition in a sentence, and then sends trigger, limit price, quantity and time in force', async () => {
    const { exchange, line } = await openSell({ confirm: true })
    await fillStopLimit()
    await expect
      .element(field('Trigger price'))
      .toHaveAccessibleDescription('When the price falls to it −3.33%')
    await expect.element(field('Limit price')).toHaveAccessibleDescription('100.00 below the trigger −3.50%')
    await line('You receive').toBe('5,778.42\u00a0USDT')
    await line('Set aside').toBe('0.10000\u00a0BTC')
    await expect.element(submit()).toHaveTextContent('Sell 0.1 BTC · Stop limit')
    await expect.element(browser.getByText('Waits until the trigger price is reached')).toBeVisible()
    await submit().click()
    const sentence =
      'When the last price falls to 58,000.00 or lower, sell 0.1\u00a0BTC at 57,900.00 or better.'
    await expect.element(dialog().getByText(sentence)).toBeVisible()
    await dialog().getByRole('button', { name: 'Sell BTC' }).click()
    await expect
      .poll(() => sent(exchange))
      .toEqual({
        ...{ symbol: 'BTCUSDT', side: 'sell', type: 'stop_limit', quantity: '0.1', tif: 'GTC' },
        ...{ trigger_price: '58000', price: '57900' },
      })
  })

  it('in an empty trigger field, an arrow key enters the price one tick above or below the last price', {
    tags: 'deep',
  }, async () => {
    await openSell()
    await tab('Stop').click()
    await field('Trigger price').click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field('Trigger price')).toHaveValue('59999.99')
    await userEvent.keyboard('{PageDown}')
    await expect.element(field('Trigger price')).toHaveValue('59999.89')
  })

  it('warns about a limit price far past the trigger; the first button of the confirmation sets the price to the trigger', {
    tags: 'deep',
  }, async () => {
    const { exchange } = await openSell()
    await fillStopLimit()
    await field('Limit price').fill('50000')
    const warning = 'Your limit price is 13.79% below the trigger price'
    await expect.element(browser.getByText(warning)).toBeVisible()
    await submit().click()
    await expect.element(dialog().getByText(warning)).toBeVisible()
    await dialog().getByRole('button', { name: 'Set price to 58,000.00' }).click()
    await expect.element(field('Limit price')).toHaveValue('58,000.00')
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })

  it('shows each problem at the field that it concerns', async () => {
    await openSell()
    for (const [name, value, words] of [
      ['Trigger price', '60000', 'The trigger price must differ from the last price'],
      ['Trigger price', '58000.001', 'The price must be a multiple of 0.01'],
      ['Limit price', '11599.99', 'The price must be between 11,600 and 290,000'],
      ['Quantity', '0.6', 'Insufficient balance, available 0.5\u00a0BTC'],
    ] as const) {
      await fillStopLimit()
      await field(name).fill(value)
      await userEvent.tab()
      await expect.element(field(name)).toHaveAccessibleDescription(words)
    }
  })

  it('shows a refusal at the field that it concerns, and after success a toast with the trigger of the order', async () => {
    const { exchange } = await openSell()
    await fillStopLimit()
    const fields = { field: 'trigger_price' }
    await exchange.step({ do: 'fail', call: 'setOrder', code: 5326, error: 'TRIGGER_PRICE', ...fields })
    await submit().click()
    await expect
      .element(field('Trigger price'))
      .toHaveAccessibleDescription('The trigger price is on the wrong side of the market price')
    const stop = { type: 'stop_limit', status: 'pending', side: 'sell' } as const
    const data = placed({ ...stop, trigger_price: '58000.00', trigger_when: 'falls' })
    await exchange.step({ do: 'answer', call: 'setOrder', data })
    await field('Trigger price').fill('57999')
    await submit().click()
    await expect.element(browser.getByText('Stop order to sell placed').first()).toBeVisible()
    await expect.element(browser.getByText('Waits for the last price ≤\u00a058,000.00').first()).toBeVisible()
    await expect.element(field('Quantity')).toHaveValue('')
  })
})

describe('stop market order in the spot ticket', () => {
  it('a price picked in the book becomes the trigger of a stop market order, and the limit price of a stop limit', async () => {
    const { exchange } = await openSell()
    const pick = (price: string) => pickPrice(exchange.sdk, { product: 'spot', symbol: 'BTCUSDT', price })
    await tab('Stop').click()
    await radio('Stop market').click()
    pick('58000')
    await expect.element(field('Trigger price')).toHaveValue('58,000.00')
    await radio('Stop limit').click()
    pick('57900')
    await expect.element(field('Limit price')).toHaveValue('57,900.00')
    await expect.element(field('Trigger price')).toHaveValue('58,000.00')
  })

  it('a stop market order sells a quantity, or buys for a total', async () => {
    const { exchange, line } = await openSell({ confirm: true })
    await tab('Stop').click()
    await radio('Stop market').click()
    await field('Trigger price').fill('62000')
    await field('Quantity').fill('0.1')
    await line('You receive').toBe('6,187.60\u00a0USDT')
    await submit().click()
    const rise = 'When the last price rises to 62,000.00 or higher, sell 0.1\u00a0BTC at the market price.'
    await expect.element(dialog().getByText(rise)).toBeVisible()
    await dialog().getByRole('button', { name: 'Sell BTC' }).click()
    const stop = { symbol: 'BTCUSDT', type: 'stop_market', trigger_price: '62000' }
    await expect.poll(() => sent(exchange)).toEqual({ ...stop, side: 'sell', quantity: '0.1' })
    await expect.element(dialog()).not.toBeInTheDocument()

    await radio('Buy').click()
    await expect.element(field('Quantity')).not.toBeInTheDocument()
    await field('Total').fill('500')
    await expect.element(submit()).toHaveTextContent('Buy BTC for 500.00 USDT · Stop market')
    await submit().click()
    const buy =
      'When the last price rises to 62,000.00 or higher, buy BTC for 500.00\u00a0USDT at the market price.'
    await expect.element(dialog().getByText(buy)).toBeVisible()
    await dialog().getByRole('button', { name: 'Buy BTC' }).click()
    await expect.poll(() => sent(exchange)).toEqual({ ...stop, side: 'buy', total: '500' })
  })
})

describe('trailing stop in the spot ticket', () => {
  it('a button sets the trail, the ticket shows the estimated trigger, and the order is sent with the trail', async () => {
    const { exchange, line } = await openSell({ confirm: true })
    await tab('Stop').click()
    await radio('Trailing stop').click()
    await browser.getByRole('group', { name: 'Usual trails' }).getByRole('button', { name: '2%' }).click()
    await expect.element(field('Trail')).toHaveValue('2.0')
    await line('Est. trigger price now').toBe('58,800.00')
    await field('Quantity').fill('0.1')
    await submit().click()
    const sentence =
      'When the last price falls 2.00% from its highest since the order was placed, sell 0.1\u00a0BTC at the market price. Now that would be at 58,800.00.'
    await expect.element(dialog().getByText(sentence)).toBeVisible()
    await dialog().getByRole('button', { name: 'Sell BTC' }).click()
    await expect
      .poll(() => sent(exchange))
      .toEqual({ symbol: 'BTCUSDT', side: 'sell', type: 'trailing_stop', trail_pct: '2', quantity: '0.1' })
  })

  it('rejects a trail outside the allowed range', { tags: 'deep' }, async () => {
    await openSell()
    await tab('Stop').click()
    await radio('Trailing stop').click()
    await field('Trail').fill('20.01')
    await userEvent.tab()
    await expect
      .element(field('Trail'))
      .toHaveAccessibleDescription('The trail must be between 0.1% and 20%, with at most two decimals')
  })
})

describe('OCO order in the spot ticket', () => {
  it('shows the result of each leg of an OCO, and then sends both legs', async () => {
    const { exchange, line } = await openSell({ confirm: true })
    await fillOco()
    await line('If take profit fills').toBe('6,393.60\u00a0USDT')
    await line('If stop limit fills').toBe('5,778.42\u00a0USDT')
    await line('Fee').toBe('6.40\u00a0USDT or 11.58\u00a0USDT')
    await expect.element(submit()).toHaveTextContent('Sell 0.1 BTC · OCO')
    await submit().click()
    const sentences = [
      'At once in the book: sell 0.1\u00a0BTC at 64,000.00 or better.',
      'When the last price falls to 58,000.00 or lower, sell 0.1\u00a0BTC at 57,900.00 or better.',
      'The first of the two orders ends the other.',
    ]
    for (const sentence of sentences) await expect.element(dialog().getByText(sentence)).toBeVisible()
    const limit = { side: 'sell', price: '64000.00', oco_order_no: 'S202601010000000002' } as const
    const { fills: _, ...stop } = placed({ type: 'stop_limit', status: 'pending', trigger_price: '58000.00' })
    const data = placed({ ...limit, other_leg: { ...stop, trigger_when: 'falls' } })
    await exchange.step({ do: 'answer', call: 'setOrder', data })
    await dialog().getByRole('button', { name: 'Sell BTC' }).click()
    await expect
      .poll(() => sent(exchange))
      .toEqual({
        ...{ symbol: 'BTCUSDT', side: 'sell', type: 'oco', price: '64000', quantity: '0.1' },
        ...{ trigger_price: '58000', stop_limit_price: '57900' },
      })
    await expect.element(browser.getByText('OCO placed: two orders wait').first()).toBeVisible()
  })

  it('a price on the wrong side of the last price shows an error at its field, which gets the focus, and nothing is sent', {
    tags: 'deep',
  }, async () => {
    const { exchange, host } = await openSell()
    await fillOco()
    await field('Take-profit limit').fill('59000')
    await submit().click()
    await expect
      .element(field('Take-profit limit'))
      .toHaveAccessibleDescription('Must be above the last price, 60,000')
    expect(host.shadowRoot?.activeElement).toBe(field('Take-profit limit').element())
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })

  it('an OCO sell without a stop limit price has a market order as its stop leg; an OCO buy requires a stop limit price', {
    tags: 'deep',
  }, async () => {
    await openSell()
    await fillOco()
    await field('Stop limit').fill('')
    await expect.element(field('Stop limit')).toHaveAccessibleDescription('Empty: sells at the market price')
    await radio('Buy').click()
    await field('Limit price').fill('58000')
    await field('Stop trigger').fill('62000')
    await submit().click()
    await expect.element(field('Stop limit')).toHaveAccessibleDescription('Required')
  })
})

it('states the condition of an order in the language of the ticket', { tags: 'deep' }, async () => {
  const { exchange } = await open({ locale: 'fr', confirm: true })
  await radio('Vendre').click()
  await tab('Stop').click()
  await field('Prix de déclenchement').fill('58000')
  await field('Prix limite').fill('57900')
  await field('Quantité').fill('0,1')
  await browser.getByRole('button', { name: /^Vendre 0,1/ }).click()
  const sentence =
    /Quand le dernier prix descend à 58\s000,00 ou moins, vendre 0,1\sBTC à 57\s900,00 ou mieux\./
  await expect.element(dialog().getByText(sentence)).toBeVisible()
  expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
})
