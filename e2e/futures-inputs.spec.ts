import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { type Device, devices, type Input, inputOf } from './inputs.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

const SYMBOL = 'XRPUSDT'

type Field = 'price' | 'quantity' | 'trigger' | 'limit' | 'takeProfit' | 'stopLoss'

const labels: Record<Field, string> = {
  price: 'Price',
  quantity: 'Quantity',
  trigger: 'Trigger price',
  limit: 'Limit price',
  takeProfit: 'Take profit trigger price',
  stopLoss: 'Stop loss trigger price',
}

/** The entries of an order to sell: prices as factors of the last price, quantities as text. */
type Ticket = {
  tab: 'Limit' | 'Market' | 'Stop' | 'TP/SL'
  /** An option below the tabs. */
  kind?: string
  /** True if take profit and stop loss are entered with the order. */
  withExits?: boolean
  /** True if the member has a long position of 10 before the order. */
  held?: boolean
  entries: Partial<Record<Field, number | string>>
  button: RegExp
  toast: string | RegExp
  /** The open orders on the server; prices as factors. */
  open: readonly Partial<Record<'price' | 'trigger_price' | 'take_profit' | 'stop_loss', number>>[]
  position?: readonly ['long' | 'short', number]
}

const sell = /^Sell \/ Short 10 XRP/

const tickets: Record<string, Ticket> = {
  limit: {
    tab: 'Limit',
    entries: { price: 1.1, quantity: '10' },
    button: sell,
    toast: 'Sell order placed',
    open: [{ price: 1.1 }],
  },
  market: {
    tab: 'Market',
    entries: { quantity: '10' },
    button: sell,
    toast: 'Sold 10 XRP',
    open: [],
    position: ['short', 10],
  },
  'limit, with take profit and stop loss,': {
    tab: 'Limit',
    withExits: true,
    entries: { price: 1.05, quantity: '10', takeProfit: 0.9, stopLoss: 1.2 },
    button: sell,
    toast: 'Sell order placed',
    open: [{ price: 1.05, take_profit: 0.9, stop_loss: 1.2 }],
  },
  'stop limit': {
    tab: 'Stop',
    kind: 'Stop limit',
    entries: { trigger: 0.9, limit: 0.89, quantity: '10' },
    button: sell,
    toast: 'Stop order to sell placed',
    open: [{ trigger_price: 0.9, price: 0.89 }],
  },
  'stop market': {
    tab: 'Stop',
    kind: 'Stop market',
    entries: { trigger: 0.9, quantity: '10' },
    button: sell,
    toast: 'Stop order to sell placed',
    open: [{ trigger_price: 0.9 }],
  },
  'take profit': {
    tab: 'TP/SL',
    kind: 'Take profit',
    held: true,
    entries: { trigger: 1.1 },
    button: /^Take profit at/,
    toast: 'Take profit set',
    open: [{ trigger_price: 1.1 }],
    position: ['long', 10],
  },
  'stop loss': {
    tab: 'TP/SL',
    kind: 'Stop loss',
    held: true,
    entries: { trigger: 0.9 },
    button: /^Stop loss at/,
    toast: 'Stop loss set',
    open: [{ trigger_price: 0.9 }],
    position: ['long', 10],
  },
}

type Terminal = {
  page: Page
  info: TestInfo
  input: Input
  member: TestMember
  /** Returns the last price multiplied by a factor, on the tick of the contract. */
  at: (factor: number) => string
}

/** Opens the terminal of a member, who has a long position of 10 if `held` is set. */
async function openTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  { device, held }: { device: Device; held: boolean },
): Promise<Terminal> {
  const member = await freshMember({}, '5000')
  if (held) {
    const order = { symbol: SYMBOL, side: 'buy', type: 'market', quantity: '10' } as const
    await ask('futures.place', order, member.token)
  }
  const { last } = (await ask('market.coins', { product: 'futures' })).find(
    ({ symbol }) => symbol === SYMBOL,
  )!
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto(`${paths(info).futures}?symbol=${SYMBOL}`)
  await expect(page.locator('.bl-symbol-bar').getByText(SYMBOL)).toBeVisible()
  const decimals = last.split('.')[1]!.length
  const input = inputOf(device, page, info)
  return { page, info, input, member, at: (factor) => (Number(last) * factor).toFixed(decimals) }
}

/** Opens the ticket for a sell. On a phone it is a sheet. */
async function openSell({ page, info, input }: Terminal): Promise<Locator> {
  const ticket = page.locator('.bl-futures-ticket')
  if (isPhone(info)) await input.press(page.getByRole('button', { name: 'Sell / Short', exact: true }))
  else await input.pick(ticket.getByRole('radio', { name: 'Sell / Short' }))
  await expect(ticket.getByRole('radio', { name: 'Sell / Short' })).toBeChecked()
  return ticket
}

async function openOrders({ member }: Terminal) {
  return (await ask('futures.orders', { symbol: SYMBOL, scope: 'open' }, member.token)).list
}

async function positions({ member }: Terminal) {
  const open = await ask('futures.positions', { scope: 'open' }, member.token)
  if (!('account' in open)) throw new Error('closed positions in place of the open ones')
  return open.list.map(({ side, quantity }) => [side, Number(quantity)])
}

async function showPositions({ page, input }: Terminal): Promise<void> {
  await input.pick(page.getByRole('tab', { name: /^Positions/ }))
}

for (const device of devices) {
  test.describe(device, () => {
    // A desktop has a touchscreen only in the journeys by touch; a phone always has one.
    if (device === 'touch') test.use({ hasTouch: true })

    for (const [name, ticketOf] of Object.entries(tickets)) {
      const { tab, kind, withExits, held = false, entries, button, toast, open, position } = ticketOf
      test(`places a ${name} order of a contract by ${device} @deep`, async ({ page, context }, info) => {
        const terminal = await openTerminal(page, context, info, { device, held })
        const { input, at } = terminal
        const ticket = await openSell(terminal)
        await input.pick(ticket.getByRole('tab', { name: tab, exact: true }))
        if (kind) await input.pick(ticket.getByRole('radio', { name: kind, exact: true }))
        if (withExits) await input.press(ticket.getByRole('checkbox', { name: 'TP/SL' }))
        for (const [field, entry] of Object.entries(entries))
          await input.type(
            ticket.getByRole('textbox', { name: labels[field as Field], exact: true }),
            typeof entry === 'number' ? at(entry) : entry,
          )
        await input.press(ticket.getByRole('button', { name: button }))
        const confirm = page.getByRole('dialog', { name: 'Confirm order' })
        await input.press(confirm.getByRole('button', { name: button }))
        await expectToast(page, toast)
        await expect(confirm).toBeHidden()
        const orders = await openOrders(terminal)
        expect(orders).toHaveLength(open.length)
        for (const [index, prices] of open.entries())
          for (const [key, factor] of Object.entries(prices))
            expect(Number(orders[index]![key as keyof typeof prices]), key).toBe(Number(at(factor)))
        expect(await positions(terminal)).toEqual(position ? [position] : [])
      })
    }

    test(`moves the take profit of an order before it is sent, in the chart, by ${device} @desktop @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await openTerminal(page, context, info, { device, held: false })
      const { input, at } = terminal
      const ticket = await openSell(terminal)
      const fieldOf = (field: Field) => ticket.getByRole('textbox', { name: labels[field], exact: true })
      await input.press(ticket.getByRole('checkbox', { name: 'TP/SL' }))
      await input.type(fieldOf('price'), at(1.005))
      await input.type(fieldOf('quantity'), '10')
      await input.type(fieldOf('takeProfit'), at(0.995))
      await input.type(fieldOf('stopLoss'), at(1.01))
      await input.lower(page.getByRole('button', { name: /^Move: Not sent: TP/ }))
      const moved = async () => Number((await fieldOf('takeProfit').inputValue()).replaceAll(',', ''))
      await expect.poll(moved).toBeLessThan(Number(at(0.995)))
      const profit = await moved()
      await input.press(ticket.getByRole('button', { name: sell }))
      await input.press(
        page.getByRole('dialog', { name: 'Confirm order' }).getByRole('button', { name: sell }),
      )
      await expectToast(page, /Sell order placed|Sold/)
      const [order] = await openOrders(terminal)
      expect(Number(order!.take_profit)).toBe(profit)
    })

    test(`places a scaled order of a contract by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await openTerminal(page, context, info, { device, held: false })
      const { input, at } = terminal
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
      const placed = (await openOrders(terminal)).toSorted((a, b) => Number(a.price) - Number(b.price))
      expect(placed.map(({ quantity }) => Number(quantity))).toEqual([50, 100, 150])
    })

    test(`reverses a position in its row by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await openTerminal(page, context, info, { device, held: true })
      const { input } = terminal
      await showPositions(terminal)
      await input.press(page.getByRole('button', { name: `Reverse ${SYMBOL} Long` }))
      const dialog = page.getByRole('dialog', { name: 'Reverse position' })
      await input.press(dialog.getByRole('button', { name: 'Reverse to 10 XRP Short' }))
      await expectToast(page, `${SYMBOL} reversed`)
      expect(await positions(terminal)).toEqual([['short', 10]])
    })

    test(`closes half of a position in its row, and sets its stop loss, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await openTerminal(page, context, info, { device, held: true })
      const { input, at } = terminal
      await showPositions(terminal)
      await input.press(page.getByRole('button', { name: `Close ${SYMBOL} Long at market` }))
      const dialog = page.getByRole('dialog', { name: 'Close position' })
      await input.press(dialog.getByRole('button', { name: '50%' }))
      await input.press(dialog.getByRole('button', { name: 'Close 5 XRP' }))
      await expectToast(page, 'Closed 5 XRP')
      await expect(dialog).toBeHidden()
      expect(await positions(terminal)).toEqual([['long', 5]])
      await input.press(page.getByRole('button', { name: 'Add TP/SL' }))
      const exits = page.getByRole('dialog', { name: 'Take profit / stop loss' })
      await input.type(exits.getByRole('textbox', { name: 'Stop loss' }), at(0.9))
      await input.press(exits.getByRole('button', { name: 'Save' }))
      await expectToast(page, 'Take profit / stop loss set')
      await expect(exits).toBeHidden()
      const [order] = await openOrders(terminal)
      expect(Number(order!.trigger_price)).toBe(Number(at(0.9)))
    })

    test(`amends an order of a contract in its row by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await openTerminal(page, context, info, { device, held: false })
      const { input, at, member } = terminal
      const order = { symbol: SYMBOL, side: 'sell', type: 'limit', price: at(1.2), quantity: '10' } as const
      const { order_no } = await ask('futures.place', order, member.token)
      await input.pick(page.getByRole('tab', { name: /^(Open orders|Orders)/ }))
      if (isPhone(info)) await input.press(page.getByRole('button', { name: 'Details', exact: true }))
      await input.press(page.getByRole('button', { name: `Edit the order: ${SYMBOL}, Limit, Sell` }))
      const dialog = page.getByRole('dialog', { name: 'Edit order' })
      await input.type(dialog.getByRole('textbox', { name: 'Price' }), at(1.1))
      await input.type(dialog.getByRole('textbox', { name: 'Quantity' }), '20')
      await input.press(dialog.getByRole('button', { name: 'Save changes' }))
      await expectToast(page, 'Order changed')
      const [changed] = await openOrders(terminal)
      expect(changed).toMatchObject({ order_no, quantity: '20.00000000' })
      expect(Number(changed!.price)).toBe(Number(at(1.1)))
    })
  })
}
