import type { Request } from '@bourselet/openapi'
import { expect, type Locator, test } from '@playwright/test'
import { ask, control } from './exchange.ts'
import { devices } from './inputs.ts'
import { expectToast, isPhone } from './pages.ts'
import {
  createTerminal,
  expectPlaced,
  futuresMarket,
  numbersOf,
  openOrders,
  ordersOf,
  raise,
  show,
  spotMarket,
  type Terminal,
} from './terminal.ts'
import { orderName } from './ticket-inputs.ts'

const spot = spotMarket('ADA', 20)
const futures = futuresMarket('TRX', 200)

/**
 * Opens the dialog that edits an order. On a phone, the button that opens this dialog is in the details of the row that
 * contains `text`.
 */
async function openEdit(terminal: Terminal, rows: Locator, text: string, name: string): Promise<Locator> {
  const { page, info, input } = terminal
  if (isPhone(info))
    await input.press(rows.filter({ hasText: text }).getByRole('button', { name: /^Details/ }))
  await input.press(page.getByRole('button', { name: `Edit the order: ${name}` }))
  return page.getByRole('dialog', { name: 'Edit order' })
}

async function save({ page, info, input }: Terminal, dialog: Locator): Promise<void> {
  await input.press(dialog.getByRole('button', { name: 'Save changes' }))
  await expectToast(page, 'Order changed')
  await expect(dialog).toBeHidden()
  if (!isPhone(info)) return
  // On a phone, the details of the order may still be open after the edit dialog has closed. They are then closed too.
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })
  if (await close.isVisible()) await input.press(close)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * Moves a line of the chart, such as an order line, to a lower price, which opens a dialog. Expects the field of the
 * dialog to show a price below the original price of the line, saves the dialog and returns the new price.
 */
async function lowerLine(
  { page, input }: Terminal,
  line: { grip: RegExp; dialog: string; field: string; button: string; toast: string; from: string },
): Promise<string> {
  await input.lower(page.getByRole('button', { name: line.grip }))
  const dialog = page.getByRole('dialog', { name: line.dialog })
  const field = dialog.getByRole('textbox', { name: line.field })
  await expect.poll(async () => Number(await field.inputValue())).toBeLessThan(Number(line.from))
  const price = await field.inputValue()
  await input.press(dialog.getByRole('button', { name: line.button }))
  await expectToast(page, line.toast)
  await expect(dialog).toBeHidden()
  return price
}

const amend = { dialog: 'Edit order', button: 'Save changes', toast: 'Order changed' } as const
const protect = {
  dialog: 'Take profit / stop loss',
  button: 'Save',
  toast: 'Take profit / stop loss set',
} as const

/** Expects the member's open and pending orders on the server to be exactly the orders in `expected`. */
async function expectWaiting(terminal: Terminal, expected: object[]): Promise<void> {
  const waiting = async () =>
    (await ordersOf(terminal)).filter(({ status }) => status === 'open' || status === 'pending')
  await expect.poll(waiting).toMatchObject(expected)
}

const hold = ({ market: { symbol }, member }: Terminal, side: 'buy' | 'sell', quantity: string) =>
  ask('futures.place', { symbol, side, type: 'market', quantity }, member.token)

for (const device of devices) {
  test.describe(device, () => {
    // Only the tests that use a touch device need a touchscreen in the desktop project. The phone project always has
    // one.
    if (device === 'touch') test.use({ hasTouch: true })

    test(`a member edits the trigger or trail of stop orders in the order list, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, spot, device)
      const { input, at, shown, member } = terminal
      const order = { symbol: spot.symbol, side: 'sell' } as const
      const stop = { ...order, type: 'stop_limit', quantity: '20' } as const
      await ask('spot.place', { ...stop, trigger_price: at(0.9), price: at(0.89) }, member.token)
      // Other tests of this market raise the price by only 4 percent. A trail of 10 percent therefore keeps the order
      // from firing.
      await ask(
        'spot.place',
        { ...order, type: 'trailing_stop', quantity: '30', trail_pct: '10' },
        member.token,
      )
      const known = await ordersOf(terminal)
      await show(terminal)
      const rows = await openOrders(terminal)
      await expect(rows).toHaveCount(2)
      await test.step('the member changes the trigger of a stop limit order', async () => {
        const dialog = await openEdit(terminal, rows, 'Stop limit', orderName(spot, 20))
        await input.type(dialog.getByRole('textbox', { name: 'Trigger price' }), at(0.92))
        await save(terminal, dialog)
        await expect(rows.filter({ hasText: 'Stop limit' })).toContainText(shown(at(0.92)))
      })
      await test.step('the member changes the trail of a trailing stop', async () => {
        const dialog = await openEdit(terminal, rows, 'Trailing stop', orderName(spot, 30))
        await input.type(dialog.getByRole('textbox', { name: 'Trail' }), '8')
        await save(terminal, dialog)
      })
      await expectPlaced(terminal, [
        {
          ...{ type: 'stop_limit', status: 'pending', price: 0.89 },
          ...{ trigger_price: 0.92, trigger_when: 'falls' },
        },
        { type: 'trailing_stop', status: 'pending', quantity: 30, trail_pct: '8.00', trigger_when: 'falls' },
      ])
      expect(await numbersOf(terminal)).toEqual(new Set(known.map(({ order_no }) => order_no)))
    })

    test(`a member edits a stop order and a take-profit order of a contract in the order list, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, futures, device)
      const { input, at, shown, member } = terminal
      const order = { symbol: futures.symbol, side: 'sell' } as const
      await hold(terminal, 'buy', '200')
      await ask('futures.place', { ...order, type: 'tp', trigger_price: at(1.1) }, member.token)
      const known = await numbersOf(terminal)
      const stop = { ...order, type: 'stop_market', quantity: '200', trigger_price: at(0.9) } as const
      const { order_no } = await ask('futures.place', stop, member.token)
      await show(terminal)
      await test.step('the member changes the trigger of a stop market order', async () => {
        const rows = await openOrders(terminal)
        const dialog = await openEdit(terminal, rows, 'Stop market', orderName(futures, 200, 'Stop market'))
        await input.type(dialog.getByRole('textbox', { name: 'Trigger price' }), at(0.92))
        await save(terminal, dialog)
        await expect(rows.filter({ hasText: 'Stop market' })).toContainText(shown(at(0.92)))
        const changed = { type: 'stop_market', status: 'pending', trigger_price: 0.92 } as const
        await expectPlaced(terminal, [{ ...changed, trigger_when: 'falls', trigger_by: 'last' }], known)
        expect(await numbersOf(terminal)).toEqual(new Set([...known, order_no]))
      })
      await test.step('the member changes the take profit of a position', async () => {
        await input.pick(page.getByRole('tab', { name: /^Positions/ }))
        const name = `Take profit and stop loss of ${futures.symbol} Long`
        await input.press(page.getByRole('button', { name }))
        const dialog = page.getByRole('dialog', { name: 'Take profit / stop loss' })
        await input.choose(dialog.getByRole('combobox', { name: 'Triggered by' }).first(), 'Mark')
        await input.type(dialog.getByRole('textbox', { name: 'Take profit' }), at(1.12))
        await input.press(dialog.getByRole('button', { name: 'Save' }))
        await expectToast(page, 'Take profit / stop loss set')
        await expect(dialog).toBeHidden()
        const { list } = await ask('futures.positions', { scope: 'open' }, member.token)
        expect(list).toMatchObject([{ take_profit: { price: at(1.12), trigger_by: 'mark' } }])
      })
    })

    test(`a member moves the trigger line of a stop order in the chart by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, spot, device)
      const { at, member } = terminal
      // Raises the last price past the trigger price of the stop order that is placed below. The chart then shows
      // prices from before and after the rise. Its price range therefore contains the line of the trigger price.
      await raise(terminal)
      const from = at(1.015)
      const stop = { symbol: spot.symbol, side: 'sell', type: 'stop_limit', quantity: '20' } as const
      const { order_no } = await ask(
        'spot.place',
        { ...stop, trigger_price: from, price: at(0.99) },
        member.token,
      )
      await show(terminal)
      const line = { ...amend, grip: /^Move: Stop Sell 20/, field: 'Trigger price', from }
      const trigger_price = await lowerLine(terminal, line)
      await expectWaiting(terminal, [
        { order_no, type: 'stop_limit', status: 'pending', price: at(0.99), trigger_price },
      ])
    })

    test(`a member moves the lines of contract orders and positions in the chart by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, futures, device)
      const { at, member } = terminal
      const sell = { symbol: futures.symbol, side: 'sell' } as const
      const buy = { ...sell, side: 'buy' } as const
      const byMark = { trigger_by: 'mark', trigger_price: at(1.015) } as const
      await raise(terminal)
      await show(terminal)
      const from = at(1.015)
      // The server accepts an order only after the quotes or the mark price have followed the new index price. The test
      // therefore repeats each request. Labels at the same price would overlap. The line of an order is therefore
      // removed from the chart before the next order is placed.
      const place = async (order: Request<'futures.place'>) => {
        let order_no = ''
        await expect(async () => {
          order_no = (await ask('futures.place', order, member.token)).order_no
        }).toPass()
        return order_no
      }
      const cancel = (order_no: string) => ask('futures.cancel', { order_no }, member.token)

      await test.step('the member moves the line of a limit order', async () => {
        const order_no = await place({ ...buy, type: 'limit', tif: 'PO', price: from, quantity: '200' })
        const price = await lowerLine(terminal, { ...amend, grip: /^Move: Buy 200/, field: 'Price', from })
        await expectWaiting(terminal, [{ order_no, type: 'limit', status: 'open', price }])
        await cancel(order_no)
      })
      await test.step('the member moves the trigger line of a stop market order', async () => {
        const order_no = await place({ ...sell, ...byMark, type: 'stop_market', quantity: '200' })
        const line = { ...amend, grip: /^Move: Stop Sell 200/, field: 'Trigger price', from }
        const trigger_price = await lowerLine(terminal, line)
        await expectWaiting(terminal, [{ order_no, type: 'stop_market', trigger_price, trigger_by: 'mark' }])
        await cancel(order_no)
      })
      await test.step('the member moves the stop loss line of a long position', async () => {
        await hold(terminal, 'buy', '200')
        await place({ ...sell, ...byMark, type: 'sl' })
        const line = { ...protect, grip: /^Move: SL/, field: 'Stop loss', from }
        const trigger_price = await lowerLine(terminal, line)
        await expectWaiting(terminal, [{ type: 'sl', trigger_price, trigger_by: 'mark' }])
      })
      await test.step('the member moves the take profit line of a short position', async () => {
        // A sell order of twice the quantity reverses the position, which ends the stop loss of the position.
        await hold(terminal, 'sell', '400')
        await place({ ...buy, ...byMark, type: 'tp' })
        const line = { ...protect, grip: /^Move: TP/, field: 'Take profit', from }
        const trigger_price = await lowerLine(terminal, line)
        await expectWaiting(terminal, [{ type: 'tp', trigger_price, trigger_by: 'mark' }])
      })
    })
  })
}

test.afterEach(async () => {
  for (const { symbol } of [spot, futures]) await control('index', { symbol })
})
