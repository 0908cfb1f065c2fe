import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { SpotOrder } from '../shared/data/use-open-orders.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'
import { siteSettings } from './site-settings.ts'
import { spotOrder } from './spot-market.ts'

/** Returns an open order whose order number contains `number`. */
export const order = (number: number, changes: Partial<SpotOrder> = {}): SpotOrder => {
  const ts = Date.UTC(2026, 0, 1) + number * 60_000
  const order_no = `S20260101${`${number}`.padStart(10, '0')}`
  return spotOrder({ order_no, created_at: ts, updated_at: ts, ...changes })
}

/** Returns a trade of an order. */
export const fill = (trade_id: number, changes: object = {}): NonNullable<SpotOrder['fills']>[number] => ({
  trade_id,
  price: '60000.00',
  qty: '0.01000000',
  fee: '0.00001000',
  fee_coin: 'BTC',
  liquidity: 'taker',
  ts: Date.UTC(2026, 0, 1) + trade_id * 1_000,
  ...changes,
})

export const pageOf = (list: object[], pages = 1, current = 1) => ({
  page: { limit: 20, total: list.length, pages, current },
  list,
})

type Shown = KitOptions & {
  visitor?: boolean
  open?: object[]
  history?: object
  settings?: object
  /** True if the test exchange does not answer the request for the open orders yet. */
  holdsOpen?: boolean
}

/** Renders a list of the member's orders on a test exchange. */
export async function showOrders(node: ReactNode, setting: Shown = {}): Promise<TestExchange> {
  const {
    visitor,
    open = [],
    history = pageOf([]),
    settings = siteSettings(),
    locale = 'en',
    width = 1100,
    shadow = false,
    holdsOpen = false,
  } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const answers = { pendOrderList: pageOf(open), orderList: history, getWebSetting: settings }
  await exchange.step({ do: 'answers', data: answers })
  if (holdsOpen) await exchange.step({ do: 'hold', call: 'pendOrderList' })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  await renderKit(node, { client: exchange.sdk, locale, width, shadow })
  return exchange
}
