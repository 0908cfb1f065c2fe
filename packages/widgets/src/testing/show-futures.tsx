import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { futuresAccount } from './futures-samples.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'
import { pageOf } from './show-orders.tsx'
import { siteSettings } from './site-settings.ts'

export type FuturesSetting = KitOptions & {
  visitor?: boolean
  account?: object
  positions?: object[]
  /** The orders that the exchange returns in its lists of open and of closed orders. */
  orders?: object[]
  /** The closed positions. If they are set, the exchange returns them instead of the open positions. */
  closed?: object[]
  pages?: number
  /** The balance changes that the exchange returns in the account statement. */
  changes?: object[]
  settings?: object
}

/** Renders a futures widget on a test exchange. */
export async function showFutures(node: ReactNode, setting: FuturesSetting = {}): Promise<TestExchange> {
  const { visitor, positions = [], orders = [], closed, pages, locale = 'en', width = 1100 } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const open = { account: setting.account ?? futuresAccount(), list: positions }
  const answers = {
    ...{ listPositions: closed ? pageOf(closed, pages) : open, listOrders: pageOf(orders, pages) },
    getLevelList: { current_level: null, list: [] },
    getWebSetting: setting.settings ?? siteSettings(),
    ...(setting.changes && { accountChangeRecord: { ...pageOf(setting.changes), totals: null } }),
  }
  await exchange.step({ do: 'answers', data: answers })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  await renderKit(node, { client: exchange.sdk, locale, width })
  return exchange
}

/** Publishes a mark price of a contract with the current time. */
export async function publishMark(exchange: TestExchange, symbol: string, mark_price: string): Promise<void> {
  const data = {
    symbol,
    mark_price,
    index_price: mark_price,
    funding_rate: '0.00010000',
    next_funding_at: 28_800_000,
    ts: Date.now(),
  }
  await exchange.step({ do: 'publish', topic: `mark:${symbol}`, data })
}
