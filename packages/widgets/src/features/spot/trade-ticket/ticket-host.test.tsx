import { describe, expect, it, onTestFinished } from 'vitest'
import { page as browser } from 'vitest/browser'
import { pickPrice, waitingOf } from '../../../shared/data/use-picked-price.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { openTicket } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { TradeTicket } from './trade-ticket.tsx'

const price = () => browser.getByRole('textbox', { name: 'Price' })
const quantity = () => browser.getByRole('textbox', { name: 'Quantity' })
const side = (name: string) => browser.getByRole('radio', { name })
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const changed = () => browser.getByText(/^Nothing was sent: the order changed/)
const dialog = () => browser.getByRole('dialog', { name: 'Confirm order' })
const picked = (at: string) => ({ product: 'spot', symbol: 'BTCUSDT', price: at }) as const

/** Presses the button and keeps it pressed while the function `between` runs, then releases it. */
async function press(name: string, between: () => Promise<void>) {
  const element = button(name).element() as HTMLElement
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  await between()
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }))
  element.click()
}

describe('a change by the host while the button is pressed', () => {
  const attacks = {
    'the side': [/^Sell 0.001 BTC/, { side: 'sell' }],
    'the price': [/^Buy 0.001 BTC for 59.00/, { price: '59000' }],
  } as const

  it.each(Object.entries(attacks))('sends no order if the host changes %s', async (_, [shown, props]) => {
    const { exchange, give } = await openTicket()
    // The price 59,500 is close to the market for a buy and for a sell, so neither order opens a confirmation.
    await price().fill('59500')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 59.50 USDT', async () => {
      give(props)
      await expect.element(button(shown)).toBeVisible()
    })
    await expect.element(changed()).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    // The first press sent nothing, because the host had changed the order. The second press sends the order that
    // the button now shows.
    await button(shown).click()
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
    await expect.element(changed()).not.toBeInTheDocument()
  })

  it('sends no order if a price picked in another widget replaces the entered price while the button is pressed', async () => {
    const { exchange } = await openTicket()
    await price().fill('40000')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 40.00 USDT', async () => {
      pickPrice(exchange.sdk, picked('59000'))
      await expect.element(button('Buy 0.001 BTC for 59.00 USDT')).toBeVisible()
    })
    await expect.element(changed()).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })

  it('sends the order if its values do not change while the button is pressed', async () => {
    const { exchange } = await openTicket()
    await price().fill('40000')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 40.00 USDT', async () => {})
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
  })
})

describe('ticket in a frame on another site’s page', () => {
  it('the host can change only values that the member has not entered', { tags: 'deep' }, async () => {
    const { exchange, give } = await openTicket({ framed: true, price: '41000' })
    await expect.element(price()).toHaveValue('41,000.00')
    pickPrice(exchange.sdk, { ...picked('42000'), isPrefill: true })
    await expect.element(price()).toHaveValue('42,000.00')
    give({ price: '43000', side: 'sell' })
    await expect.element(price()).toHaveValue('43,000.00')
    await expect.element(side('Sell')).toBeChecked()

    await side('Buy').click()
    await price().fill('40000')
    await quantity().fill('0.001')
    pickPrice(exchange.sdk, { ...picked('44000'), isPrefill: true })
    give({ price: '45000', side: 'buy', layout: 'sheet' })
    await expect.element(browser.getByTitle('Use the best bid, 60,000.00')).toBeInTheDocument()
    give({ price: '46000', side: 'sell', layout: 'panel' })
    await expect.element(browser.getByTitle('Use the best bid, 60,000.00')).not.toBeInTheDocument()
    await expect.element(button('Buy 0.001 BTC for 40.00 USDT')).toBeVisible()

    // After the member has cleared the price, the host may fill it again. A price that the member picks in the book
    // always replaces the price in the field.
    await price().fill('')
    await quantity().click()
    pickPrice(exchange.sdk, { ...picked('47000'), isPrefill: true })
    await expect.element(price()).toHaveValue('47,000.00')
    await price().fill('40000')
    await quantity().click()
    pickPrice(exchange.sdk, picked('48000'))
    await expect.element(price()).toHaveValue('48,000.00')
  })

  it('a ticket that loads after a price was picked on the host page starts with the price that was last picked for its symbol', async () => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    pickPrice(exchange.sdk, { ...picked('43000'), isPrefill: true })
    pickPrice(exchange.sdk, { ...picked('42000'), isPrefill: true })
    pickPrice(exchange.sdk, { ...picked('3000'), symbol: 'ETHUSDT', isPrefill: true })
    pickPrice(exchange.sdk, { ...picked('44000'), product: 'futures', isPrefill: true })
    const ticket = <TradeTicket symbol="BTCUSDT" price="41000" />
    await renderKit(ticket, { client: exchange.sdk, locale: 'en', framed: true })
    await expect.element(price()).toHaveValue('42,000.00')
    // A prefilled price is stored until a ticket is shown. Showing this ticket has removed all stored prices. So a
    // ticket that is shown later does not start with an old price.
    expect(waitingOf(exchange.sdk).size).toBe(0)
  })

  it('asks for confirmation in a frame, even if the member switched it off before', async () => {
    const { exchange } = await openTicket({ framed: true, confirm: false })
    await price().fill('40000')
    await quantity().fill('0.001')
    await expect.element(browser.getByRole('button', { name: 'Order settings' })).not.toBeInTheDocument()
    await button('Buy 0.001 BTC for 40.00 USDT').click()
    await expect.element(dialog()).toBeVisible()
    await expect
      .element(dialog().getByText('Orders on a page of another site always need confirmation.'))
      .toBeVisible()
    await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    await dialog().getByRole('button', { name: 'Buy BTC' }).click()
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
  })

  it('accepts the confirmation in a frame only after the dialog has been open for a second', async () => {
    await openTicket({ framed: true })
    await price().fill('40000')
    await quantity().fill('0.001')
    const openedAt = performance.now()
    await button('Buy 0.001 BTC for 40.00 USDT').click()
    await expect.element(dialog().getByRole('button', { name: 'Buy BTC' })).toBeEnabled()
    expect(performance.now() - openedAt).toBeGreaterThanOrEqual(1_000)
  })

  it('the host cannot change the order that an open dialog shows', async () => {
    const { exchange, give, host } = await openTicket({ framed: true })
    await quantity().fill('0.001')
    give({ price: '40000' })
    await button('Buy 0.001 BTC for 40.00 USDT').click()
    await expect.element(dialog()).toBeVisible()
    give({ price: '59000', side: 'sell' })
    await expect.poll(() => host.querySelector<HTMLInputElement>('[name=price]')?.value).toBe('59,000.00')
    await expect.element(dialog().getByText('40,000.00 USDT')).toBeVisible()
    await dialog().getByRole('button', { name: 'Buy BTC' }).click()
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
    expect((await exchange.inspect()).requests.setOrder).toMatchObject({ side: 'buy', price: '40000' })
  })
})
