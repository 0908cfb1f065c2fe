import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { page as browser } from 'vitest/browser'
import { FuturesTicket, type FuturesTicketProps } from '../features/futures/futures-ticket/futures-ticket.tsx'
import type { PlacedFutures } from '../features/futures/futures-ticket/model.ts'
import type { FuturesAccount, Position } from '../shared/data/use-positions.ts'
import type { Page } from '../shared/provider/page.ts'
import { futuresOrder } from './futures-samples.ts'
import { sampleMember } from './member.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'
import { siteSettings } from './site-settings.ts'

/**
 * An order book with the best bid 60,000.0 and the best ask 60,010.0. The mark price in these tests is
 * 60,117.4.
 */
export const contractBook = {
  symbol: 'BTCUSDT',
  epoch: 'e1',
  seq: 1,
  ts: 1_000,
  last: '60000.0',
  bids: [
    ['60000.0', '0.50000000'],
    ['59500.0', '20.00000000'],
  ],
  asks: [
    ['60010.0', '0.10000000'],
    ['60100.0', '20.00000000'],
  ],
}

/** Returns a futures account of 10,000 USDT without positions. */
export const futuresAccount = (changes: Partial<FuturesAccount> = {}): FuturesAccount => ({
  coin: 'USDT',
  wallet_balance: '10000.00000000',
  isolated_margin: '0.00000000',
  cross_equity: '10000.00000000',
  cross_upnl: '0.00000000',
  position_margin: '0.00000000',
  order_margin: '0.00000000',
  available: '10000.00000000',
  max_transfer_out: '10000.00000000',
  maintenance_margin: '0.00000000',
  margin_ratio_pct: '0.00',
  settings: [{ symbol: 'BTCUSDT', margin_mode: 'cross', leverage: 20, max_leverage: 125 }],
  ...changes,
})

/** Returns the answer of the exchange to a placed futures order. */
export const placedFutures = (changes: Partial<PlacedFutures> = {}): PlacedFutures => ({
  ...futuresOrder(1, { client_order_id: 'mine', price: '59000.0', quantity: '0.30000000' }),
  fills: [],
  position: null,
  ...changes,
})

export type FuturesSetting = Partial<FuturesTicketProps> &
  KitOptions & {
    visitor?: boolean
    confirm?: boolean
    account?: Partial<FuturesAccount>
    positions?: Position[]
    orders?: object[]
    /** True if the exchange refuses the call for the positions until the test sets its answer. */
    refusesPositions?: boolean
    /** Content of the page below the ticket. */
    below?: ReactNode
  }

/** Sets the answers of the exchange to the calls for the member's futures account, positions and orders. */
export async function giveFutures(exchange: TestExchange, setting: FuturesSetting): Promise<void> {
  const { account, positions = [], orders = [] } = setting
  const open = { account: futuresAccount(account), list: positions }
  const page = { limit: 100, total: orders.length, pages: 1, current: 1 }
  const answers = {
    ...{ getWebSetting: siteSettings(), getMemberInfo: sampleMember() },
    ...{ listPositions: open, listOrders: { page, list: orders } },
  }
  await exchange.step({ do: 'answers', data: answers })
}

/**
 * Renders a futures ticket of BTCUSDT on a test exchange and waits until the ticket is ready. By default,
 * orders need no confirmation.
 */
export async function openFuturesTicket(
  setting: FuturesSetting = {},
): Promise<{ exchange: TestExchange; page: Page; host: HTMLElement }> {
  const {
    locale = 'en',
    width = 316,
    shadow = false,
    visitor,
    confirm = false,
    account,
    positions,
    orders,
    refusesPositions,
    below,
    ...props
  } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answers', data: { marketDepth: contractBook, placeOrder: placedFutures() } })
  await giveFutures(exchange, setting)
  if (refusesPositions) {
    await exchange.step({ do: 'fail', call: 'listPositions', code: 4003, error: 'FORBIDDEN' })
  }
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const ticket = (
    <>
      <FuturesTicket symbol="BTCUSDT" {...props} />
      {below}
    </>
  )
  const { page, host } = await renderKit(ticket, { client: exchange.sdk, locale, width, shadow })
  page.preferences.setState({ confirmOrders: confirm, contracts: {} })
  if (!visitor) await expect.poll(() => page.queryClient.getQueryData(['account.info'])).toBeDefined()
  await expect.poll(() => exchange.sdk.book('futures', 'BTCUSDT').get().isReady).toBe(true)
  await expect.element(browser.getByRole('textbox', { name: 'Price' })).not.toHaveValue('')
  if (!visitor && !refusesPositions) {
    await expect.element(browser.getByRole('button', { name: '100%' })).toBeEnabled()
  }
  return { exchange, page, host }
}
