import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { account, book, placed } from '../../../testing/open-ticket.tsx'
import { order, pageOf, showOrders } from '../../../testing/show-orders.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { OpenOrders } from '../open-orders/open-orders.tsx'
import { AmendOrder } from './amend-order.tsx'

const first = order(1, { price: '59000.00', quantity: '0.05000000' })
const stop = order(2, {
  ...{ side: 'sell', type: 'stop_limit', status: 'pending', price: '57900.00', quantity: '0.10000000' },
  ...{ trigger_price: '58000.00', trigger_when: 'falls' },
})
const pair = { side: 'sell', quantity: '0.05000000' } as const
const limitLeg = order(3, { ...pair, price: '64000.00', oco_order_no: order(4).order_no, tif: 'PO' })
const stopLeg = order(4, {
  ...{ ...pair, type: 'stop_limit', status: 'pending', price: '56900.00', tif: 'GTC' },
  ...{ trigger_price: '57000.00', trigger_when: 'falls', oco_order_no: limitLeg.order_no },
})

/**
 * A test component that shows the name of the site. The name appears when the operator's settings are loaded, so a test
 * can wait for them.
 */
const SiteName = () => <p>{useSiteSettings().data?.site_name}</p>

const dialog = () => browser.getByRole('dialog', { name: 'Edit order' })
const box = (name: string) => dialog().getByRole('textbox', { name })
const save = () => dialog().getByRole('button', { name: 'Save changes' })
const row = (name: string) =>
  [...document.querySelectorAll('.bl-dialog dl > div')]
    .find((one) => one.firstElementChild?.textContent === name)
    ?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ')
const edit = (text: string) => browser.getByRole('button', { name: new RegExp(`^Edit the order: ${text}`) })

async function open(text = 'buy 0.05 BTC', orders: object[] = [stop, first]) {
  const exchange = await showOrders(<OpenOrders />, { open: orders })
  await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
  await exchange.step({ do: 'answer', call: 'getAccountInfo', data: account() })
  await edit(text).click()
  await expect.element(save()).toBeVisible()
  return exchange
}

describe('the dialog that edits an order', () => {
  it('shows the changes and whether the order keeps its place in the queue, and sends the new terms with the order number', async () => {
    const exchange = await open()
    await expect.element(save()).toBeDisabled()
    await box('Quantity').fill('0.04')
    await expect.poll(() => row('Quantity')).toBe('0.05 BTC → 0.04 BTC')
    expect(row('Place in the queue')).toBe('Kept')
    await box('Price').fill('59500')
    await expect.poll(() => row('Price')).toBe('59,000.00 → 59,500.00')
    expect(row('Total')).toBe('2,950.00 USDT → 2,380.00 USDT')
    expect(row('Place in the queue')).toBe('At the end, like a new order')
    const after = placed({
      ...first,
      price: '59500.00',
      quantity: '0.04000000',
      updated_at: first.updated_at + 1,
    })
    await exchange.step({ do: 'answer', call: 'setOrder', data: after })
    await save().click()
    await expect.element(browser.getByText('Order changed').last()).toBeVisible()
    const { client_order_id, ...sent } = (await exchange.inspect()).requests.setOrder ?? {}
    expect(sent).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', order_no: first.order_no },
      ...{ price: '59500', quantity: '0.04' },
    })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('if the new price crosses the book, states that the order trades at once, with the expected average price, total and fee', async () => {
    await open()
    await box('Price').fill('60100')
    await expect.poll(() => row('Place in the queue')).toBe('Trades at once')
    expect(row('Total')).toBe('2,950.00 USDT → 3,000.50 USDT')
    expect(row('Average price')).toBe('60,010.00 (0.00%)')
    expect(
      dialog()
        .getByText(/^Fee, taker/)
        .element().parentElement?.textContent,
    ).toMatch(/0\.00010\sBTC$/)
    await box('Quantity').fill('0.7')
    await expect
      .poll(() => row('Place in the queue'))
      .toBe('0.6 BTC trades at once, the rest waits in the book')
  })

  it('lets the member change a waiting order with the keyboard alone, and sends all its terms', async () => {
    const exchange = await open('sell 0.1 BTC')
    await expect.element(box('Trigger price')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(box('Trigger price')).toHaveValue('57999.99')
    await exchange.step({
      do: 'answer',
      call: 'setOrder',
      data: placed({ ...stop, trigger_price: '57999.99' }),
    })
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(async () => (await exchange.inspect()).requests.setOrder)
      .toMatchObject({ type: 'stop_limit', trigger_price: '57999.99', price: '57900', quantity: '0.1' })
  })

  it('changes only the prices of an OCO leg, and keeps them on their side of the last price', async () => {
    const exchange = await showOrders(<OpenOrders />, { open: [limitLeg, stopLeg] })
    await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
    await exchange.step({ do: 'answer', call: 'getAccountInfo', data: account() })
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
    await edit('sell 0.05 BTC').last().click()
    await expect.element(dialog().getByText('one leg of an OCO', { exact: false })).toBeVisible()
    expect(box('Quantity').query()).toBeNull()
    await box('Trigger price').fill('60500')
    await save().click()
    await expect.element(dialog().getByText('below the last price', { exact: false })).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    await exchange.step({
      do: 'answer',
      call: 'setOrder',
      data: placed({ ...stopLeg, trigger_price: '58000.00' }),
    })
    await box('Trigger price').fill('58000')
    await save().click()
    await expect
      .poll(async () => (await exchange.inspect()).requests.setOrder)
      .toMatchObject({
        type: 'stop_limit',
        order_no: stopLeg.order_no,
        trigger_price: '58000',
        price: '56900',
        quantity: '0.05',
      })
  })

  it('shows a refusal at the field that it concerns, and keeps the entries', async () => {
    const exchange = await open()
    await exchange.step({
      do: 'fail',
      call: 'setOrder',
      code: 5305,
      error: 'PRICE_BAND',
      data: { field: 'price', params: { min: '40000', max: '70000' } },
    })
    await box('Price').fill('39000')
    await save().click()
    await expect.element(dialog().getByText('between', { exact: false })).toBeVisible()
    await expect.element(box('Price')).toHaveValue('39,000.00')
    await box('Price').fill('39000.001')
    await save().click()
    await expect.element(dialog().getByText('multiple of 0.01', { exact: false })).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBe(1)
  })

  it('asks for confirmation before it sends a price far past the market', async () => {
    const exchange = await open()
    await box('Price').fill('65000')
    await save().click()
    const ask = browser.getByRole('dialog', { name: 'Confirm order' })
    await expect.element(ask).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
  })

  it('if the order ends while the dialog is open, states that it can no longer be edited and disables the save button', async () => {
    const exchange = await open()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await box('Price').fill('59500')
    const ended = { ...first, status: 'completed', filled: '0.05000000', updated_at: first.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: ended } })
    await expect.element(dialog().getByText('cannot be edited any more', { exact: false })).toBeVisible()
    await expect.element(save()).toBeDisabled()
  })
})

describe('an amendment whose answer was lost', () => {
  /**
   * Sends an amendment whose answer is lost. The server will refuse the repeated request with ORDER_CLOSED, because the
   * order has ended.
   */
  const lose = async () => {
    const exchange = await open()
    await exchange.step({ do: 'drop', call: 'setOrder' })
    await box('Price').fill('59500')
    await save().click()
    await expect.element(dialog().getByText('No response received')).toBeVisible()
    await exchange.step({ do: 'fail', call: 'setOrder', code: 5311, error: 'ORDER_CLOSED' })
    return exchange
  }
  const check = () => dialog().getByRole('button', { name: 'Check and finish' }).click()
  const ended = (changes: object) => pageOf([order(3), { ...first, status: 'completed', ...changes }])

  const tells = async (price: string, text: string) => {
    const exchange = await lose()
    const traded = { filled: '0.05000000', avg_price: price, fee: '0.00005000', fee_coin: 'BTC' }
    await exchange.step({ do: 'answer', call: 'orderList', data: ended({ ...traded, price }) })
    await check()
    await expect.element(browser.getByText(text).last()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    const { symbol, created_at } = first
    expect((await exchange.inspect()).requests.orderList).toEqual({
      ...{ symbol, start: created_at, end: created_at + 1 },
    })
  }

  it(
    'if the order was amended and filled before the request was repeated, shows a message about it',
    { tags: 'deep' },
    () => tells('59500.00', 'Bought 0.05 BTC'),
  )

  it(
    'if the order was filled at the former price before the request was repeated, shows a message about it',
    { tags: 'deep' },
    () => tells('59000.00', 'The order is already closed'),
  )

  it('the outcome of the amendment stays unknown while the ended order cannot be loaded', {
    tags: 'deep',
  }, async () => {
    const exchange = await lose()
    await exchange.step({ do: 'fail', call: 'orderList', code: 4003, error: 'FORBIDDEN' })
    await check()
    await expect.poll(async () => (await exchange.inspect()).calls.orderList).toBe(1)
    const button = dialog().getByRole('button', { name: 'Check and finish' })
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await expect.element(button).toBeVisible()
  })
})

describe('when another log-in token replaces the member’s token', () => {
  it('the dialog that edits an order closes, and stays closed for the next member', async () => {
    const { sdk } = await open()
    sdk.token.set('u'.repeat(32))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(edit('buy 0.05 BTC')).toBeVisible()
    expect(dialog().query()).toBeNull()
  })
})

describe('the list of open orders', () => {
  it('shows no edit button for triggered orders that wait for liquidity', async () => {
    const fired = { ...stop, triggered_at: stop.created_at }
    await showOrders(<OpenOrders />, { open: [fired, first] })
    await expect.element(edit('buy 0.05 BTC')).toBeVisible()
    expect(edit('sell 0.1 BTC').query()).toBeNull()
  })

  it('shows no edit buttons if the operator has switched amendments off', async () => {
    const list = (
      <>
        <OpenOrders />
        <SiteName />
      </>
    )
    await showOrders(list, { open: [first], settings: siteSettings({ spot_amend: false }) })
    await expect.element(browser.getByText('Bourselet')).toBeVisible()
    await expect.element(browser.getByRole('button', { name: /^Cancel the order/ })).toBeVisible()
    expect(edit('buy 0.05 BTC').query()).toBeNull()
  })
})

it.each([true, false])(
  'a leg of an OCO never has a field for the quantity, and is sent only when the open orders are loaded (still loading: %s)',
  async (holdsOpen) => {
    const exchange = await showOrders(<AmendOrder amendment={{ order: limitLeg }} onClose={() => {}} />, {
      ...{ open: [stopLeg, limitLeg], holdsOpen },
    })
    await exchange.step({ do: 'answer', call: 'getAccountInfo', data: account() })
    await expect.element(box('Price')).toBeVisible()
    await expect.element(box('Quantity')).not.toBeInTheDocument()
    await box('Price').fill('65000')
    await expect.poll(() => row('Price')).toBe('64,000.00 → 65,000.00')
    if (holdsOpen) await expect.element(save()).toBeDisabled()
    else await expect.element(save()).toBeEnabled()
  },
)

describe('the details of an order on a phone', () => {
  it('screen readers can reach the edit dialog each time the member opens it from the details', {
    tags: 'deep',
  }, async () => {
    await showOrders(<OpenOrders />, { open: [first], width: 390 })
    for (let times = 0; times < 2; times += 1) {
      await browser.getByRole('button', { name: /^Details/ }).click()
      await edit('buy 0.05 BTC').click()
      // A locator by role finds only elements that screen readers can reach. So this check fails if the dialog is
      // hidden from them.
      await expect.element(dialog()).toBeVisible()
      await dialog().getByRole('button', { name: 'Close' }).click()
      await expect.element(browser.getByText('Edit order')).not.toBeInTheDocument()
      await browser.getByRole('button', { name: 'Close' }).click()
      await expect.element(browser.getByRole('button', { name: /^Details/ })).toBeVisible()
    }
  })
})
