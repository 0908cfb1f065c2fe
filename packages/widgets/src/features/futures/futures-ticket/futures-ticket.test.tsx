import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { position } from '../../../testing/futures-market.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { sampleMember } from '../../../testing/member.ts'
import { futuresAccount, openFuturesTicket, placedFutures } from '../../../testing/open-futures-ticket.tsx'

const box = (name: string | RegExp) => browser.getByRole('textbox', { name })
const quantity = () => box('Quantity')
const price = () => box('Price')
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const submit = () =>
  browser.getByRole('button', { name: /^(Buy|Sell|Close .|Reverse|Take profit at|Stop loss at)/ })
const tab = (name: string) => browser.getByRole('tab', { name }).click()
const tick = (name: string) => browser.getByRole('checkbox', { name }).click()
const row = (label: string) =>
  [...document.querySelectorAll('.bl-line')].find((line) => line.querySelector('dt')?.textContent === label)
    ?.lastElementChild?.textContent
const sell = () => browser.getByRole('radio', { name: 'Sell / Short' }).click({ force: true })

describe('futures ticket', () => {
  it('starts with cross margin and 20x leverage, shows the available margin, and subscribes to the book', async () => {
    const { exchange } = await openFuturesTicket()
    await expect.element(button('Margin mode: Cross')).toBeVisible()
    await expect.element(button('Leverage: 20×')).toBeVisible()
    await expect.element(browser.getByText('10,000.00\u00a0USDT')).toBeVisible()
    expect((await exchange.inspect()).topics).toContain('depth:futures:BTCUSDT')
  })

  it('previews cost, fees, position and liquidation price, and describes the order on the submit button', async () => {
    await openFuturesTicket()
    await price().fill('59000')
    await quantity().fill('0.3')
    await expect.element(button('Buy / Long 0.3\u00a0BTC')).toBeVisible()
    // Cost: margin of 17,700 / 20 plus a fee of 0.05 % of 17,700.
    expect(row('Cost')).toBe('893.85\u00a0USDT')
    expect(row('Fee, maker / taker')).toBe('3.54 / 8.85\u00a0USDT')
    expect(row('Position')).toBe('0.000 → 0.300\u00a0BTC')
    expect(row('Liq. price (est.)')).toMatch(/^25,\d{3}\.\d$/)
    await button('Liq. price (est.)').click()
    await expect
      .element(browser.getByRole('tooltip'))
      .toHaveTextContent('Estimated. The position is liquidated when its margin ratio reaches 100%.')
  })

  it('rounds fees and costs up, and a loss away from zero', async () => {
    await openFuturesTicket({ positions: [position({ entry_price: '60218.40000000' })] })
    await price().fill('59000')
    await quantity().fill('0.303')
    // The maker fee is 3.5754, the taker fee is 8.9385, and the margin is 893.85.
    await expect.poll(() => row('Fee, maker / taker')).toBe('3.58 / 8.94\u00a0USDT')
    expect(row('Cost')).toBe('902.79\u00a0USDT')
    await sell()
    await tab('Market')
    await quantity().fill('0.333')
    // The loss is 0.333 × 218.4 = 72.7272.
    await expect.poll(() => row('Realized PnL (est.)')).toBe('−72.73\u00a0USDT')
  })

  it('warns of a stop loss beyond the liquidation price, and shows a dash instead of its expected result', {
    tags: 'deep',
  }, async () => {
    await openFuturesTicket({ confirm: true })
    await price().fill('59000')
    await quantity().fill('0.3')
    await tick('TP/SL')
    await box(/Stop loss/).fill('26000')
    const warning = browser.getByRole('status').getByText(/^Beyond the liquidation price 25,/)
    const result = () => [...document.querySelectorAll('.bl-futures-ticket__result')].at(-1)?.textContent
    await expect.poll(result).toMatch(/^−|^-/)
    await expect.element(warning).not.toBeInTheDocument()
    await box(/Stop loss/).fill('20000')
    await expect.element(warning).toBeVisible()
    expect(result()).toBe('—')
    await submit().click()
    await expect
      .element(browser.getByRole('dialog').getByText(/^Beyond the liquidation price 25,/))
      .toBeVisible()
  })

  it('sends the entered order with margin mode and leverage', async () => {
    const onOrderPlaced = vi.fn()
    const { exchange } = await openFuturesTicket({ onOrderPlaced })
    await price().fill('59000')
    await quantity().fill('0.3')
    await tick('TP/SL')
    await box(/Take profit/).fill('65000')
    await box(/Stop loss/).fill('58000')
    await submit().click()
    await expect.poll(() => onOrderPlaced.mock.calls.length).toBe(1)
    expect((await exchange.inspect()).requests.placeOrder).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '59000',
      quantity: '0.3',
      tif: 'GTC',
      leverage: 20,
      margin_mode: 'cross',
      take_profit: '65000',
      stop_loss: '58000',
      trigger_by: 'last',
      client_order_id: expect.stringMatching(/.{8,}/),
    })
    await expect.element(quantity()).toHaveValue('')
    await expect.element(price()).toHaveValue('59,000.0')
  })

  it('accepts an order that uses 100 % of the available margin', async () => {
    const { exchange } = await openFuturesTicket()
    await price().fill('59000')
    await button('100%').click()
    await expect.element(quantity()).toHaveValue('3.356')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).calls.placeOrder).toBe(1)
  })

  it('a balance change moves the percentage slider, but keeps the quantity set with the slider', {
    tags: 'deep',
  }, async () => {
    const { exchange } = await openFuturesTicket()
    const slider = () => document.querySelector<HTMLInputElement>('.bl-slider input')?.value
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await price().fill('59000')
    await button('25%').click()
    await expect.element(quantity()).toHaveValue('0.839')
    await expect.poll(slider).toBe('25')
    const cash = '20000.00000000'
    const account = futuresAccount({ wallet_balance: cash, cross_equity: cash, available: cash })
    await exchange.step({ do: 'member', data: { kind: 'futures_account', account } })
    await expect.poll(slider).toBe('13')
    await expect.element(quantity()).toHaveValue('0.839')
    await expect.element(button('25%')).toHaveAttribute('aria-pressed', 'false')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).requests.placeOrder?.quantity).toBe('0.839')
  })

  it('the member can enter the size in USDT', { tags: 'deep' }, async () => {
    await openFuturesTicket()
    await price().fill('60000')
    await browser.getByRole('combobox', { name: 'Enter the order in' }).click()
    await browser.getByRole('option', { name: 'USDT' }).click()
    await box('Value').fill('6000')
    await expect.element(button('Buy / Long 0.1\u00a0BTC')).toBeVisible()
  })

  it('if no user is logged in, shows the ticket with a log-in button instead of the order button', async () => {
    const onSignIn = vi.fn()
    await openFuturesTicket({ visitor: true, onSignIn })
    await quantity().fill('0.3')
    await expect.element(browser.getByText(/0\.300/)).toBeVisible()
    await button('Log in to trade').click()
    expect(onSignIn).toHaveBeenCalledTimes(1)
  })
})

describe('futures ticket with a position', () => {
  const held = {
    positions: [position()],
    account: { wallet_balance: '8000.00000000', isolated_margin: '1776.55200000' },
  }
  const isolated = {
    ...held,
    account: {
      ...held.account,
      settings: [{ symbol: 'BTCUSDT', margin_mode: 'isolated', leverage: 20, max_leverage: 125 }] as never,
    },
  }

  it('the order button states whether the order closes or reverses a position, and the ticket shows the estimated realized PnL', async () => {
    await openFuturesTicket(isolated)
    await sell()
    await tab('Market')
    await quantity().fill('0.2')
    await expect.element(button('Close long 0.2\u00a0BTC')).toBeVisible()
    expect(row('Cost')).toBe('0.00\u00a0USDT')
    expect(row('Realized PnL (est.)')).toBe('+156.32\u00a0USDT')
    await quantity().fill('0.9')
    await expect.element(button('Reverse to short 0.9\u00a0BTC')).toBeVisible()
    expect(row('Position')).toBe('0.600 → −0.300\u00a0BTC')
    const steps = 'Closes 0.6\u00a0BTC, then opens 0.3\u00a0BTC, each with its fee'
    await expect.element(browser.getByText(steps)).toBeVisible()
  })

  it('sends a reduce-only order without leverage, and rejects one that would increase the position', async () => {
    const { exchange } = await openFuturesTicket(isolated)
    await quantity().fill('0.2')
    await tick('Reduce-only')
    await expect.element(browser.getByText('Reduce-only needs an opposite position to reduce')).toBeVisible()
    await sell()
    await expect
      .element(browser.getByText('Reduce-only needs an opposite position to reduce'))
      .not.toBeInTheDocument()
    await price().fill('61000')
    await submit().click()
    await expect.poll(async () => (await exchange.inspect()).calls.placeOrder).toBe(1)
    const { leverage, reduce_only } = (await exchange.inspect()).requests.placeOrder as Record<
      string,
      unknown
    >
    expect([leverage, reduce_only]).toEqual([undefined, true])
  })

  it('keeps the selected leverage after a reduce-only order, which is sent without leverage', {
    tags: 'deep',
  }, async () => {
    const { exchange, page } = await openFuturesTicket(isolated)
    const data = placedFutures({ side: 'sell', reduce_only: true })
    await exchange.step({ do: 'answer', call: 'placeOrder', data })
    await button('Leverage: 20×').click()
    await box('Leverage').fill('50')
    await button('Apply Isolated 50×').click()
    await sell()
    await tick('Reduce-only')
    await price().fill('61000')
    await quantity().fill('0.2')
    await submit().click()
    // The ticket clears its fields when the order is placed, so the test waits for the empty quantity.
    await expect.element(quantity()).toHaveValue('')
    expect(page.preferences.getState().contracts['10001 BTCUSDT']).toMatchObject({ leverage: 50 })
    await expect.element(button('Leverage: 50×')).toBeVisible()
  })

  it('attaches a stop loss to the position, and rejects a trigger price on the wrong side of the market', async () => {
    const { exchange } = await openFuturesTicket(isolated)
    await exchange.step({
      do: 'answer',
      call: 'placeOrder',
      data: placedFutures({
        type: 'sl',
        side: 'sell',
        price: null,
        quantity: null,
        trigger_price: '58000.0',
        status: 'pending',
      }),
    })
    await tab('TP/SL')
    await browser.getByRole('radio', { name: 'Stop loss' }).click({ force: true })
    await box('Trigger price').fill('61000')
    await userEvent.tab()
    await expect
      .element(box('Trigger price'))
      .toHaveAccessibleDescription('The trigger price is on the wrong side of the market price')
    await box('Trigger price').fill('58000')
    await button('Stop loss at 58,000.0').click()
    await expect.element(browser.getByText('Stop loss set')).toBeVisible()
    expect((await exchange.inspect()).requests.placeOrder).toMatchObject({
      type: 'sl',
      side: 'sell',
      trigger_price: '58000',
      trigger_by: 'last',
    })
  })

  it('while an isolated position is open, the margin mode is locked and the leverage can only be raised', async () => {
    const { page } = await openFuturesTicket(isolated)
    await button('Margin mode: Isolated').click()
    await expect.element(browser.getByRole('radio', { name: /^Cross/ })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await button('Leverage: 20×').click()
    await box('Leverage').fill('5')
    await userEvent.tab()
    await expect.element(box('Leverage')).toHaveAccessibleDescription('20× to 125×')
    await expect.element(box('Leverage')).toBeInvalid()
    await box('Leverage').fill('50')
    await button('Apply Isolated 50×').click()
    await expect.element(button('Leverage: 50×')).toBeVisible()
    expect(page.preferences.getState().contracts['10001 BTCUSDT']).toMatchObject({
      leverage: 50,
      over: 'isolated 20',
    })
  })

  it('once a position is closed, accepts an entered leverage that was too low for the position', {
    tags: 'deep',
  }, async () => {
    const { exchange, page } = await openFuturesTicket(isolated)
    await button('Leverage: 20×').click()
    await box('Leverage').fill('5')
    await expect.element(box('Leverage')).toBeInvalid()
    await expect.element(browser.getByRole('dialog').getByRole('button', { name: 'Confirm' })).toBeDisabled()
    const data = { account: futuresAccount(isolated.account), list: [] }
    await exchange.step({ do: 'answer', call: 'listPositions', data })
    await page.queryClient.refetchQueries({ queryKey: positionsKey })
    await expect.element(box('Leverage')).toBeValid()
    await button('Apply Isolated 5×').click()
    await expect.element(button('Leverage: 5×')).toBeVisible()
  })

  it('shows that TP/SL orders need an open position', async () => {
    await openFuturesTicket()
    await tab('TP/SL')
    await expect.element(browser.getByText(/need an open position/)).toBeVisible()
  })
})

describe('margin mode and leverage', () => {
  it('sends the selected margin mode and leverage with the next order, then deletes the selection', async () => {
    const { exchange, page } = await openFuturesTicket()
    await button('Leverage: 20×').click()
    await browser.getByRole('radio', { name: /^Isolated/ }).click({ force: true })
    await browser.getByRole('dialog').getByRole('button', { name: '10×', exact: true }).click()
    await button('Apply Isolated 10×').click()
    await price().fill('59000')
    await quantity().fill('0.1')
    await submit().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({
        leverage: 10,
        margin_mode: 'isolated',
      })
    await expect.poll(() => page.preferences.getState().contracts).toEqual({})
  })

  it('shows the available margin that results if the resting orders also get the selected leverage', async () => {
    const order = futuresOrder(1, { price: '60000.0', quantity: '0.10000000', leverage: 20 })
    await openFuturesTicket({
      orders: [order],
      account: { order_margin: '303.00000000', available: '9697.00000000' },
    })
    await expect.element(browser.getByText('9,697.00\u00a0USDT')).toBeVisible()
    await button('Leverage: 20×').click()
    await browser.getByRole('dialog').getByRole('button', { name: '1×', exact: true }).click()
    await button('Apply Cross 1×').click()
    // At 1x, the order reserves a margin of 6,000 and a fee of 3.
    await expect.element(browser.getByText('3,997.00\u00a0USDT')).toBeVisible()
    await price().fill('59000')
    await button('100%').click()
    await expect.element(quantity()).toHaveValue('0.067')
  })

  it('rejects a leverage outside the range or none, and states the range', async () => {
    await openFuturesTicket()
    await button('Leverage: 20×').click()
    for (const entry of ['200', '0', '']) {
      await box('Leverage').fill('30')
      await expect.element(box('Leverage')).toBeValid()
      await box('Leverage').fill(entry)
      await expect.element(box('Leverage')).toBeInvalid()
      await expect.element(box('Leverage')).toHaveAccessibleDescription('1× to 125×')
      await expect
        .element(browser.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
        .toBeDisabled()
    }
  })

  it('keeps only the digits before the first separator of a typed leverage', async () => {
    await openFuturesTicket()
    await button('Leverage: 20×').click()
    await box('Leverage').fill('10.5')
    await expect.element(box('Leverage')).toHaveValue('10')
    await expect.element(button('Apply Cross 10×')).toBeVisible()
  })

  it('keeps a separate leverage for each member who logs in on the same browser', async () => {
    const { exchange } = await openFuturesTicket()
    const signIn = async (id: number) => {
      await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember({ id }) })
      exchange.sdk.token.set(`${id}`.padEnd(32, 't'))
    }
    await button('Leverage: 20×').click()
    await box('Leverage').fill('50')
    await button('Apply Cross 50×').click()
    await expect.element(button('Leverage: 50×')).toBeVisible()
    await signIn(10_002)
    await expect.element(button('Leverage: 20×')).toBeVisible()
    await signIn(10_001)
    await expect.element(button('Leverage: 50×')).toBeVisible()
  })

  it('if the member id is unknown, shows the exchange’s leverage, stores no choice and sends no order', {
    tags: 'deep',
  }, async () => {
    const { exchange, page } = await openFuturesTicket({ visitor: true })
    await button('Leverage: 20×').click()
    await box('Leverage').fill('100')
    await button('Apply Cross 100×').click()
    await expect.element(button('Leverage: 100×')).toBeVisible()
    await exchange.step({ do: 'fail', call: 'getMemberInfo', status: 500 })
    exchange.sdk.token.set('t'.repeat(32))
    await expect.element(button('Leverage: 20×')).toBeVisible()
    await expect.poll(() => page.queryClient.getQueryData(positionsKey)).toBeDefined()
    await expect.poll(() => page.queryClient.getQueryData(liveOrdersKey('futures'))).toBeDefined()
    await button('Leverage: 20×').click()
    await box('Leverage').fill('50')
    await expect.element(button('Apply Cross 50×')).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await button('Order settings').click()
    await expect
      .element(browser.getByRole('checkbox', { name: 'Confirm orders before sending' }))
      .toBeVisible()
    await expect.element(button('Scaled order')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await price().fill('59000')
    await quantity().fill('0.1')
    await submit().click()
    await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember() })
    await page.queryClient.refetchQueries({ queryKey: ['account.info'] })
    await expect.element(button('100%')).toBeEnabled()
    await submit().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({ leverage: 20 })
    expect((await exchange.inspect()).calls.placeOrder).toBe(1)
    expect(page.preferences.getState().contracts).toMatchObject({ 'visitor BTCUSDT': { leverage: 100 } })
  })

  it('each arrow key changes the leverage by one', async () => {
    await openFuturesTicket()
    await button('Leverage: 20×').click()
    const slider = browser.getByRole('slider', { name: 'Leverage' })
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(box('Leverage')).toHaveValue('22')
    await expect.element(button('Apply Cross 22×')).toBeVisible()
  })

  it('in the text field of the leverage, Left and Right move the text cursor', { tags: 'deep' }, async () => {
    await openFuturesTicket()
    await button('Leverage: 20×').click()
    const field = box('Leverage')
    await field.click()
    await userEvent.keyboard('{End}{ArrowLeft}{Backspace}3{ArrowUp}')
    await expect.element(field).toHaveValue('31')
    await expect.element(button('Apply Cross 31×')).toBeVisible()
  })
})

it('the transfer dialog lets a member without a fund password open the page that sets one', {
  tags: 'deep',
}, async () => {
  const onSetFundPassword = vi.fn()
  const { exchange, page } = await openFuturesTicket({ onSetFundPassword })
  const member = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  await page.queryClient.refetchQueries({ queryKey: ['account.info'] })
  await button('Transfer USDT').click()
  await box('Amount').fill('100')
  await browser
    .getByRole('dialog')
    .getByRole('button', { name: /^Transfer 100/ })
    .click()
  await button('Set a fund password').click()
  expect(onSetFundPassword).toHaveBeenCalledOnce()
})
