import { expect, test } from '@playwright/test'
import { ask, balanceOf, control, units } from './exchange.ts'
import { devices } from './inputs.ts'
import { expectToast } from './pages.ts'
import { createTerminal, openOrders, show, spotMarket } from './terminal.ts'
import { amendAndCancel, placeOrder, placeScaled, type TicketRow } from './ticket-inputs.ts'

const market = spotMarket('XRP', 10)

type Row = Pick<TicketRow, 'tab' | 'kind' | 'entries' | 'toast' | 'placed'> & {
  /**
   * The prices that the rows of open orders must show, as factors of the last price: one list for each row. Empty if no
   * order stays open.
   */
  rows: readonly (readonly number[])[]
}

const tickets: Record<string, Row> = {
  'a limit order': {
    tab: 'Limit',
    entries: { price: 1.1, quantity: '10' },
    toast: 'Sell order placed',
    placed: [{ type: 'limit', status: 'open', price: 1.1 }],
    rows: [[1.1]],
  },
  'a market order': {
    tab: 'Market',
    entries: { quantity: '10' },
    toast: /^Sold 10\sXRP$/,
    placed: [{ type: 'market', status: 'completed' }],
    rows: [],
  },
  'a stop limit': {
    tab: 'Stop',
    kind: 'Stop limit',
    entries: { trigger: 0.9, limit: 0.89, quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [
      { type: 'stop_limit', status: 'pending', price: 0.89, trigger_price: 0.9, trigger_when: 'falls' },
    ],
    rows: [[0.9, 0.89]],
  },
  'a stop market': {
    tab: 'Stop',
    kind: 'Stop market',
    entries: { trigger: 0.9, quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [{ type: 'stop_market', status: 'pending', trigger_price: 0.9, trigger_when: 'falls' }],
    rows: [[0.9]],
  },
  'a trailing stop': {
    tab: 'Stop',
    kind: 'Trailing stop',
    entries: { trail: '5', quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [{ type: 'trailing_stop', status: 'pending', trail_pct: '5.00', trigger_when: 'falls' }],
    rows: [[]],
  },
  'an OCO': {
    tab: 'OCO',
    entries: { profit: 1.1, stopTrigger: 0.9, stopLimit: 0.89, quantity: '10' },
    toast: 'OCO placed: two orders wait',
    placed: [
      { type: 'limit', status: 'open', price: 1.1 },
      { type: 'stop_limit', status: 'pending', price: 0.89, trigger_price: 0.9, trigger_when: 'falls' },
    ],
    rows: [[1.1], [0.9, 0.89]],
  },
}

for (const device of devices) {
  test.describe(device, () => {
    // Only the tests that use a touch device need a touchscreen in the desktop project. The phone project always has
    // one.
    if (device === 'touch') test.use({ hasTouch: true })

    for (const [name, { rows, ...row }] of Object.entries(tickets)) {
      test(`a member places ${name} by ${device} @deep`, async ({ page, context }, info) => {
        const terminal = await createTerminal(page, context, info, market, device)
        const { at, shown, member } = terminal
        await show(terminal)
        await placeOrder(terminal, { ...row, button: /^Sell 10 XRP/, confirm: 'Sell XRP' })
        const { frozen } = await balanceOf(member.token, market.base)
        expect(frozen).toBe(rows.length > 0 ? units('10.00000000') : 0n)
        if (rows.length === 0) return
        const list = await openOrders(terminal)
        await expect(list).toHaveCount(rows.length)
        for (const [index, prices] of rows.entries())
          for (const price of prices) await expect(list.nth(index)).toContainText(shown(at(price)))
      })
    }

    test(`a member places a scaled order by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await show(terminal)
      await placeScaled(terminal)
      const { frozen } = await balanceOf(terminal.member.token, market.base)
      expect(frozen).toBe(units('300.00000000'))
    })

    test(`a member amends and cancels an order in its row by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await amendAndCancel(terminal, async () => {
        const { frozen } = await balanceOf(terminal.member.token, market.base)
        expect(frozen).toBe(units('20.00000000'))
      })
    })

    test(`a member amends an order by moving its line in the chart by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      const { input, at, member } = terminal
      const { symbol } = market
      // The index price jumps past the price of the order that is placed below. No other order trades at such a price,
      // so the order rests. The chart shows prices from before and after the jump. Its price range therefore contains
      // the line of the order.
      await control('index', { symbol, price: at(1.04) })
      const order = { symbol, side: 'buy', type: 'limit', price: at(1.015), quantity: '100' } as const
      // The post-only order is refused until the quotes of the market maker have followed the index price.
      await expect(async () => {
        await ask('spot.place', { ...order, tif: 'PO' }, member.token)
      }).toPass()
      await show(terminal)
      await input.lower(page.getByRole('button', { name: /^Move: Buy 100/ }))
      const dialog = page.getByRole('dialog', { name: 'Edit order' })
      const field = dialog.getByRole('textbox', { name: 'Price' })
      await expect.poll(async () => Number(await field.inputValue())).toBeLessThan(Number(order.price))
      const price = await field.inputValue()
      await input.press(dialog.getByRole('button', { name: 'Save changes' }))
      await expectToast(page, 'Order changed')
      const { list } = await ask('spot.openOrders', { symbol }, member.token)
      expect(list).toMatchObject([{ side: 'buy', type: 'limit', price, quantity: '100.00000000' }])
    })
  })
}

test.afterEach(() => control('index', { symbol: market.symbol }))
