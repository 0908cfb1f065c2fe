import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { contractBook, placedFutures } from '../../../testing/open-futures-ticket.tsx'
import { showFutures } from '../../../testing/show-futures.tsx'
import { pageOf } from '../../../testing/show-orders.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { FuturesOrders } from '../futures-orders/futures-orders.tsx'

const limit = futuresOrder(1, { price: '59000.0', quantity: '0.05000000' })
const stop = futuresOrder(2, {
  ...{ type: 'stop_market', side: 'sell', status: 'pending', price: null, tif: null },
  ...{ trigger_price: '58000.0', trigger_by: 'last', trigger_when: 'falls', quantity: '0.10000000' },
})
const exit = futuresOrder(3, {
  ...{ type: 'tp', side: 'sell', price: null, quantity: null, tif: null },
  ...{ trigger_price: '62000.0', trigger_by: 'last', trigger_when: 'rises', status: 'pending' },
})

/**
 * A test component that shows the name of the site. The name appears when the operator's settings are loaded.
 */
const SiteName = () => <p>{useSiteSettings().data?.site_name}</p>

const dialog = () => browser.getByRole('dialog', { name: 'Edit order' })
const box = (name: string) => dialog().getByRole('textbox', { name })
const save = () => dialog().getByRole('button', { name: 'Save changes' })
const edit = (text: string) =>
  browser.getByRole('button', { name: new RegExp(`^Edit the order: BTCUSDT, ${text}`) })
const row = (name: string) =>
  [...document.querySelectorAll('.bl-dialog dl > div')]
    .find((one) => one.firstElementChild?.textContent?.startsWith(name))
    ?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ')

async function open(text = 'Limit, Buy') {
  const exchange = await showFutures(<FuturesOrders />, { orders: [exit, stop, limit] })
  await exchange.step({ do: 'answer', call: 'marketDepth', data: contractBook })
  await edit(text).click()
  await expect.element(save()).toBeVisible()
  return exchange
}

describe('the dialog that edits a contract order', () => {
  it('shows the changes and their cost, and sends the new terms with the order number', async () => {
    const exchange = await open()
    await expect.element(save()).toBeDisabled()
    await box('Quantity').fill('0.04')
    await expect.poll(() => row('Quantity')).toBe('0.05 BTC → 0.04 BTC')
    expect(row('Place in the queue')).toBe('Kept')
    expect(row('Cost')).toBeUndefined()
    await box('Price').fill('59500')
    await expect.poll(() => row('Place in the queue')).toBe('At the end, like a new order')
    await expect.poll(() => row('Cost')).toBe('120.19 USDT')
    const after = placedFutures({ ...limit, price: '59500.0', quantity: '0.04000000' })
    await exchange.step({ do: 'answer', call: 'placeOrder', data: { ...after, updated_at: 2 } })
    await save().click()
    await expect.element(browser.getByText('Order changed').last()).toBeVisible()
    const { client_order_id, ...sent } = (await exchange.inspect()).requests.placeOrder ?? {}
    expect(sent).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', order_no: limit.order_no },
      ...{ price: '59500', quantity: '0.04' },
    })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('if the new price crosses the book, shows that the order trades at once, with the average price and the fees', async () => {
    await open()
    await box('Price').fill('60100')
    await expect.poll(() => row('Place in the queue')).toBe('Trades at once')
    await expect.poll(() => row('Average price')).toContain('60,0')
    expect(row('Fee')).toBeDefined()
  })

  it('lets the member change the trigger of a stop order with the keyboard alone', {
    tags: 'deep',
  }, async () => {
    const exchange = await open('Stop market, Sell')
    await expect.element(box('Trigger price')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(box('Trigger price')).toHaveValue('57999.9')
    await exchange.step({ do: 'answer', call: 'placeOrder', data: placedFutures(stop) })
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({ type: 'stop_market', trigger_price: '57999.9', quantity: '0.1' })
  })

  it('shows the refusal of an amendment and keeps what the member has entered', {
    tags: 'deep',
  }, async () => {
    const exchange = await open()
    const data = { field: 'quantity', params: { available: '12.00000000' } }
    await exchange.step({ do: 'fail', call: 'placeOrder', code: 5201, error: 'INSUFFICIENT_BALANCE', data })
    await box('Price').fill('59100')
    await save().click()
    await expect.element(dialog().getByText('12', { exact: false }).first()).toBeVisible()
    await expect.element(box('Price')).toHaveValue('59,100.0')
  })

  it('if an amendment was executed, its answer was lost and the order was then filled, shows the fill instead of a refusal', async () => {
    const exchange = await open()
    await exchange.step({ do: 'drop', call: 'placeOrder', once: true })
    await exchange.step({ do: 'fail', call: 'placeOrder', code: 5311, error: 'ORDER_CLOSED' })
    const filled = { status: 'completed', filled: '0.05000000', avg_price: '59500.00000000' }
    const history = pageOf([{ ...limit, ...filled, price: '59500.0' }])
    const when = { scope: 'history' }
    await exchange.step({ do: 'answer', call: 'listOrders', data: history, when })
    await box('Price').fill('59500')
    await save().click()
    await expect.element(browser.getByText('Bought 0.05 BTC').last()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes when another log-in token replaces the member’s token', async () => {
    const { sdk } = await open()
    sdk.token.set('u'.repeat(32))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(edit('Limit, Buy')).toBeVisible()
  })

  it('shows no edit button for a take profit', async () => {
    await showFutures(<FuturesOrders />, { orders: [exit, limit] })
    await expect.element(edit('Limit, Buy')).toBeVisible()
    expect(edit('Take profit, Sell').query()).toBeNull()
  })

  it('shows no edit button if the operator has switched amendments off', async () => {
    const list = (
      <>
        <FuturesOrders />
        <SiteName />
      </>
    )
    await showFutures(list, { orders: [limit], settings: siteSettings({ futures_amend: false }) })
    await expect.element(browser.getByText('Bourselet')).toBeVisible()
    await expect.element(browser.getByRole('button', { name: /^Cancel the order/ })).toBeVisible()
    expect(edit('Limit, Buy').query()).toBeNull()
  })
})
