import { type BrowserContext, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { ask, control, freshMember, type TestMember } from './exchange.ts'
import { type Device, type Input, inputOf } from './inputs.ts'
import { choose, isPhone, paths, signIn } from './pages.ts'

/** A market in which the tests of one file trade. No other test depends on its price. */
export interface Market {
  product: 'spot' | 'futures'
  symbol: string
  base: string
  /** Name of the symbol in the bar of the terminal. */
  name: string
  /** Quantity of most orders that the tests place in the market. */
  quantity: number
  /** Labels of the radio buttons and buttons for buying and selling. */
  sides: Record<Side, string>
}

export type Side = 'buy' | 'sell'

export const spotMarket = (base: string, quantity: number): Market => ({
  product: 'spot',
  symbol: `${base}USDT`,
  base,
  name: `${base} / USDT`,
  quantity,
  sides: { buy: 'Buy', sell: 'Sell' },
})

export const futuresMarket = (base: string, quantity: number): Market => ({
  product: 'futures',
  symbol: `${base}USDT`,
  base,
  name: `${base}USDT`,
  quantity,
  sides: { buy: 'Buy / Long', sell: 'Sell / Short' },
})

/**
 * An order that is expected on the server, with prices as factors of the last price. An omitted price is expected to be
 * null.
 */
export interface PlacedOrder {
  type: string
  status: string
  /** Side of the order; `sell` if omitted. */
  side?: Side
  /**
   * Quantity of the order. If omitted, the quantity in `Market`, which most orders of the tests have. Null for an order
   * that has a total or that closes the whole position.
   */
  quantity?: number | null
  /** Total of the order in quote coin, for an order whose size is not a quantity. */
  total?: string
  price?: number
  trigger_price?: number
  trigger_when?: 'rises' | 'falls'
  trigger_by?: 'last' | 'mark'
  /** Distance of a trailing stop in percent. */
  trail_pct?: string
  take_profit?: number
  stop_loss?: number
  tif?: 'GTC' | 'IOC' | 'FOK' | 'PO'
  /** The expected reason why the exchange ended the order. */
  reason?: 'ioc' | 'fok'
}

export interface Terminal {
  page: Page
  info: TestInfo
  market: Market
  input: Input
  member: TestMember
  /** Returns the last price multiplied by a factor, rounded to the price tick of the market. */
  at: (factor: number) => string
  /** Returns the value of a quantity at the last price multiplied by a factor. */
  worth: (factor: number, quantity: number) => string
  /** Returns a price as the page formats it. */
  shown: (price: string) => string
}

async function lastPrice({ product, symbol }: Market): Promise<string> {
  return (await ask('market.coins', { product })).find((one) => one.symbol === symbol)!.last
}

/** Creates a member with money and reads the last price. Call `show` to open the page. */
export async function createTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  market: Market,
  device: Device,
): Promise<Terminal> {
  const { product, base } = market
  const member = await (product === 'spot'
    ? freshMember({ USDT: '5000', [base]: '1000' })
    : freshMember({}, '5000'))
  const last = await lastPrice(market)
  const decimals = last.split('.')[1]!.length
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  const at = (factor: number) => (Number(last) * factor).toFixed(decimals)
  return {
    page,
    info,
    market,
    input: inputOf(device, page, info),
    member,
    at,
    worth: (factor, quantity) => (Number(at(factor)) * quantity).toFixed(decimals),
    shown: (price) => Number(price).toLocaleString('en', { minimumFractionDigits: decimals }),
  }
}

/** Opens the terminal page. */
export async function show({ page, info, market: { product, symbol, name } }: Terminal): Promise<void> {
  const { exchange, futures } = paths(info)
  await page.goto(`${product === 'spot' ? exchange : futures}?symbol=${symbol}`)
  await expect(page.locator('.bl-symbol-bar').getByText(name)).toBeVisible()
}

/** Opens the list of open orders. */
export async function openOrders({ page, info, input, market: { product } }: Terminal): Promise<Locator> {
  // On a desktop, the spot terminal shows the list of open orders from the start.
  if (product === 'futures' || isPhone(info))
    await input.pick(page.getByRole('tab', { name: /^(Open orders|Orders)/ }))
  return page.getByRole('table', { name: 'Open orders' }).locator('tbody').getByRole('row')
}

/**
 * Raises the index price by four percent, and waits until the last price has followed. The last price changes only with
 * a trade, and the market maker may trade much later, so new members trade at the new price.
 */
export async function raise({ market, at }: Terminal): Promise<void> {
  const { product, symbol, base } = market
  await control('index', { symbol, price: at(1.04) })
  const { token } = await freshMember({ USDT: '5000', [base]: '1000' }, '5000')
  const order = { symbol, side: 'buy', type: 'market', quantity: `${market.quantity}` } as const
  await expect(async () => {
    await ask(`${product}.place`, order, token)
    expect(Number(await lastPrice(market))).toBeGreaterThan(Number(at(1.03)))
  }).toPass()
}

interface OrderOnServer {
  order_no: string
  type: string
  status: string
  price: string | null
}

/** Returns the member's orders from the server: the open ones and those that have ended. */
export async function ordersOf({ market, member: { token } }: Terminal): Promise<OrderOnServer[]> {
  const { product, symbol } = market
  const lists: { list: readonly object[] }[] =
    product === 'spot'
      ? [await ask('spot.orders', { symbol }, token)]
      : [
          await ask('futures.orders', { symbol, scope: 'open' }, token),
          await ask('futures.orders', { symbol, scope: 'history' }, token),
        ]
  return lists.flatMap(({ list }) => list) as OrderOnServer[]
}

/** Returns the numbers of the member's orders. Pass them to `expectPlaced` after another order was placed. */
export const numbersOf = async (terminal: Terminal): Promise<ReadonlySet<string>> =>
  new Set((await ordersOf(terminal)).map(({ order_no }) => order_no))

/** Expects the member's orders on the server to be exactly the orders in `placed`, apart from the orders in `known`. */
export async function expectPlaced(
  terminal: Terminal,
  placed: readonly PlacedOrder[],
  known: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { at, market } = terminal
  const priceOf = (factor?: number) => (factor === undefined ? null : at(factor))
  const expected = placed.map(({ price, trigger_price, take_profit, stop_loss, quantity, ...order }) => ({
    side: 'sell',
    ...order,
    quantity: quantity === null ? null : `${quantity ?? market.quantity}.00000000`,
    price: priceOf(price),
    // The trigger price of a trailing stop moves with the last price, so any value is accepted.
    trigger_price: order.trail_pct ? expect.any(String) : priceOf(trigger_price),
    ...(market.product === 'futures'
      ? { take_profit: priceOf(take_profit), stop_loss: priceOf(stop_loss) }
      : {}),
  }))
  const byType = (one: { type: string }, other: { type: string }) => one.type.localeCompare(other.type)
  const found = async () => (await ordersOf(terminal)).filter(({ order_no }) => !known.has(order_no))
  // The toast may belong to an earlier order, so the new order may not have reached the server yet. The check is
  // therefore repeated.
  await expect.poll(async () => (await found()).toSorted(byType)).toMatchObject(expected.toSorted(byType))
}
