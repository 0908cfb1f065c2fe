import type { Schema } from '@bourselet/sdk'
import { add, type Decimal, sub } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberCall } from '../../shared/data/use-member-call.ts'
import type { MemberEvent } from '../../shared/data/use-member-events.ts'
import { useServerDay } from '../../shared/data/use-server-day.ts'
import type { BourseletClient } from '../../shared/provider/client.ts'
import { readRecords } from '../../shared/records/read-records.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../../shared/records/records.ts'
import { useRecords } from '../../shared/records/use-records.ts'
import { wholeList } from '../../shared/records/whole-list.ts'
import { type EarnOrder, type EarnStatus, fromInterestOrder, fromSavingsOrder } from './order.ts'
import { type EarnKind, type EarnProduct, fromInterest, fromSavings } from './product.ts'

export const allKinds: readonly EarnKind[] = ['wealth', 'pledge', 'savings']

/** Returns true for an event of a wealth, savings or AI order, which changes the member's orders or incomes. */
export const changesEarn = (event: MemberEvent): boolean =>
  event.kind === 'record' && ['wealth', 'savings', 'ai'].includes(event.type)

/** The largest page that the server returns, so that few requests load all rows. */
const ALL = 100

type InterestProduct = Schema<'InterestProduct'>

/** Returns all wealth and pledge products, or those of one kind, including ended ones, which may have running orders. */
const interestProducts = (
  filter: { kind?: Schema<'ProductKind'> },
  client: BourseletClient,
  options: { signal: AbortSignal },
): Promise<InterestProduct[]> =>
  readRecords<InterestProduct, object>(
    {
      query: { read: (sdk, { page, limit }, own) => sdk.wealth.products({ ...filter, page, limit }, own) },
      rowKey: ({ id }) => `${id}`,
    },
    client,
    { page: 1, limit: ALL },
    options,
  )

/** Returns the products of the given kinds: wealth and pledge first, then savings. */
export function useProducts(kinds: readonly EarnKind[]): Call<EarnProduct[]> {
  const interest = kinds.filter((kind) => kind !== 'savings')
  return useCall(
    ['earn.products', kinds],
    async (sdk, options) => {
      const kind = interest.length === 1 ? { kind: interest[0] as Schema<'ProductKind'> } : {}
      const [products, goods] = await Promise.all([
        interest.length > 0 ? interestProducts(kind, sdk, options) : [],
        kinds.includes('savings') ? sdk.savings.goods({}, options) : [],
      ])
      return [...products.map(fromInterest), ...goods.map(fromSavings)]
    },
    { refetchMs: 30_000 },
  )
}

export type OrderFilters = { kind: EarnKind }

/**
 * Returns the query of the member's orders with a given status. The server has one list for wealth orders and one for
 * savings orders. So page n of the result contains the rows of page n of each list, sorted with the newest order first.
 */
export const ordersQuery = (status: EarnStatus): RecordsQuery<EarnOrder, OrderFilters> => ({
  key: ['earn.orders', status],
  read: (sdk, request, options) => readOrders(sdk, { ...request, status }, options),
  changedBy: (event) => event.kind === 'record' && (event.type === 'wealth' || event.type === 'savings'),
})

const nothing = (current: number, limit: number) => ({
  page: { limit, total: 0, pages: 0, current },
  list: [],
})

async function readOrders(
  sdk: BourseletClient,
  { kind, page, limit, status }: RecordsRequest<OrderFilters> & { status: EarnStatus },
  options: { signal: AbortSignal },
): Promise<RecordsPage<EarnOrder>> {
  const request = { page, limit, status }
  const [interest, savings] = await Promise.all([
    kind === 'savings'
      ? nothing(page, limit)
      : sdk.wealth.orders({ ...request, ...(kind ? { kind } : {}) }, options),
    kind === undefined || kind === 'savings' ? sdk.savings.orders(request, options) : nothing(page, limit),
  ])
  return {
    page: {
      limit,
      current: page,
      total: interest.page.total + savings.page.total,
      pages: Math.max(interest.page.pages, savings.page.pages),
    },
    list: [...interest.list.map(fromInterestOrder), ...savings.list.map(fromSavingsOrder)].sort(
      (a, b) => b.createdAt - a.createdAt,
    ),
  }
}

/**
 * Returns all running orders of the member. They are fetched again when an order changes and at the start of each UTC
 * day.
 */
export function useRunningOrders(): readonly EarnOrder[] | undefined {
  const today = useServerDay()
  const running = wholeList(ordersQuery('running'), ({ order_no }) => order_no)
  const key = [...running.key, today]
  return useRecords({ ...running, key }, { page: 1, limit: ALL }).data?.list
}

/** Returns the principal of the running orders for each product key. */
export function useUsedLimits(): ReadonlyMap<string, Decimal> {
  const orders = useRunningOrders()
  return useMemo(() => {
    const used = new Map<string, Decimal>()
    for (const { product, principal } of orders ?? []) {
      used.set(product, add(used.get(product) ?? '0', principal))
    }
    return used
  }, [orders])
}

/** The totals of the member's income. */
type Totals = Schema<'IncomeSummary'>

/** Returns the totals minus the totals of AI plans. */
const withoutAi = (all: Totals, ai: Totals): Totals => ({
  principal_running: sub(all.principal_running, ai.principal_running),
  income_today: sub(all.income_today, ai.income_today),
  income_yesterday: sub(all.income_yesterday, ai.income_yesterday),
  income_total: sub(all.income_total, ai.income_total),
  income_expected: sub(all.income_expected, ai.income_expected),
  orders_running: all.orders_running - ai.orders_running,
})

/**
 * Returns the totals of the member's income, with or without AI plans. They are fetched again when an order or an
 * income changes.
 */
export const useIncomeSummary = ({ withAi }: { withAi: boolean }): Call<Totals> =>
  useMemberCall(
    ['wealth.summary', withAi],
    async (sdk, options) => {
      const read = (kind?: 'ai') => sdk.wealth.summary(kind ? { kind } : {}, options) as Promise<Totals>
      const [all, ai] = await Promise.all([read(), withAi ? null : read('ai')])
      return ai ? withoutAi(all, ai) : all
    },
    (summary, event) => (changesEarn(event) ? 'outdated' : summary),
    { refetchMs: 60_000 },
  )
