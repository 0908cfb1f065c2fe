import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { liveTickers } from '../../../shared/data/live-tickers.ts'
import { pickedPriceOf } from '../../../shared/data/picked-price.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { account, book, openTicket, placed } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { OrderBook } from '../../market/index.ts'
import { TradeTicket } from './trade-ticket.tsx'

const price = () => browser.getByRole('textbox', { name: 'Price' })
const quantity = () => browser.getByRole('textbox', { name: 'Quantity' })
const total = () => browser.getByRole('textbox', { name: 'Total' })
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const submit = () => browser.getByRole('button', { name: /^(Buy|Sell) / })
const lineOf = (name: string) =>
  [...document.querySelectorAll('.bl-line')].find((line) => line.firstElementChild?.textContent === name)
    ?.lastElementChild?.textContent
const line = (name: string) => expect.poll(() => lineOf(name))

/** A ticket and a button that removes it or shows it again. */
function Switched() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown((was) => !was)}>
        Switch
      </button>
      {isShown && <TradeTicket symbol="BTCUSDT" />}
    </>
  )
}

describe('trade ticket', () => {
  it('starts with the last price as limit price and shows the available balance', async () => {
    await openTicket()
    await expect.element(price()).toHaveValue('60,000.00')
    await line('Available').toBe('10,000.00\u00a0USDT')
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await line('Available').toBe('0.50000\u00a0BTC')
  })

  it('a ticket that is shown again starts with the current last price, not with an earlier one', {
    tags: 'deep',
  }, async () => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
    await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
    const { page } = await renderKit(<Switched />, { client: exchange.sdk, locale: 'en', width: 316 })
    const topics = async () => (await exchange.inspect()).topics.join()
    await expect.element(price()).toHaveValue('60,000.00')
    await expect.poll(topics).toContain('ticker:spot:BTCUSDT')
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.00' })
    const liveLast = () => liveTickers(exchange.sdk, 'spot').one('BTCUSDT').get()?.last
    await expect.poll(liveLast).toBe('61000.00')
    await button('Switch').click()
    await expect.poll(liveLast).toBeUndefined()
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '63000.00' })
    void page.queryClient.invalidateQueries({ queryKey: ['market.coins'] })
    await button('Switch').click()
    await expect.element(price()).toHaveValue('63,000.00')
  })

  it('computes the total from the quantity and the quantity from the total', async () => {
    await openTicket()
    await quantity().fill('0.05')
    await expect.element(total()).toHaveValue('3,000.00')
    await total().fill('1500.99')
    await expect.element(quantity()).toHaveValue('0.02501')
    await price().fill('50000')
    await expect.element(quantity()).toHaveValue('0.03001')
  })

  it('rounds a computed total up for a buy and down for a sell, in the field and on the button', async () => {
    await openTicket()
    await price().fill('59999.99')
    await quantity().fill('0.00333')
    await expect.element(total()).toHaveValue('199.80')
    await expect.element(submit()).toHaveTextContent('Buy 0.00333 BTC for 199.80 USDT')
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await price().fill('60100.03')
    await quantity().fill('0.00333')
    await expect.element(total()).toHaveValue('200.13')
    await expect.element(submit()).toHaveTextContent('Sell 0.00333 BTC for 200.13 USDT')
  })

  it('previews the amount received, the fee, the distance from the best ask and the balances after the order', async () => {
    await openTicket()
    await quantity().fill('0.1')
    await line('You receive').toBe('0.0999\u00a0BTC')
    await line('Fee (maker)').toBe('0.00010\u00a0BTC')
    await line('Distance to best ask').toBe('−10.00 (−0.02%)')
    await line('BTC after').toBe('0.50000 → 0.59990')
    await line('USDT after').toBe('10,000.00 → 4,000.00')
    await expect.element(submit()).toHaveTextContent('Buy 0.1 BTC for 6,000.00 USDT')
    await price().fill('60010')
    await line('Fee (taker)').toBe('0.00020\u00a0BTC')
    await expect.element(browser.getByText('Trades at once')).toBeVisible()
    await quantity().fill('0.15')
    await line('Fee (taker and maker)').toBe('0.00025\u00a0BTC')
  })

  it('shows the balance with the decimals of its coin; an order of 100 % has the largest quantity that the exact balance covers', async () => {
    const { exchange } = await openTicket({ account: account('1234.56789011') })
    await line('Available').toBe('1,234.56\u00a0USDT')
    await expect.element(browser.getByTitle(/^1,234\.56789011/)).toBeVisible()
    await price().fill('59999.99')
    await button('100%').click()
    await expect.element(quantity()).toHaveValue('0.02057')
    await submit().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.setOrder)
      .toMatchObject({
        type: 'limit',
        price: '59999.99',
        quantity: '0.02057',
        tif: 'GTC',
      })
  })

  it('a market buy of 100 % sends exactly the whole balance as its total', async () => {
    const { exchange } = await openTicket({ account: account('1234.56789011') })
    await browser.getByRole('tab', { name: 'Market' }).click()
    await button('100%').click()
    await expect.element(total()).toHaveValue('1,234.56789011')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
    const { client_order_id, ...sent } = (await exchange.inspect()).requests.setOrder ?? {}
    expect(sent).toEqual({ symbol: 'BTCUSDT', side: 'buy', type: 'market', total: '1234.56789011' })
    expect(client_order_id).toMatch(/^[\w-]{32,36}$/)
  })

  it('a balance change moves the percentage slider, but keeps the amount set with the slider', async () => {
    const { exchange } = await openTicket()
    const slider = () => document.querySelector<HTMLInputElement>('.bl-slider input')?.value
    const balance = async (available: string) => {
      const data = { kind: 'balance', account: 'spot', coin: 'USDT', available, frozen: '0.00000000' }
      await exchange.step({ do: 'member', data })
      await line('Available').toContain(available === '5000.00000000' ? '5,000' : '20,000')
    }
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await browser.getByRole('tab', { name: 'Market' }).click()
    await button('25%').click()
    await expect.element(total()).toHaveValue('2,500.00')
    await expect.element(button('25%')).toHaveAttribute('aria-pressed', 'true')
    await balance('5000.00000000')
    await expect.element(total()).toHaveValue('2,500.00')
    await expect.poll(slider).toBe('50')
    await expect.element(button('25%')).toHaveAttribute('aria-pressed', 'false')
    await balance('20000.00000000')
    await expect.element(total()).toHaveValue('2,500.00')
    await expect.poll(slider).toBe('13')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).requests.setOrder?.total).toBe('2500')
  })

  it('a market buy accepts a quantity or a total, a market sell only a quantity', async () => {
    const { exchange } = await openTicket()
    const unit = browser.getByRole('combobox', { name: 'Enter the order in' })
    await browser.getByRole('tab', { name: 'Market' }).click()
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await expect.element(unit).not.toBeInTheDocument()
    await browser.getByRole('radio', { name: 'Buy' }).click()
    await unit.click()
    await browser.getByRole('option', { name: 'USDT' }).click()
    await total().fill('6001')
    await unit.click()
    await browser.getByRole('option', { name: 'BTC' }).click()
    await expect.element(quantity()).toHaveValue('0.10000')
    await line('Average price').toBe('60,010.00 (0.00%)')
    await expect.element(submit()).toHaveTextContent('Buy 0.1 BTC for ≈ 6,001.00 USDT')
    await submit().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.setOrder)
      .toMatchObject({ quantity: '0.1' })
  })

  it('fills in the price that the host page passes, and a price that is picked in another widget', async () => {
    const { exchange } = await openTicket({ price: '59111.11' })
    await expect.element(price()).toHaveValue('59,111.11')
    const picked = { product: 'spot', symbol: 'BTCUSDT', price: '61234.50' } as const
    pickedPriceOf(exchange.sdk).setState({ picked })
    await expect.element(price()).toHaveValue('61,234.50')
    pickedPriceOf(exchange.sdk).setState({ picked: { ...picked, symbol: 'ETHUSDT', price: '1.00' } })
    await price().fill('5')
    pickedPriceOf(exchange.sdk).setState({ picked: { ...picked } })
    await expect.element(price()).toHaveValue('61234.50')
  })

  it('fills in the price of a row that is pressed in an order book on the same page', async () => {
    const { exchange } = await openTicket()
    const onPriceSelect = vi.fn()
    await renderKit(<OrderBook symbol="BTCUSDT" levels={3} onPriceSelect={onPriceSelect} />, {
      client: exchange.sdk,
      locale: 'en',
    })
    // The depth bar covers the price, so Playwright would refuse the click without `force`.
    await browser.getByText('60,100.00').click({ force: true })
    await expect.element(price()).toHaveValue('60,100.00')
    expect(onPriceSelect).toHaveBeenCalledWith('60100.00', 'buy')
  })

  type Entries = [locale: Locale, amount: string, at: string, price: string, quantity: string, order: RegExp]

  const usual: Entries[] = [
    ['fr', 'Quantité', 'Prix', '60 123,45', '0,05', /Acheter/],
    ['ja', '数量', '価格', '６０，１２３．４５', '０．０５', /買う/],
  ]
  const further: Entries[] = [
    ['pt', 'Quantidade', 'Preço', '60.123,45', '0,05', /Comprar/],
    ['es', 'Cantidad', 'Precio', '60.123,45', '0,05', /Comprar/],
    ['en', 'Quantity', 'Price', '60,123.45', '0.05', /Buy/],
  ]
  const typeIn = async (...[locale, amount, at, typedPrice, typed, orderText]: Entries) => {
    const { exchange } = await openTicket({ locale })
    await browser.getByRole('textbox', { name: at }).fill(typedPrice)
    await browser.getByRole('textbox', { name: amount }).fill(typed)
    await browser.getByRole('button', { name: orderText }).last().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.setOrder)
      .toMatchObject({ price: '60123.45', quantity: '0.05' })
  }

  it.each(usual)('reads prices and amounts in the number format of the language %s', typeIn)

  it.each(further)(
    'reads prices and amounts in the number format of the language %s',
    { tags: 'deep' },
    typeIn,
  )

  it('sends post-only or the selected time in force; choosing post-only resets the time in force to its default', async () => {
    const { exchange } = await openTicket()
    await quantity().fill('0.05')
    await browser.getByRole('combobox', { name: 'Time in force' }).click()
    await browser.getByRole('option', { name: /Immediate or cancel/ }).click()
    await expect
      .element(browser.getByText('Nothing can be filled at this price: the order would be canceled'))
      .toBeVisible()
    await browser.getByRole('checkbox', { name: 'Post only' }).click()
    await expect.element(browser.getByRole('combobox', { name: 'Time in force' })).toHaveTextContent('GTC')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).requests.setOrder).toMatchObject({ tif: 'PO' })
  })

  it('if nobody is logged in, shows the ticket with a log-in button instead of the order button', async () => {
    const onSignIn = vi.fn()
    const { exchange } = await openTicket({ visitor: true, onSignIn })
    await quantity().fill('0.05')
    await expect.element(total()).toHaveValue('3,000.00')
    await button('Log in to trade').click()
    expect(onSignIn).toHaveBeenCalledTimes(1)
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    await expect.element(quantity()).toHaveValue('0.05000')
  })

  it('offers to deposit the coin that the selected side spends', async () => {
    const onDeposit = vi.fn()
    await openTicket({ onDeposit })
    await button('Deposit USDT').click()
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await button('Deposit BTC').click()
    expect(onDeposit.mock.calls).toEqual([['USDT'], ['BTC']])
  })

  it('shows how much of a market order a thin book can fill, and at which price', async () => {
    await openTicket({ account: account('9000000.00000000') })
    await browser.getByRole('tab', { name: 'Market' }).click()
    await total().fill('1000000')
    await expect
      .element(
        browser.getByText(
          'Only 9.6\u00a0BTC can be filled within 5% of the best price, the rest is canceled',
        ),
      )
      .toBeVisible()
    await total().fill('60000')
    await line('Average price').toBe('60,835.00 (1.37%)')
  })

  it('the sheet layout shows the best bid and ask, and a press on one of them enters its price', async () => {
    await openTicket({ layout: 'sheet', width: 390 })
    await button('Bid 60,000.00').click()
    await expect.element(price()).toHaveValue('60,000.00')
    await button('Ask 60,010.00').click()
    await expect.element(price()).toHaveValue('60,010.00')
    await button('Max').click()
    await expect.element(quantity()).toHaveValue('0.16663')
  })

  it('starts with the side (buy or sell) that the host page sets', async () => {
    await openTicket({ side: 'sell', layout: 'sheet', width: 390 })
    await expect.element(browser.getByRole('radio', { name: 'Sell' })).toBeChecked()
    await expect.element(submit()).toHaveTextContent('Sell BTC')
  })

  it('disables market orders while the book may be outdated, and states the reason', async () => {
    const { exchange } = await openTicket()
    await browser.getByRole('tab', { name: 'Market' }).click()
    await total().fill('100')
    await expect.element(submit()).toBeEnabled()
    await exchange.step({ do: 'drop', call: 'marketDepth' })
    await exchange.step({ do: 'cut' })
    await expect.element(browser.getByText('Prices are reconnecting', { exact: false })).toBeVisible()
    await expect.element(submit()).toBeDisabled()
    await exchange.step({ do: 'answer', call: 'marketDepth', data: { ...book, seq: 9 } })
    await expect.element(submit()).toBeEnabled()
    await expect.element(total()).toHaveValue('100')
  })

  it('uses defaults for attributes with invalid values', async () => {
    const wrong = { side: 'SELL', price: '1e9', layout: 'wide' } as object
    await openTicket(wrong)
    await expect.element(price()).toHaveValue('60,000.00')
    await expect.element(browser.getByRole('radio', { name: 'Buy' })).toBeChecked()
  })

  it('shows an error for an unknown pair', async () => {
    const exchange = openExchange()
    onTestFinished(exchange.close)
    await renderKit(<TradeTicket symbol="NOPEUSDT" />, { client: exchange.sdk, locale: 'en' })
    await expect.element(browser.getByText('NOPEUSDT is not traded here')).toBeVisible()
  })

  it('in a shadow root, the trade ticket sends an order and shows its result', { tags: 'deep' }, async () => {
    const { exchange, host } = await openTicket({ shadow: true })
    expect(host.shadowRoot?.querySelector('.bl-trade-ticket')).not.toBeNull()
    await quantity().fill('0.05')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBe(1)
    await expect.element(browser.getByText('Buy order placed')).toBeVisible()
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed({ status: 'completed' }) })
    await price().fill('1.001')
    await quantity().fill('1')
    await submit().click()
    await expect.poll(() => host.shadowRoot?.activeElement?.getAttribute('name')).toBe('price')
  })
})
