import { expect, test } from '@playwright/test'
import { ask } from './exchange.ts'
import { devices } from './inputs.ts'
import { expectToast } from './pages.ts'
import { createTerminal, expectPlaced, futuresMarket, numbersOf, show, type Terminal } from './terminal.ts'
import {
  amendAndCancel,
  confirmOrder,
  fieldOf,
  openTicket,
  placeOrder,
  placeScaled,
  type TicketRow,
} from './ticket-inputs.ts'

const market = futuresMarket('DOGE', 200)

const sell = /^Sell \/ Short 200 DOGE/

type Row = TicketRow & {
  /** True if the member has a long position before the order. */
  held?: boolean
  /** Side and quantity of the position that the member must have after the order. */
  position?: readonly ['long' | 'short', number]
}

const tickets: Record<string, Row> = {
  'a limit order': {
    tab: 'Limit',
    entries: { price: 1.1, quantity: '200' },
    button: sell,
    toast: 'Sell order placed',
    placed: [{ type: 'limit', status: 'open', price: 1.1 }],
  },
  'a market order': {
    tab: 'Market',
    entries: { quantity: '200' },
    button: sell,
    toast: /^Sold 200\sDOGE$/,
    placed: [{ type: 'market', status: 'completed' }],
    position: ['short', 200],
  },
  'a limit order with take profit and stop loss': {
    tab: 'Limit',
    withExits: true,
    entries: { price: 1.05, quantity: '200', takeProfit: 0.9, stopLoss: 1.2 },
    button: sell,
    toast: 'Sell order placed',
    placed: [{ type: 'limit', status: 'open', price: 1.05, take_profit: 0.9, stop_loss: 1.2 }],
  },
  'a stop limit': {
    tab: 'Stop',
    kind: 'Stop limit',
    entries: { trigger: 0.9, limit: 0.89, quantity: '200' },
    button: sell,
    toast: 'Stop order to sell placed',
    placed: [
      { type: 'stop_limit', status: 'pending', trigger_price: 0.9, price: 0.89, trigger_when: 'falls' },
    ],
  },
  'a stop market': {
    tab: 'Stop',
    kind: 'Stop market',
    entries: { trigger: 0.9, quantity: '200' },
    button: sell,
    toast: 'Stop order to sell placed',
    placed: [{ type: 'stop_market', status: 'pending', trigger_price: 0.9, trigger_when: 'falls' }],
  },
  'a take profit': {
    tab: 'TP/SL',
    kind: 'Take profit',
    held: true,
    entries: { trigger: 1.1 },
    button: /^Take profit at/,
    toast: 'Take profit set',
    placed: [{ type: 'tp', status: 'pending', quantity: null, trigger_price: 1.1, trigger_when: 'rises' }],
    position: ['long', 200],
  },
  'a stop loss': {
    tab: 'TP/SL',
    kind: 'Stop loss',
    held: true,
    entries: { trigger: 0.9 },
    button: /^Stop loss at/,
    toast: 'Stop loss set',
    placed: [{ type: 'sl', status: 'pending', quantity: null, trigger_price: 0.9, trigger_when: 'falls' }],
    position: ['long', 200],
  },
}

async function openPositions({ member }: Terminal) {
  const open = await ask('futures.positions', { scope: 'open' }, member.token)
  if (!('account' in open)) throw new Error('closed positions in place of the open ones')
  return open
}

async function expectPositions(terminal: Terminal, expected: readonly (readonly [string, number])[]) {
  const { list } = await openPositions(terminal)
  expect(list.map(({ side, quantity }) => [side, Number(quantity)])).toEqual(expected)
}

/** Gives the member a long position. */
const hold = ({ member }: Terminal) =>
  ask('futures.place', { symbol: market.symbol, side: 'buy', type: 'market', quantity: '200' }, member.token)

async function showPositions({ page, input }: Terminal): Promise<void> {
  await input.pick(page.getByRole('tab', { name: /^Positions/ }))
}

for (const device of devices) {
  test.describe(device, () => {
    // Only the tests that use a touch device need a touchscreen in the desktop project. The phone project always has
    // one.
    if (device === 'touch') test.use({ hasTouch: true })

    for (const [name, row] of Object.entries(tickets)) {
      test(`a member places ${name} of a contract by ${device} @deep`, async ({ page, context }, info) => {
        const terminal = await createTerminal(page, context, info, market, device)
        if (row.held) await hold(terminal)
        await show(terminal)
        await placeOrder(terminal, row)
        await expectPositions(terminal, row.position ? [row.position] : [])
      })
    }

    test(`a member moves the take profit line of an unsent order by ${device} @desktop @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      const { input, at, member } = terminal
      await show(terminal)
      const ticket = await openTicket(terminal)
      await input.press(ticket.getByRole('checkbox', { name: 'TP/SL' }))
      await input.type(fieldOf(ticket, 'price'), at(1.02))
      await input.type(fieldOf(ticket, 'quantity'), '200')
      await input.type(fieldOf(ticket, 'takeProfit'), at(0.995))
      await input.type(fieldOf(ticket, 'stopLoss'), at(1.03))
      await input.lower(page.getByRole('button', { name: /^Move: Not sent: TP/ }))
      const moved = async () => Number(await fieldOf(ticket, 'takeProfit').inputValue())
      await expect.poll(moved).toBeLessThan(Number(at(0.995)))
      const profit = await moved()
      await confirmOrder(terminal, ticket, { button: sell, toast: 'Sell order placed' })
      await expect(page.getByRole('button', { name: /^Move: Not sent: TP/ })).toHaveCount(0)
      const { list } = await ask('futures.orders', { symbol: market.symbol, scope: 'open' }, member.token)
      expect(list).toMatchObject([
        { type: 'limit', side: 'sell', price: at(1.02), quantity: '200.00000000', stop_loss: at(1.03) },
      ])
      expect(Number(list[0]!.take_profit)).toBe(profit)
    })

    test(`a member places a scaled contract order by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await show(terminal)
      await placeScaled(terminal)
    })

    test(`a member reverses a position in its row by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await hold(terminal)
      await show(terminal)
      await showPositions(terminal)
      const { input } = terminal
      await input.press(page.getByRole('button', { name: `Reverse ${market.symbol} Long` }))
      const dialog = page.getByRole('dialog', { name: 'Reverse position' })
      await input.press(dialog.getByRole('button', { name: 'Reverse to 200 DOGE Short' }))
      await expectToast(page, `${market.symbol} reversed`)
      await expectPositions(terminal, [['short', 200]])
    })

    test(`a member closes half of a position and sets its stop loss in its row by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await hold(terminal)
      await show(terminal)
      await showPositions(terminal)
      const { input, at } = terminal
      await input.press(page.getByRole('button', { name: `Close ${market.symbol} Long at market` }))
      const dialog = page.getByRole('dialog', { name: 'Close position' })
      await input.press(dialog.getByRole('button', { name: '50%' }))
      await input.press(dialog.getByRole('button', { name: 'Close 100 DOGE' }))
      await expectToast(page, /^Closed 100\sDOGE$/)
      await expect(dialog).toBeHidden()
      await expectPositions(terminal, [['long', 100]])
      const known = await numbersOf(terminal)
      await input.press(page.getByRole('button', { name: 'Add TP/SL' }))
      const exits = page.getByRole('dialog', { name: 'Take profit / stop loss' })
      await input.type(exits.getByRole('textbox', { name: 'Stop loss' }), at(0.9))
      await input.press(exits.getByRole('button', { name: 'Save' }))
      await expectToast(page, 'Take profit / stop loss set')
      await expect(exits).toBeHidden()
      await expectPlaced(
        terminal,
        [{ type: 'sl', status: 'pending', quantity: null, trigger_price: 0.9, trigger_when: 'falls' }],
        known,
      )
    })

    test(`a member amends and cancels an order of a contract in its row by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, market, device)
      await amendAndCancel(terminal, async () => {
        const { account } = await openPositions(terminal)
        // The order reserves its margin at 20x and the taker fee of 0.05 %.
        const reserved = Number(terminal.at(1.1)) * 400 * (1 / 20 + 0.0005)
        expect(Number(account.order_margin)).toBeCloseTo(reserved, 4)
      })
    })
  })
}
