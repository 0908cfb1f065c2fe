import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { pickPrice } from '../../../shared/data/picked-price.ts'
import { openTicket } from '../../../testing/open-ticket.tsx'

const price = () => browser.getByRole('textbox', { name: 'Price' })
const quantity = () => browser.getByRole('textbox', { name: 'Quantity' })
const side = (name: string) => browser.getByRole('radio', { name })
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const changed = () => browser.getByText(/^Nothing was sent: the order changed/)
const dialog = () => browser.getByRole('dialog', { name: 'Confirm order' })
const picked = (at: string) => ({ product: 'spot', symbol: 'BTCUSDT', price: at }) as const

/** Presses the button and releases it after `between`. */
async function press(name: string, between: () => Promise<void>) {
  const element = button(name).element() as HTMLElement
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  await between()
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }))
  element.click()
}

describe('what the page sets while the button is pressed', () => {
  const attacks = {
    'the side': [/^Sell 0.001 BTC/, { side: 'sell' }],
    'the price': [/^Buy 0.001 BTC for 59.00/, { price: '59000' }],
  } as const

  it.each(Object.entries(attacks))('is not sent: %s', async (_, [shown, props]) => {
    const { exchange, give } = await openTicket()
    // Near the market on both sides, so that no price asks for a confirmation.
    await price().fill('59500')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 59.50 USDT', async () => {
      give(props)
      await expect.element(button(shown)).toBeVisible()
    })
    await expect.element(changed()).toBeVisible()
    expect((await exchange.look()).calls.setOrder).toBeUndefined()
    // Pressed again it is what the button now says.
    await button(shown).click()
    await expect.poll(async () => (await exchange.look()).calls.setOrder).toBe(1)
    await expect.element(changed()).not.toBeInTheDocument()
  })

  it('is not sent where it is a price picked elsewhere on the page', async () => {
    const { exchange } = await openTicket()
    await price().fill('40000')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 40.00 USDT', async () => {
      pickPrice(exchange.sdk, picked('59000'))
      await expect.element(button('Buy 0.001 BTC for 59.00 USDT')).toBeVisible()
    })
    await expect.element(changed()).toBeVisible()
    expect((await exchange.look()).calls.setOrder).toBeUndefined()
  })

  it('leaves a press alone that nothing has changed', async () => {
    const { exchange } = await openTicket()
    await price().fill('40000')
    await quantity().fill('0.001')
    await press('Buy 0.001 BTC for 40.00 USDT', async () => {})
    await expect.poll(async () => (await exchange.look()).calls.setOrder).toBe(1)
  })
})

describe('in a frame of another site’s page', () => {
  it('fills what the member has not entered, and nothing else', async () => {
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

    // A price that the member removes may be filled again; a price of the member's own book always is.
    await price().fill('')
    await quantity().click()
    pickPrice(exchange.sdk, { ...picked('47000'), isPrefill: true })
    await expect.element(price()).toHaveValue('47,000.00')
    await price().fill('40000')
    await quantity().click()
    pickPrice(exchange.sdk, picked('48000'))
    await expect.element(price()).toHaveValue('48,000.00')
  })

  it('always asks, whatever the member chose before, and offers no way out of it', async () => {
    const { exchange } = await openTicket({ framed: true, confirm: false })
    await price().fill('40000')
    await quantity().fill('0.001')
    await expect.element(browser.getByRole('button', { name: 'Order settings' })).not.toBeInTheDocument()
    await button('Buy 0.001 BTC for 40.00 USDT').click()
    await expect.element(dialog()).toBeVisible()
    await expect.element(dialog().getByText('In a page of another site you are always asked.')).toBeVisible()
    await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument()
    expect((await exchange.look()).calls.setOrder).toBeUndefined()
    await dialog().getByRole('button', { name: 'Buy BTC' }).click()
    await expect.poll(async () => (await exchange.look()).calls.setOrder).toBe(1)
  })

  it('keeps the order of an open dialog as it was asked for', async () => {
    const { exchange, give, host } = await openTicket({ framed: true })
    await quantity().fill('0.001')
    give({ price: '40000' })
    await button('Buy 0.001 BTC for 40.00 USDT').click()
    await expect.element(dialog()).toBeVisible()
    give({ price: '59000', side: 'sell' })
    await expect.poll(() => host.querySelector<HTMLInputElement>('[name=price]')?.value).toBe('59,000.00')
    await expect.element(dialog().getByText('40,000.00 USDT')).toBeVisible()
    await dialog().getByRole('button', { name: 'Buy BTC' }).click()
    await expect.poll(async () => (await exchange.look()).calls.setOrder).toBe(1)
    expect((await exchange.look()).requests.setOrder).toMatchObject({ side: 'buy', price: '40000' })
  })
})
