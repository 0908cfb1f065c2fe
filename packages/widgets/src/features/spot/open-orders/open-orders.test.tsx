import '@fontsource-variable/inter'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { pageIntents } from '../../../shared/intent/page-intents.ts'
import { focused } from '../../../testing/focused.ts'
import { order, pageOf, showOrders } from '../../../testing/show-orders.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { CancelAllOrders } from './cancel-all-orders.tsx'
import { OpenOrders } from './open-orders.tsx'

const first = order(1, { filled: '0.01750000', status: 'partial' })
const second = order(2, {
  symbol: 'ETHUSDT',
  side: 'sell',
  price: '3562.69',
  quantity: '1.50000000',
  tif: 'PO',
})
const open = [second, first]
/** The order numbers of the legs of an OCO that sells 0.05 BTC: the stop leg and, placed earlier, the limit leg. */
const legs = [order(4), order(3)].map(({ order_no }) => order_no)
const oco = [
  order(4, {
    ...{ side: 'sell', type: 'stop_limit', status: 'pending', price: '57900.00' },
    ...{ trigger_price: '58000.00', trigger_when: 'falls', oco_order_no: legs[1] ?? null },
  }),
  order(3, { side: 'sell', price: '64000.00', tif: 'PO', oco_order_no: legs[0] ?? null }),
]
const cancelOf = (orderText: string) =>
  browser.getByRole('button', { name: new RegExp(`^Cancel the order: ${orderText}`) })
const cancelBoth = () => browser.getByRole('button', { name: 'Cancel both orders of the OCO: sell 0.05 BTC' })
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(
      (cell) => cell.querySelector('.bl-table__label')?.nextSibling?.textContent ?? cell.textContent,
    ),
  )

describe('open orders', () => {
  it('shows price, quantity, filled percentage and value with the decimals of each pair', async () => {
    await showOrders(<OpenOrders />, { open })
    await expect
      .poll(() => rows()[0]?.slice(1))
      .toEqual([
        ...['ETH/USDT', 'Post only', 'Sell', '—', '3,562.69', '+4.41%', '1.5000', '0%', '5,344.03'],
        'Cancel',
      ])
    expect(rows()[1]?.slice(1)).toEqual([
      'BTC/USDT',
      'Limit',
      'Buy',
      '—',
      '60,000.00',
      '−0.21%',
      '0.05000',
      '35%',
      '3,000.00',
      'Cancel',
    ])
    await expect.element(browser.getByRole('meter', { name: 'Filled: 0.0175 of 0.05' })).toBeVisible()
  })

  it('updates the list with the order events of the stream', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await expect.poll(() => rows().length).toBe(2)
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const filled = { ...first, filled: '0.04000000', updated_at: first.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: filled } })
    await expect.element(browser.getByText('80%')).toBeVisible()
    await exchange.step({ do: 'member', data: { kind: 'order', order: order(3) } })
    await expect.poll(() => rows().length).toBe(3)
    const done = { ...first, status: 'completed', filled: '0.05000000', updated_at: first.updated_at + 2 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: done } })
    await expect.poll(() => rows().length).toBe(2)
  })

  it('only the canceled order’s button is busy; after the answer, the order leaves the list and another cancel button gets the focus', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    const button = cancelOf('buy 0.05 BTC')
    await exchange.step({ do: 'hold', call: 'orderCancel' })
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(cancelOf('sell 1.5 ETH')).not.toHaveAttribute('aria-busy')
    const cancelled = [{ ...second, status: 'cancelled', updated_at: second.updated_at + 1 }]
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    await cancelOf('sell 1.5 ETH, 3,562.69').click()
    await expect.poll(() => rows().length).toBe(1)
    await expect.poll(focused).toBe(button.element())
    await expect.element(browser.getByText('1 order canceled').last()).toBeVisible()
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ order_no: second.order_no })
  })

  it('if an order can no longer be canceled, states that it is already closed and loads the list again', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await exchange.step({ do: 'fail', call: 'orderCancel', code: 5311, error: 'ORDER_CLOSED' })
    await cancelOf('buy 0.05 BTC').click()
    await expect.element(browser.getByText('The order is already closed').last()).toBeVisible()
    await expect.poll(async () => (await exchange.inspect()).calls.pendOrderList).toBeGreaterThan(1)
  })

  it.each([
    ['cancelled', '1 order canceled'],
    ['completed', 'The order is already closed'],
  ])(
    'if the answer to a cancellation is lost and the repeated request is refused, an order with the status %s is reported as “%s”',
    async (status, text) => {
      const history = pageOf([order(3), { ...first, status, updated_at: first.updated_at + 1 }])
      const exchange = await showOrders(<OpenOrders />, { open, history })
      await exchange.step({ do: 'fail', call: 'orderCancel', code: 5311, error: 'ORDER_CLOSED' })
      await exchange.step({ do: 'drop', call: 'orderCancel', once: true })
      await cancelOf('buy 0.05 BTC').click()
      await expect.element(browser.getByText(text).last()).toBeVisible()
      const { calls, requests } = await exchange.inspect()
      expect(calls.orderCancel).toBe(2)
      const { symbol, created_at } = first
      expect(requests.orderList).toEqual({ symbol, start: created_at, end: created_at + 1 })
    },
  )

  it('if the answer to a cancellation is lost, a second press of the button repeats the cancellation', async () => {
    const exchange = await showOrders(<OpenOrders />, { open })
    await exchange.step({ do: 'drop', call: 'orderCancel' })
    const button = cancelOf('buy 0.05 BTC')
    await button.click()
    await expect.element(button, { timeout: 30_000 }).not.toHaveAttribute('aria-busy')
    await expect.poll(async () => (await exchange.inspect()).calls.pendOrderList).toBeGreaterThan(1)
    const cancelled = [{ ...first, status: 'cancelled', updated_at: first.updated_at + 1 }]
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    await button.click()
    await expect.poll(() => rows().length).toBe(1)
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ order_no: first.order_no })
  })

  it('if a repeated cancellation is refused because the order was filled, the outcome of the first one is no longer unknown', {
    tags: 'deep',
  }, async () => {
    const history = pageOf([{ ...first, status: 'completed', updated_at: first.updated_at + 1 }])
    const exchange = await showOrders(<OpenOrders />, { open, history })
    await exchange.step({ do: 'drop', call: 'orderCancel' })
    const button = cancelOf('buy 0.05 BTC')
    await button.click()
    const unknown = () => pageIntents(exchange.sdk).login.intents.unknown.size
    await expect.poll(unknown, { timeout: 30_000 }).toBe(1)
    await exchange.step({ do: 'fail', call: 'orderCancel', code: 5311, error: 'ORDER_CLOSED' })
    await button.click()
    await expect.element(browser.getByText('The order is already closed').last()).toBeVisible()
    await expect.poll(unknown).toBe(0)
  })

  it('if the answer to the cancellation of an OCO leg is lost and the repeated request is refused, both legs leave the list', {
    tags: 'deep',
  }, async () => {
    const history = pageOf(
      oco.map((leg) => ({ ...leg, status: 'cancelled', updated_at: leg.updated_at + 1 })),
    )
    const exchange = await showOrders(<OpenOrders />, { open: [...oco, first], history })
    await expect.poll(() => rows().length).toBe(3)
    const list = pageOf([first])
    await exchange.step({ do: 'answer', call: 'pendOrderList', data: list, after: 'orderCancel' })
    await exchange.step({ do: 'fail', call: 'orderCancel', code: 5311, error: 'ORDER_CLOSED' })
    await exchange.step({ do: 'drop', call: 'orderCancel', once: true })
    await cancelBoth().first().click()
    await expect.element(browser.getByText('1 order canceled').last()).toBeVisible()
    await expect.poll(() => rows().length).toBe(1)
  })

  it('cancels all orders after a confirmation, with one request for each pair', async () => {
    const exchange = await showOrders(
      <>
        <CancelAllOrders />
        <OpenOrders withoutTools />
      </>,
      { open },
    )
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled: [] } })
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await expect.element(browser.getByText('2 orders will be canceled.', { exact: false })).toBeVisible()
    await browser.getByRole('button', { name: 'Keep them' }).click()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
    expect((await exchange.inspect()).calls.orderCancel).toBeUndefined()
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await browser.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
    await expect.poll(async () => (await exchange.inspect()).calls.orderCancel).toBe(2)
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ all: true, symbol: 'BTCUSDT' })
    await expect.element(browser.getByText('No orders are left to cancel').last()).toBeVisible()
  })

  it('the dialog that confirms “Cancel all” closes when the last order ends, and stays closed when a new order appears', async () => {
    const exchange = await showOrders(
      <>
        <CancelAllOrders />
        <OpenOrders withoutTools />
      </>,
      { open: [first] },
    )
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await browser.getByRole('button', { name: 'Cancel all' }).click()
    await expect.element(browser.getByRole('dialog')).toBeVisible()
    const done = { ...first, status: 'completed', updated_at: first.updated_at + 1 }
    await exchange.step({ do: 'member', data: { kind: 'order', order: done } })
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
    await exchange.step({ do: 'member', data: { kind: 'order', order: order(3) } })
    await expect.element(browser.getByRole('button', { name: 'Cancel all' })).toBeVisible()
    expect(browser.getByRole('dialog').query()).toBeNull()
  })

  it('pressing a pair, by pointer or by key, calls `onSelect` with its symbol', async () => {
    const onSelect = vi.fn()
    await showOrders(<OpenOrders onSelect={onSelect} />, { open })
    await browser.getByRole('button', { name: 'ETH/USDT' }).click()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSelect.mock.calls).toEqual([['ETHUSDT'], ['ETHUSDT']])
  })

  it('shows a message if there are no open orders', async () => {
    await showOrders(<OpenOrders />)
    await expect.element(browser.getByText('No open orders')).toBeVisible()
  })

  it('if the list fails to load, offers a retry', async () => {
    const exchange = await showOrders(<OpenOrders />, { visitor: true })
    await exchange.step({ do: 'fail', call: 'pendOrderList', code: 4003, error: 'FORBIDDEN' })
    await expect.element(browser.getByText('Log in to see your orders')).toBeVisible()
    exchange.sdk.token.set('t'.repeat(32))
    await expect.element(browser.getByText('This could not be loaded')).toBeVisible()
    await exchange.step({ do: 'restore', call: 'pendOrderList' })
    await exchange.step({
      do: 'answer',
      call: 'pendOrderList',
      data: { page: { limit: 1, total: 1, pages: 1, current: 1 }, list: [first] },
    })
    await browser.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => rows().length).toBe(1)
  })

  it('in a narrow container, shows each order in two lines; a press on a row opens all its values', async () => {
    await showOrders(<OpenOrders />, { open: [...oco, first], width: 390 })
    await expect.element(cancelOf('buy 0.05 BTC')).toBeVisible()
    const table = document.querySelector('.bl-table') as HTMLElement
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    const waiting = browser.getByRole('row').filter({ hasText: 'OCO Stop limit 0.05000' })
    await expect.element(waiting.getByText('−3.70%')).toBeVisible()
    await waiting.getByText('≤\u00a058,000.00').click()
    const details = browser.getByRole('dialog')
    await expect.element(details.getByText('Trigger', { exact: true })).toBeVisible()
    await expect.element(details.getByText('≤\u00a058,000.00')).toBeVisible()
    await expect.element(details.getByText('Cancel both', { exact: true })).toBeVisible()
  })

  it('in a narrow container, an order of an earlier day shows only its date, so that its row has two lines in Portuguese', async () => {
    await showOrders(<OpenOrders />, {
      open: [first],
      width: 390,
      locale: 'pt',
      settings: siteSettings({ spot_amend: true }),
    })
    const row = () => document.querySelector('tbody tr')
    await expect.poll(() => row()?.textContent).toMatch(/2026.* · −0,21%/)
    expect(row()!.getBoundingClientRect().height).toBeLessThanOrEqual(61)
  })

  it('in a narrow container, the cancel button of an OCO leg asks for confirmation before it cancels both orders', async () => {
    const exchange = await showOrders(<OpenOrders />, { open: [...oco, first], width: 390 })
    const cancelled = oco.map((leg) => ({ ...leg, status: 'cancelled', updated_at: leg.updated_at + 1 }))
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    await cancelBoth().last().click()
    const dialog = browser.getByRole('dialog', { name: 'Cancel both' })
    await expect.element(dialog.getByText('Cancel both orders of the OCO: sell 0.05 BTC')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep them' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect((await exchange.inspect()).calls.orderCancel).toBeUndefined()
    await cancelBoth().last().click()
    await dialog.getByRole('button', { name: 'Cancel both' }).click()
    await expect.element(browser.getByText('2 orders canceled').last()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.querySelectorAll('.bl-table tbody tr').length).toBe(1)
  })

  it('shows the legs of an OCO one below the other, with the trigger and the distance from the last price', async () => {
    await showOrders(<OpenOrders />, { open: [...oco, first] })
    // The last price of the test exchange is 60,123.45.
    await expect
      .poll(() => rows().map((row) => row.slice(2, 7)))
      .toEqual([
        ['OCOLimit', 'Sell', '—', '64,000.00', '+6.45%'],
        ['OCOStop limit', 'Sell', '≤\u00a058,000.00', '57,900.00', '−3.70%'],
        ['Limit', 'Buy', '—', '60,000.00', '−0.21%'],
      ])
  })

  it.each([
    ['Inter', 1100],
    ['Inter', 390],
    ['serif', 1100],
  ])(
    'in the font %s and a container of %i px, the text of a distance ends at the right edge of its box and is on one line with the text beside it',
    async (family, width) => {
      const style = document.createElement('style')
      style.textContent = `.bl-root { font-family: "${family} Variable", ${family} !important }`
      document.head.append(style)
      onTestFinished(() => style.remove())
      await document.fonts.load('14px "Inter Variable"', '0123456789')
      await showOrders(<OpenOrders />, { open: [...oco, order(5, { price: '600000.00' }), first], width })
      const boxes = () => [...document.querySelectorAll<HTMLElement>('.bl-orders__distance')]
      const edgesOf = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() ?? node)
        return range.getBoundingClientRect()
      }
      await expect.poll(() => boxes().map((box) => box.textContent)).toContain('+897.95%')
      for (const box of boxes()) {
        const [text, around] = [edgesOf(box), box.getBoundingClientRect()]
        expect(text.right).toBeCloseTo(around.right, 1)
        expect(around.left - text.left).toBeLessThan(4)
        const beside = box.previousSibling ?? box.parentElement?.nextElementSibling
        expect(text.bottom).toBeCloseTo(edgesOf(beside!).bottom, 1)
      }
    },
  )

  it('the cancel button of an OCO leg states that both orders end, and removes both from the list', async () => {
    const exchange = await showOrders(<OpenOrders />, { open: [...oco, first] })
    const cancelled = oco.map((leg) => ({ ...leg, status: 'cancelled', updated_at: leg.updated_at + 1 }))
    await exchange.step({ do: 'answer', call: 'orderCancel', data: { cancelled } })
    // The button itself must show this text. Members who use a touch screen or the keyboard cannot open a tooltip with
    // the pointer.
    await expect.element(cancelBoth().last()).toHaveTextContent('Cancel both')
    await cancelBoth().last().click()
    await expect.element(browser.getByText('2 orders canceled').last()).toBeVisible()
    await expect.element(browser.getByText('Both orders of the OCO ended.').last()).toBeVisible()
    await expect.poll(() => rows().length).toBe(1)
    expect((await exchange.inspect()).requests.orderCancel).toEqual({ order_no: oco[0]?.order_no })
  })

  it('after a stream event, a fired stop order is shown as open; after another event, the ended order leaves the list', async () => {
    const [stop] = oco
    const exchange = await showOrders(<OpenOrders />, { open: [{ ...stop, oco_order_no: null }] })
    await expect.poll(() => rows()[0]?.slice(2, 5)).toEqual(['Stop limit', 'Sell', '≤\u00a058,000.00'])
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const fired = { ...stop, oco_order_no: null, status: 'partial', filled: '0.02000000' }
    const at = (ms: number) => ({ updated_at: (stop?.updated_at ?? 0) + ms, triggered_at: stop?.updated_at })
    await exchange.step({ do: 'member', data: { kind: 'order', order: { ...fired, ...at(1) } } })
    await expect.element(browser.getByText('40%')).toBeVisible()
    const done = { ...fired, status: 'completed', filled: '0.05000000', ...at(2) }
    await exchange.step({ do: 'member', data: { kind: 'order', order: done } })
    await expect.element(browser.getByText('No open orders')).toBeVisible()
  })
})
