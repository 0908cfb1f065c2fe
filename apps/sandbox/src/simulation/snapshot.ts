import type { Data } from '../http/routes.ts'
import { call, control } from './api.ts'
import { type Member, SYMBOLS } from './traffic.ts'

type Page = Extract<Data<'spot.orders'>['list'][number], { symbol: string }>
export type Order = Page & { fills: Fill[] }
export interface Fill {
  trade_id: number
  price: string
  qty: string
  fee: string
  fee_coin: string
  liquidity: 'maker' | 'taker'
  ts: number
}
export interface Balance {
  coin: string
  available: string
  frozen: string
}
export interface Ledger {
  ok: boolean
  totals: Record<string, string>
  differences: unknown[]
}

/**
 * The orders and balances of the members, the order books and the ledger, as the API returns them. The books contain no
 * orders of the market maker.
 */
export interface Snapshot {
  orders: Map<Member, Order[]>
  balances: Map<Member, Balance[]>
  books: Map<string, Data<'market.depth'>>
  ledger: Ledger
}

async function ordersOf(url: string, { headers }: Member): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1; ; page++) {
    const { code, data } = await call(url, 'spot.orders', { with_fills: true, limit: 100, page }, headers)
    if (code !== 1) throw new Error(`orders: ${data.error}`)
    orders.push(...(data.list as Order[]))
    if (page >= data.page.pages) return orders
  }
}

async function balancesOf(url: string, { headers }: Member): Promise<Balance[]> {
  const { data } = await call(url, 'wallet.balances', { account: 'spot' }, headers)
  return data.list
}

const mapOf = async <K, V>(keys: readonly K[], read: (key: K) => Promise<V>): Promise<Map<K, V>> =>
  new Map(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)))

/** Stops the market maker, so that the books contain only orders of members, and returns a snapshot. */
export async function takeSnapshot(url: string, members: Member[]): Promise<Snapshot> {
  await control(url, 'bots', { enabled: false })
  return {
    orders: await mapOf(members, (member) => ordersOf(url, member)),
    balances: await mapOf(members, (member) => balancesOf(url, member)),
    books: await mapOf(
      SYMBOLS,
      async (symbol) => (await call(url, 'market.depth', { symbol, limit: 50 })).data,
    ),
    ledger: await control(url, 'ledger'),
  }
}
