import { expect, test } from '@playwright/test'
import { ask, balanceOf, units } from './exchange.ts'
import { devices } from './inputs.ts'
import { createTerminal, futuresMarket, show, spotMarket } from './terminal.ts'
import { placeOrder, type TicketRow } from './ticket-inputs.ts'

/**
 * The orders of one test, which a member places one after the other on the same page. All have a value of more than 5
 * USDT, the least that the market accepts.
 */
type Rows = Record<string, TicketRow>

const spot = spotMarket('XRP', 20)
const futures = futuresMarket('DOGE', 200)

const placedBuy = 'Buy order placed'
const stopPlaced = 'Stop order to buy placed'
const untraded = 'Nothing was traded'

const buy = { side: 'buy', confirm: 'Buy XRP' } as const
const sell = { side: 'sell', confirm: 'Sell XRP' } as const

const spotBuys: Rows = {
  'a limit order': {
    ...buy,
    tab: 'Limit',
    entries: { price: 0.95, quantity: '20' },
    button: /^Buy 20 XRP for/,
    toast: placedBuy,
    placed: [{ side: 'buy', type: 'limit', status: 'open', price: 0.95, tif: 'GTC' }],
  },
  'a limit order with its total': {
    ...buy,
    tab: 'Limit',
    entries: { price: 0.94, total: ({ worth }) => worth(0.94, 20) },
    button: /^Buy 20 XRP for/,
    toast: placedBuy,
    placed: [{ side: 'buy', type: 'limit', status: 'open', price: 0.94, tif: 'GTC' }],
  },
  'a market order with its total': {
    ...buy,
    tab: 'Market',
    entries: { total: '50' },
    button: /^Buy XRP for/,
    toast: /^Bought [\d.]+\sXRP$/,
    placed: [{ side: 'buy', type: 'market', status: 'completed', quantity: null, total: '50.00000000' }],
  },
  'a stop limit': {
    ...buy,
    tab: 'Stop',
    kind: 'Stop limit',
    tif: 'IOC',
    entries: { trigger: 1.1, limit: 1.11, quantity: '20' },
    button: /^Buy 20 XRP · Stop limit/,
    toast: stopPlaced,
    placed: [
      {
        ...{ side: 'buy', type: 'stop_limit', status: 'pending', tif: 'IOC' },
        ...{ price: 1.11, trigger_price: 1.1, trigger_when: 'rises' },
      },
    ],
  },
  'a stop market with its total': {
    ...buy,
    tab: 'Stop',
    kind: 'Stop market',
    entries: { trigger: 1.1, total: '50' },
    button: /^Buy XRP for 50.* · Stop market/,
    toast: stopPlaced,
    placed: [
      {
        ...{ side: 'buy', type: 'stop_market', status: 'pending', quantity: null, total: '50.00000000' },
        ...{ trigger_price: 1.1, trigger_when: 'rises' },
      },
    ],
  },
  'a trailing stop with its total': {
    ...buy,
    tab: 'Stop',
    kind: 'Trailing stop',
    entries: { trail: '5', total: '50' },
    button: /^Buy XRP for 50.* · Trailing stop/,
    toast: stopPlaced,
    placed: [
      {
        ...{ side: 'buy', type: 'trailing_stop', status: 'pending', quantity: null, total: '50.00000000' },
        ...{ trail_pct: '5.00', trigger_when: 'rises' },
      },
    ],
  },
  'an OCO': {
    ...buy,
    tab: 'OCO',
    entries: { limit: 0.93, stopTrigger: 1.1, stopLimit: 1.11, quantity: '20' },
    button: /^Buy 20 XRP · OCO/,
    toast: 'OCO placed: two orders wait',
    placed: [
      { side: 'buy', type: 'limit', status: 'open', price: 0.93 },
      {
        ...{ side: 'buy', type: 'stop_limit', status: 'pending' },
        ...{ price: 1.11, trigger_price: 1.1, trigger_when: 'rises' },
      },
    ],
  },
}

const spotTerms: Rows = {
  'an IOC order above the market, which ends untraded': {
    ...sell,
    tab: 'Limit',
    tif: 'IOC',
    entries: { price: 1.1, quantity: '20' },
    button: /^Sell XRP$/,
    toast: untraded,
    placed: [{ type: 'limit', status: 'expired', price: 1.1, tif: 'IOC', reason: 'ioc' }],
  },
  'a FOK order above the market, which ends untraded': {
    ...sell,
    tab: 'Limit',
    tif: 'FOK',
    entries: { price: 1.1, quantity: '20' },
    button: /^Sell XRP$/,
    toast: untraded,
    placed: [{ type: 'limit', status: 'expired', price: 1.1, tif: 'FOK', reason: 'fok' }],
  },
  'a post-only order': {
    ...sell,
    tab: 'Limit',
    isPostOnly: true,
    entries: { price: 1.1, quantity: '20' },
    button: /^Sell 20 XRP/,
    toast: 'Sell order placed',
    placed: [{ type: 'limit', status: 'open', price: 1.1, tif: 'PO' }],
  },
  'a FOK order below the market, which trades in full': {
    ...sell,
    tab: 'Limit',
    tif: 'FOK',
    entries: { price: 0.98, quantity: '20' },
    button: /^Sell 20 XRP/,
    toast: /^Sold 20\sXRP$/,
    placed: [{ type: 'limit', status: 'completed', price: 0.98, tif: 'FOK' }],
  },
}

const long = { side: 'buy', button: /^Buy \/ Long 200 DOGE/ } as const

const futuresTerms: Rows = {
  'a limit order with its value': {
    ...long,
    tab: 'Limit',
    entries: { price: 0.94, value: ({ worth }) => worth(0.94, 200) },
    toast: placedBuy,
    placed: [{ side: 'buy', type: 'limit', status: 'open', price: 0.94, tif: 'GTC' }],
  },
  'an IOC order below the market, which ends untraded': {
    ...long,
    button: /^Buy \/ Long$/,
    tab: 'Limit',
    tif: 'IOC',
    entries: { price: 0.9, quantity: '200' },
    toast: untraded,
    placed: [{ side: 'buy', type: 'limit', status: 'expired', price: 0.9, tif: 'IOC', reason: 'ioc' }],
  },
  'a FOK order below the market, which ends untraded': {
    ...long,
    button: /^Buy \/ Long$/,
    tab: 'Limit',
    tif: 'FOK',
    entries: { price: 0.9, quantity: '200' },
    toast: untraded,
    placed: [{ side: 'buy', type: 'limit', status: 'expired', price: 0.9, tif: 'FOK', reason: 'fok' }],
  },
  'a post-only order': {
    ...long,
    tab: 'Limit',
    isPostOnly: true,
    entries: { price: 0.93, quantity: '200' },
    toast: placedBuy,
    placed: [{ side: 'buy', type: 'limit', status: 'open', price: 0.93, tif: 'PO' }],
  },
}

const futuresTriggers: Rows = {
  'a stop market by the mark price': {
    ...long,
    tab: 'Stop',
    kind: 'Stop market',
    triggerBy: 'Mark',
    entries: { trigger: 1.1, quantity: '200' },
    toast: stopPlaced,
    placed: [
      {
        ...{ side: 'buy', type: 'stop_market', status: 'pending' },
        ...{ trigger_price: 1.1, trigger_when: 'rises', trigger_by: 'mark' },
      },
    ],
  },
  'a limit order above the market, which opens a long position': {
    ...long,
    tab: 'Limit',
    entries: { price: 1.02, quantity: '200' },
    toast: /^Bought 200\sDOGE$/,
    placed: [{ side: 'buy', type: 'limit', status: 'completed', price: 1.02, tif: 'GTC' }],
  },
  'a stop loss by the mark price': {
    tab: 'TP/SL',
    kind: 'Stop loss',
    side: 'buy',
    triggerBy: 'Mark',
    entries: { trigger: 0.9 },
    button: /^Stop loss at/,
    toast: 'Stop loss set',
    placed: [
      {
        ...{ type: 'sl', status: 'pending', quantity: null },
        ...{ trigger_price: 0.9, trigger_when: 'falls', trigger_by: 'mark' },
      },
    ],
  },
}

for (const device of devices) {
  test.describe(device, () => {
    // Only the tests that use a touch device need a touchscreen in the desktop project. The phone project always has
    // one.
    if (device === 'touch') test.use({ hasTouch: true })

    test(`a member buys with each order type, by quantity and by total, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, spot, device)
      const { at, member } = terminal
      await show(terminal)
      for (const [name, row] of Object.entries(spotBuys))
        await test.step(name, () => placeOrder(terminal, row))
      // Two pending stop orders have a total in USDT instead of a quantity; each reserves 50 USDT. The market order is
      // already paid. The OCO reserves the cost of its more expensive leg.
      const reserved = [at(0.95), at(0.94), at(1.11), at(1.11)].map((price) => units(`${price}0000`) * 20n)
      const { frozen } = await balanceOf(member.token, 'USDT')
      expect(frozen).toBe(reserved.reduce((sum, one) => sum + one, units('100.00000000')))
    })

    test(`a member places IOC/FOK/post-only orders by ${device} @deep`, async ({ page, context }, info) => {
      const terminal = await createTerminal(page, context, info, spot, device)
      await show(terminal)
      for (const [name, row] of Object.entries(spotTerms))
        await test.step(name, () => placeOrder(terminal, row))
      const { available, frozen } = await balanceOf(terminal.member.token, spot.base)
      expect([available, frozen]).toEqual([units('960.00000000'), units('20.00000000')])
    })

    test(`a member places IOC, FOK and post-only futures orders, and a futures order entered by value, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, futures, device)
      await show(terminal)
      for (const [name, row] of Object.entries(futuresTerms))
        await test.step(name, () => placeOrder(terminal, row))
      const { list } = await ask('futures.positions', { scope: 'open' }, terminal.member.token)
      expect(list).toEqual([])
    })

    test(`a member buys a futures contract and places orders that the mark price triggers, by ${device} @deep`, async ({
      page,
      context,
    }, info) => {
      const terminal = await createTerminal(page, context, info, futures, device)
      await show(terminal)
      for (const [name, row] of Object.entries(futuresTriggers))
        await test.step(name, () => placeOrder(terminal, row))
      const { list } = await ask('futures.positions', { scope: 'open' }, terminal.member.token)
      expect(list).toMatchObject([{ side: 'long', quantity: '200.00000000' }])
    })
  })
}
