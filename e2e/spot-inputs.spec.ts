import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, balanceOf, control, freshMember, type TestMember, units } from './exchange.ts'
import { type Device, devices, type Input, inputOf } from './inputs.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

/** A pair whose price only one journey of this file moves, and resets. */
const PAIR = { symbol: 'XRPUSDT', base: 'XRP', name: 'XRP/USDT' }

type Field =
  | 'price'
  | 'quantity'
  | 'total'
  | 'trigger'
  | 'limit'
  | 'profit'
  | 'stopTrigger'
  | 'stopLimit'
  | 'trail'

const labels: Record<Field, string> = {
  price: 'Price',
  quantity: 'Quantity',
  total: 'Total',
  trigger: 'Trigger price',
  limit: 'Limit price',
  profit: 'Take-profit limit',
  stopTrigger: 'Stop trigger',
  stopLimit: 'Stop limit',
  trail: 'Trail',
}

/** The entries of an order to sell: prices as factors of the last price, other entries as text. */
type Ticket = {
  tab: 'Limit' | 'Market' | 'Stop' | 'OCO'
  stop?: 'Stop limit' | 'Stop market' | 'Trailing stop'
  entries: Partial<Record<Field, number | string>>
  toast: string | RegExp
  /** The orders of the member on the server. */
  placed: readonly { type: string; status: string; price?: number; trigger?: number }[]
  /** Factors of prices that the rows of open orders show; undefined if no order stays open. */
  rows?: readonly (readonly number[])[]
}

const tickets: Record<string, Ticket> = {
  limit: {
    tab: 'Limit',
    entries: { price: 1.1, quantity: '10' },
    toast: 'Sell order placed',
    placed: [{ type: 'limit', status: 'open', price: 1.1 }],
    rows: [[1.1]],
  },
  market: {
    tab: 'Market',
    entries: { quantity: '10' },
    toast: /^Sold 10\sXRP$/,
    placed: [{ type: 'market', status: 'completed' }],
  },
  'stop limit': {
    tab: 'Stop',
    stop: 'Stop limit',
    entries: { trigger: 0.9, limit: 0.89, quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [{ type: 'stop_limit', status: 'pending', price: 0.89, trigger: 0.9 }],
    rows: [[0.9, 0.89]],
  },
  'stop market': {
    tab: 'Stop',
    stop: 'Stop market',
    entries: { trigger: 0.9, quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [{ type: 'stop_market', status: 'pending', trigger: 0.9 }],
    rows: [[0.9]],
  },
  'trailing stop': {
    tab: 'Stop',
    stop: 'Trailing stop',
    entries: { trail: '5', quantity: '10' },
    toast: 'Stop order to sell placed',
    placed: [{ type: 'trailing_stop', status: 'pending' }],
    rows: [[]],
  },
  OCO: {
    tab: 'OCO',
    entries: { profit: 1.1, stopTrigger: 0.9, stopLimit: 0.89, quantity: '10' },
    toast: 'OCO placed: two orders wait',
    placed: [
      { type: 'limit', status: 'open', price: 1.1 },
      { type: 'stop_limit', status: 'pending', price: 0.89, trigger: 0.9 },
    ],
    rows: [[1.1], [0.9, 0.89]],
  },
}

type Terminal = {
  page: Page
  info: TestInfo
  input: Input
  member: TestMember
  /** Returns the last price multiplied by a factor, on the tick of the pair. */
  at: (factor: number) => string
  /** Returns a price in the form of the page. */
  shown: (price: string) => string
}

async function openTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  device: Device,
): Promise<Terminal> {
  const member = await freshMember({ USDT: '5000', [PAIR.base]: '1000' })
  const { last } = (await ask('market.coins', { product: 'spot' })).find(
    ({ symbol }) => symbol === PAIR.symbol,
  )!
  const decimals = last.split('.')[1]!.length
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  return {
    page,
    info,
    input: inputOf(device, page, info),
    member,
    at: (factor) => (Number(last) * factor).toFixed(decimals),
    shown: (price) => Number(price).toLocaleString('en', { minimumFractionDigits: decimals }),
  }
}

async function show({ page, info }: Terminal) {
  await page.goto(`${paths(info).exchange}?symbol=${PAIR.symbol}`)
  await expect(page.locator('.bl-symbol-bar').getByText('XRP / USDT')).toBeVisible()
}

/** Opens the ticket for a sell. On a phone it is a sheet. */
async function openSell({ page, info, input }: Terminal): Promise<Locator> {
  const ticket = isPhone(info) ? page.getByRole('dialog', { name: 'Buy or sell' }) : page.getByRole('main')
  if (isPhone(info)) await input.press(page.getByRole('button', { name: 'Sell', exact: true }))
  else await input.pick(ticket.getByRole('radio', { name: 'Sell' }))
  await expect(ticket.getByRole('radio', { name: 'Sell' })).toBeChecked()
  return ticket
}

async function openOrders({ page, info, input }: Terminal): Promise<Locator> {
  if (isPhone(info)) await input.pick(page.getByRole('tab', { name: /^Orders/ }))
  return page.getByRole('table', { name: 'Open orders' }).locator('tbody').getByRole('row')
}

/** Returns the member's orders of the pair from the server itself. */
async function ordersOf({ member }: Terminal) {
  const { list } = await ask('spot.orders', { symbol: PAIR.symbol }, member.token)
  return list as Extract<(typeof list)[number], { oco_order_no: string | null }>[]
}

for (const device of devices) {
  test.describe(device, () => {
    // A desktop has a touchscreen only in the journeys by touch; a phone always has one.
    if (device === 'touch') test.use({ hasTouch: true })

    for (const [name, { tab, stop, entries, toast, placed, rows }] of Object.entries(tickets)) {
      test(`places a ${name} order by ${device} @deep`, async ({ page, context }, info) => {
        const terminal = await openTerminal(page, context, info, device)
        const { input, at, shown } = terminal
        await show(terminal)
        const ticket = await openSell(terminal)
        await input.pick(ticket.getByRole('tab', { name: tab, exact: true }))
        if (stop) await input.pick(ticket.getByRole('radio', { name: stop, exact: true }))
        for (const [field, entry] of Object.entries(entries))
          await input.type(
            ticket.getByRole('textbox', { name: labels[field as Field], exact: true }),
            typeof entry === 'number' ? at(entry) : entry,
          )
        await input.press(ticket.getByRole('button', { name: /^Sell 10 XRP/ }))
        const confirm = page.getByRole('dialog', { name: 'Confirm order' })
        await input.press(confirm.getByRole('button', { name: 'Sell XRP' }))
        await expectToast(page, toast)
        await expect(confirm).toBeHidden()
        const orders = await ordersOf(terminal)
        expect(orders.map(({ type, status }) => [type, status]).toSorted()).toEqual(
          placed.map(({ type, status }) => [type, status]).toSorted(),
        )
        for (const { type, price, trigger } of placed) {
          const order = orders.find((one) => one.type === type)!
          expect(Number(order.quantity)).toBe(10)
          if (price) expect(Number(order.price)).toBe(Number(at(price)))
          if (trigger) expect(Number(order.trigger_price)).toBe(Number(at(trigger)))
        }
        const { frozen } = await balanceOf(terminal.member.token, PAIR.base)
        expect(frozen).toBe(rows ? units('10.00000000') : 0n)
        if (!rows) return
        const list = await openOrders(terminal)
        await expect(list).toHaveCount(rows.length)
        for (const [index, prices] of rows.entries())
          for (const price of prices) await expect(list.nth(index)).toContainText(shown(at(price)))
      })
    }

    test(`places a scaled order by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await openTerminal(page, context, info, device)
      const { input, at } = terminal
      await show(terminal)
      const ticket = await openSell(terminal)
      await input.press(ticket.getByRole('button', { name: 'Order settings' }))
      await input.press(page.getByRole('button', { name: 'Scaled order' }))
      const dialog = page.getByRole('dialog', { name: 'Scaled order' })
      await input.type(dialog.getByRole('textbox', { name: 'Lowest price' }), at(1.1))
      await input.type(dialog.getByRole('textbox', { name: 'Highest price' }), at(1.2))
      await input.type(dialog.getByRole('textbox', { name: 'Total quantity' }), '300')
      await input.choose(dialog.getByRole('combobox', { name: 'Orders' }), '3')
      await input.pick(dialog.getByRole('radio', { name: 'More high' }))
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      await input.press(dialog.getByRole('button', { name: 'Place the orders' }))
      await expectToast(page, 'Orders placed')
      await expect(dialog).toBeHidden()
      const orders = (await ordersOf(terminal)).map(({ price, quantity }) => [
        Number(price),
        Number(quantity),
      ])
      expect(orders.toSorted(([a], [b]) => a! - b!).map(([, quantity]) => quantity)).toEqual([50, 100, 150])
      expect((await balanceOf(terminal.member.token, PAIR.base)).frozen).toBe(units('300.00000000'))
    })

    test(`amends an order in its row by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await openTerminal(page, context, info, device)
      const { input, at, member, shown } = terminal
      const order = { symbol: PAIR.symbol, side: 'sell', type: 'limit', quantity: '10' } as const
      const { order_no } = await ask('spot.place', { ...order, price: at(1.2) }, member.token)
      await show(terminal)
      const rows = await openOrders(terminal)
      if (isPhone(info)) await input.press(page.getByRole('button', { name: 'Details', exact: true }))
      await input.press(page.getByRole('button', { name: 'Edit the order: sell 10 XRP' }))
      const dialog = page.getByRole('dialog', { name: 'Edit order' })
      await input.type(dialog.getByRole('textbox', { name: 'Price' }), at(1.1))
      await input.type(dialog.getByRole('textbox', { name: 'Quantity' }), '20')
      await input.press(dialog.getByRole('button', { name: 'Save changes' }))
      await expectToast(page, 'Order changed')
      await expect(dialog).toBeHidden()
      const { list } = await ask('spot.openOrders', { symbol: PAIR.symbol }, member.token)
      expect(list).toMatchObject([{ order_no, price: at(1.1), quantity: '20.00000000', status: 'open' }])
      if (!isPhone(info)) await expect(rows).toContainText(shown(at(1.1)))
    })

    test(`amends an order by moving its line in the chart by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await openTerminal(page, context, info, device)
      const { input, at, member } = terminal
      // After this jump the chart shows the current and the previous price. Nothing trades between them, so the order
      // rests.
      await control('index', { symbol: PAIR.symbol, price: at(1.04) })
      const order = {
        symbol: PAIR.symbol,
        side: 'buy',
        type: 'limit',
        price: at(1.015),
        quantity: '100',
      } as const
      // The post-only order is refused until the quotes of the market maker have followed the index price.
      await expect(async () => {
        await ask('spot.place', { ...order, tif: 'PO' }, member.token)
      }).toPass()
      await show(terminal)
      await input.lower(page.getByRole('button', { name: /^Move: Buy 100/ }))
      const dialog = page.getByRole('dialog', { name: 'Edit order' })
      const field = dialog.getByRole('textbox', { name: 'Price' })
      await expect.poll(async () => Number(await field.inputValue())).toBeLessThan(Number(order.price))
      const price = Number(await field.inputValue())
      await input.press(dialog.getByRole('button', { name: 'Save changes' }))
      await expectToast(page, 'Order changed')
      const { list } = await ask('spot.openOrders', { symbol: PAIR.symbol }, member.token)
      expect(list.map((one) => Number(one.price))).toEqual([price])
    })
  })
}

test.afterEach(() => control('index', { symbol: PAIR.symbol }))
