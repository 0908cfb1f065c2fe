import type { TopicData } from '@bourselet/sdk'
import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

export type OptionOrder = Extract<TopicData<'member'>, { kind: 'option_order' }>['order']

const LIMIT = 100

/** Returns the member's running options and bets in rounds, newest first, updated by the stream. */
export function useOptionOrders(symbol?: string): Call<OptionOrder[]> {
  return useMemberCall(
    optionOrdersKey(symbol),
    (sdk, options) => running(sdk, symbol, options),
    (orders, event) => patchOptionOrders(orders, event, symbol),
  )
}

export const optionOrdersKey = (symbol?: string): readonly unknown[] => ['prediction.running', symbol ?? '']

async function running(
  sdk: BourseletClient,
  symbol: string | undefined,
  options: { signal: AbortSignal },
): Promise<OptionOrder[]> {
  const orders = new Map<string, OptionOrder>()
  for (let number = 1; ; number += 1) {
    const { page, list } = await sdk.prediction.rounds(
      { scope: 'mine', status: 'in_progress', page: number, limit: LIMIT, ...(symbol ? { symbol } : {}) },
      options,
    )
    for (const order of list as OptionOrder[]) orders.set(order.order_no, order)
    if (number >= page.pages) return [...orders.values()]
  }
}

/**
 * Applies an event about an option or a bet to the list. Returns the changed list; the same list for all other events.
 */
export function patchOptionOrders(orders: OptionOrder[], event: MemberEvent, symbol?: string): OptionOrder[] {
  if (event.kind !== 'option_order' || (symbol !== undefined && event.order.symbol !== symbol)) return orders
  const { order } = event
  const at = orders.findIndex((one) => one.order_no === order.order_no)
  const isRunning = order.status === 'in_progress'
  if (at < 0) return isRunning ? [order, ...orders].sort(newestFirst) : orders
  return isRunning ? orders.with(at, order) : orders.toSpliced(at, 1)
}

const newestFirst = (a: OptionOrder, b: OptionOrder): number =>
  b.opened_at - a.opened_at || (a.order_no < b.order_no ? 1 : -1)
