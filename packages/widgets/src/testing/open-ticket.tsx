import { expect, onTestFinished } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlacedOrder } from '../features/spot/trade-ticket/model.ts'
import type { OrderType } from '../features/spot/trade-ticket/order-types.ts'
import { TradeTicket, type TradeTicketProps } from '../features/spot/trade-ticket/trade-ticket.tsx'
import type { Locale } from '../shared/i18n/locale.ts'
import type { Page } from '../shared/provider/page.ts'
import { useStore } from '../shared/provider/use-store.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'
import { siteSettings } from './site-settings.ts'
import { spotOrder } from './spot-market.ts'

/**
 * An order book with round numbers: best bid 60,000.00, best ask 60,010.00, and 9.6 BTC within 5 % above the
 * best ask.
 */
export const book = {
  symbol: 'BTCUSDT',
  epoch: 'e1',
  seq: 1,
  ts: 1_000,
  last: '60000.00',
  bids: [
    ['60000.00', '0.50000000'],
    ['59500.00', '2.00000000'],
    ['58000.00', '20.00000000'],
  ],
  asks: [
    ['60010.00', '0.10000000'],
    ['60100.00', '0.50000000'],
    ['62000.00', '9.00000000'],
    ['66000.00', '20.00000000'],
  ],
}

const balance = (coin: string, available: string, price: string) => ({
  coin,
  account: 'spot',
  available,
  frozen: '0.00000000',
  total: available,
  price_usdt: price,
  value_usdt: available,
})

/** Returns the member's balances: 10,000 USDT and half a bitcoin by default. */
export const account = (quote = '10000.00000000', base = '0.50000000') => ({
  symbol: 'BTCUSDT',
  base: balance('BTC', base, '60000.00'),
  quote: balance('USDT', quote, '1'),
  maker: '0.001',
  taker: '0.002',
})

/** Returns the answer of the exchange to a placed spot order. */
export const placed = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  ...spotOrder({ client_order_id: 'mine' }),
  fills: [],
  ...changes,
})

export type TicketSetting = Partial<TradeTicketProps> &
  KitOptions & {
    visitor?: boolean
    account?: object
    confirm?: boolean
    /** The order types that the operator offers. Default: limit and market. */
    types?: readonly OrderType[]
    /** The exchange answers the call for the balances after this promise. */
    balancesAfter?: Promise<void>
  }

const words = {
  price: { fr: 'Prix', pt: 'Preço', es: 'Precio', ja: '価格' } as Partial<Record<Locale, string>>,
}

type Given = Partial<TradeTicketProps>

const GivenTicket = ({ given }: { given: StoreApi<Given> }) => (
  <TradeTicket symbol="BTCUSDT" {...useStore(given)} />
)

/**
 * Renders a spot ticket of BTCUSDT on a test exchange and waits until the ticket is ready. By default, orders
 * need no confirmation.
 */
export async function openTicket(
  setting: TicketSetting = {},
): Promise<{ exchange: TestExchange; page: Page; host: HTMLElement; give: (props: Given) => void }> {
  const {
    locale = 'en',
    shadow,
    framed = false,
    width = 316,
    visitor,
    confirm = false,
    account: own,
    types = ['limit', 'market'],
    balancesAfter,
    ...props
  } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
  const answers = {
    ...{ marketDepth: book, getAccountInfo: own ?? account(), setOrder: placed() },
    getWebSetting: siteSettings({ spot_order_types: [...types] }),
  }
  await exchange.step({ do: 'answers', data: answers })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const given = createStore<Given>(() => props)
  const ticket = <GivenTicket given={given} />
  const { wallet } = exchange.sdk
  const tradingAccount = (async (...given: Parameters<typeof wallet.tradingAccount>) => {
    await balancesAfter
    return wallet.tradingAccount(...given)
  }) as typeof wallet.tradingAccount
  const client = balancesAfter ? { ...exchange.sdk, wallet: { ...wallet, tradingAccount } } : exchange.sdk
  const options = { client, locale, width, framed, ...(shadow ? { shadow } : {}) }
  const { page, host } = await renderKit(ticket, options)
  page.preferences.setState({ confirmOrders: confirm })
  await expect.poll(() => exchange.sdk.book('spot', 'BTCUSDT').get().isReady).toBe(true)
  // The ticket counts as ready when its price field contains the last price.
  await expect
    .element(browser.getByRole('textbox', { name: words.price[locale] ?? 'Price' }))
    .not.toHaveValue('')
  return { exchange, page, host, give: (more) => given.setState(more) }
}
