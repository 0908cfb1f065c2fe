import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { TestExchange } from '../../../testing/open-exchange.ts'
import { account, book, openTicket } from '../../../testing/open-ticket.tsx'

const price = () => browser.getByRole('textbox', { name: 'Price' })
const quantity = () => browser.getByRole('textbox', { name: 'Quantity' })
const submit = () => browser.getByRole('button', { name: /^(Buy|Sell) / })
const dialog = () => browser.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name })
const row = (name: string) =>
  [...document.querySelectorAll('.bl-dialog dl > div')].find(
    (one) => one.firstElementChild?.textContent === name,
  )?.lastElementChild?.textContent
/**
 * Returns the texts of the expected result and of the worst result at the limit price, for an order whose price is far
 * from the market.
 */
const deal = () =>
  [...document.querySelectorAll('.bl-gap__deal > p')].map((one) =>
    [...one.childNodes]
      .map((part) => part.textContent)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  )
const sent = async (exchange: TestExchange) => (await exchange.inspect()).calls.setOrder ?? 0

describe('order confirmation', () => {
  it('asks for confirmation of an order and sends it once; a checkbox in the dialog switches later confirmations off', async () => {
    const { exchange, page } = await openTicket({ confirm: true })
    await quantity().fill('0.05')
    await submit().click()
    await expect.element(dialog().getByText('Good till canceled')).toBeVisible()
    await expect.element(dialog().getByText('60,000.00\u00a0USDT')).toBeVisible()
    expect(await sent(exchange)).toBe(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(quantity()).toHaveValue('0.05000')
    await submit().dblClick()
    await dialog().getByRole('checkbox', { name: 'Do not ask again' }).click()
    await inDialog('Buy BTC').dblClick()
    await expect.element(quantity()).toHaveValue('')
    expect(await sent(exchange)).toBe(1)
    expect(page.preferences.getState().confirmOrders).toBe(false)
  })

  it('if the member ticks the checkbox but cancels the dialog, later orders are still confirmed', {
    tags: 'deep',
  }, async () => {
    const { exchange, page } = await openTicket({ confirm: true })
    await quantity().fill('0.05')
    await submit().click()
    await dialog().getByRole('checkbox', { name: 'Do not ask again' }).click()
    await inDialog('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(page.preferences.getState().confirmOrders).toBe(true)
    await submit().click()
    await expect.element(dialog().getByRole('checkbox')).not.toBeChecked()
    expect(await sent(exchange)).toBe(0)
  })

  it('the dialog’s submit button has the focus, so that Enter confirms the order without changing the setting', async () => {
    const { exchange, page } = await openTicket({ confirm: true })
    await quantity().fill('0.05')
    await userEvent.keyboard('{Enter}')
    await expect.element(inDialog('Buy BTC')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => sent(exchange)).toBe(1)
    expect(page.preferences.getState().confirmOrders).toBe(true)
  })

  it('if the Enter key that opened the dialog is still held, it does not confirm the order', async () => {
    const { exchange } = await openTicket({ confirm: true })
    await quantity().fill('0.05')
    await submit().click()
    const button = inDialog('Buy BTC')
    await expect.element(button).toHaveFocus()
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    expect(button.element().dispatchEvent(held)).toBe(false)
    expect(await sent(exchange)).toBe(0)
  })

  it('the confirmation cannot be switched off for a market order with more than 1 % slippage', async () => {
    const { exchange } = await openTicket({ account: account('9000000.00000000') })
    await browser.getByRole('tab', { name: 'Market' }).click()
    await browser.getByRole('textbox', { name: 'Total' }).fill('60000')
    await submit().click()
    await expect
      .element(dialog().getByText('Orders with more than 1% slippage always need confirmation.'))
      .toBeVisible()
    await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument()
    expect(await sent(exchange)).toBe(0)
    await inDialog('Buy BTC').click()
    await expect.poll(() => sent(exchange)).toBe(1)
  })
})

describe('a limit price far past the market', () => {
  // The book fills 0.1 at 60,010 and 0.05 at 60,100, which costs 9,006. At the limit price it would cost
  // 14,999.85.
  const openFar = async () => {
    const { exchange } = await openTicket({ account: account('20000.00000000') })
    await price().fill('99999')
    await quantity().fill('0.15')
    return exchange
  }
  const limitTo = async (tif: RegExp) => {
    await browser.getByRole('combobox', { name: 'Time in force' }).click()
    await browser.getByRole('option', { name: tif }).click()
  }
  const agree = () => dialog().getByRole('checkbox', { name: 'Place it at 99,999.00 anyway' })

  it('for a limit price far from the market, the ticket warns and shows the price at which the order is expected to fill', async () => {
    await openFar()
    await expect.element(browser.getByText('Your price is 66.64% above the best ask')).toBeVisible()
    const fill = 'Expected fill: 0.15\u00a0BTC for 9,006.00\u00a0USDT, 60,040.00 on average.'
    await expect.element(browser.getByText(fill)).toBeVisible()
    await price().fill('61000')
    await expect.element(browser.getByText(/above the best ask/)).not.toBeInTheDocument()
  })

  it('the warning about a limit price appears and disappears without moving the submit button', async () => {
    await openTicket({ account: account('20000.00000000') })
    await quantity().fill('0.15')
    await price().fill('60010')
    const top = () => submit().element().getBoundingClientRect().top
    const warning = browser.getByText(/above the best ask/)
    const before = top()
    await price().fill('199999')
    await expect.element(warning).toBeVisible()
    expect(top()).toBe(before)
    await price().fill('60010')
    await expect.element(warning).not.toBeInTheDocument()
    expect(top()).toBe(before)
  })

  it('for a limit price far from the market, always asks for confirmation, with the expected and the maximum total', async () => {
    const exchange = await openFar()
    await submit().click()
    await expect.element(dialog().getByText('Your price is 66.64% above the best ask')).toBeVisible()
    expect(deal()).toEqual([
      'Expected to fill for 9,006.00 USDT at 60,040.00 on average',
      'Set aside in your balance 14,999.85 USDT the most this order can cost',
    ])
    for (const text of [
      '5,993.85\u00a0USDT returns to your balance when the order has filled.',
      'If the book changes first, it buys up to 99,999.00.',
      '+39,989.00 +66.64%',
    ])
      await expect.element(dialog().getByText(text)).toBeVisible()
    expect(row('Total')).toBeUndefined()
    await expect.element(inDialog('Buy BTC')).toBeDisabled()
    expect(await sent(exchange)).toBe(0)
  })

  it('for a limit price far from the market, the member has to tick a checkbox at each confirmation', async () => {
    const exchange = await openFar()
    await submit().click()
    await agree().click()
    await inDialog('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await submit().click()
    await expect.element(agree()).not.toBeChecked()
    await agree().click()
    await inDialog('Buy BTC').click()
    await expect.poll(async () => (await exchange.inspect()).requests.setOrder?.price).toBe('99999')
  })

  it('the first button of the dialog replaces the entered limit price by the best price', async () => {
    const exchange = await openFar()
    await submit().click()
    await expect.element(inDialog('Set price to 60,010.00')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(price()).toHaveValue('60,010.00')
    await expect.element(quantity()).toHaveValue('0.15000')
    expect(await sent(exchange)).toBe(0)
  })

  it('if the book reaches the limit price while the dialog is open, the order still needs the checkbox', {
    tags: 'deep',
  }, async () => {
    const exchange = await openFar()
    await submit().click()
    const better = dialog().getByRole('button', { name: /^Set price to/ })
    await expect.element(better).toHaveFocus()
    const asks = book.asks.map(([level]) => [level, '0.00000000'])
    const data = { prev_seq: 1, bids: [], asks: [...asks, ['99998.00', '1.00000000']] }
    await exchange.step({ do: 'publish', topic: 'depth:spot:BTCUSDT', data, seq: 2 })
    await expect.poll(() => deal()[0]).toBe('Expected to fill for 14,999.70 USDT at 99,998.00 on average')
    await expect.element(better).toHaveFocus()
    await expect.element(inDialog('Buy BTC')).toBeDisabled()
    await inDialog('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(await sent(exchange)).toBe(0)
  })

  it('a member can lower the distance from which a limit price is confirmed, but not raise it above 5 %', {
    tags: 'deep',
  }, async () => {
    const { page } = await openTicket({ account: account('20000.00000000') })
    await browser.getByRole('button', { name: 'Order settings' }).click()
    await browser.getByRole('combobox', { name: 'Confirm prices beyond the market from' }).click()
    const offered = browser.getByRole('option')
    await expect
      .poll(() => offered.elements().map((one) => one.textContent))
      .toEqual(['0.5%', '1%', '2%', '3%', '5%'])
    await browser.getByRole('option', { name: '1%', exact: true }).click()
    expect(page.preferences.getState().priceGuard).toBe('1')
    await userEvent.keyboard('{Escape}')
    await price().fill('60700')
    await quantity().fill('0.15')
    await expect.element(browser.getByText('Your price is 1.15% above the best ask')).toBeVisible()
    await submit().click()
    const text = 'Limit prices 1% or more beyond the market always need confirmation.'
    await expect.element(dialog().getByText(text)).toBeVisible()
    await expect.element(inDialog('Buy BTC')).toBeDisabled()
  })

  it('the bound of an IOC order includes the part that the shown book cannot fill', {
    tags: 'deep',
  }, async () => {
    await openTicket({ account: account('700000.00000000') })
    await limitTo(/Immediate or cancel/)
    await price().fill('64000')
    await quantity().fill('10')
    await submit().click()
    // The book fills 9.6 BTC at prices up to 64,000. The order can cost at most 10 × 64,000.
    await expect
      .poll(() => deal()[1])
      .toBe('Set aside in your balance 640,000.00 USDT the most this order can cost')
  })

  it('for an FOK order that the shown book cannot fill, shows its total and no expected result', {
    tags: 'deep',
  }, async () => {
    await openTicket({ account: account('700000.00000000') })
    await limitTo(/Fill or kill/)
    await price().fill('64000')
    await quantity().fill('10')
    await submit().click()
    await expect
      .element(dialog().getByText('If the book changes first, it buys up to 64,000.00.'))
      .toBeVisible()
    expect(deal()).toEqual([])
    expect(row('Total')).toBe('640,000.00\u00a0USDT')
  })

  it('warns about a sell order far below the best bid', async () => {
    await openTicket()
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await price().fill('30000')
    await quantity().fill('0.1')
    await submit().click()
    await expect.element(dialog().getByText('Your price is 50.00% below the best bid')).toBeVisible()
    expect(deal()).toEqual([
      'Expected to fill for 6,000.00 USDT at 60,000.00 on average',
      'At least 3,000.00 USDT the least this order can bring',
    ])
    await expect.element(dialog().getByText('−30,000.00 −50.00%')).toBeVisible()
  })
})
