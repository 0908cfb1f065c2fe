import { RefusedError } from '@bourselet/sdk'
import { type ListedOrder, liveOrdersKeys, type OrderRoute, withOrder } from '../data/live-orders.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useIntents } from '../intent/use-intents.ts'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useToast } from '../ui/use-toast.ts'
import { findEnded } from './find-ended.ts'

export type CancelOrders = {
  cancel: (order: { order_no: string }) => void
  /** Cancels all open orders of the given symbols. */
  cancelAll: (symbols: readonly string[]) => void
  /**
   * The numbers of the orders that are being canceled. If all orders of some symbols are being canceled at once, the
   * set also contains the names of these symbols, joined into one string.
   */
  busy: ReadonlySet<string>
}

/** Names of refusals that mean that the order to cancel had already ended. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/**
 * Cancels orders by the request `asked`, and returns the orders that were canceled. If the server refuses because the
 * order has already ended, loads the order. If it was canceled, for example by an earlier request whose answer was
 * lost, returns it; if it ended otherwise, returns null. Throws the refusal if the order cannot be loaded. `known` is
 * the order before the request; undefined if it is unknown or if the request names several orders.
 */
async function cancelOrFind<Order extends ListedOrder>(
  route: OrderRoute<Order>,
  sdk: BourseletClient,
  asked: Parameters<typeof route.cancel>[1],
  known: Order | undefined,
): Promise<Order[] | null> {
  try {
    return (await route.cancel(sdk, asked)).cancelled
  } catch (error) {
    if (!known || !(error instanceof RefusedError) || error.name !== 'ORDER_CLOSED') throw error
    const order = await findEnded(route, sdk, known)
    if (!order) throw error
    return order.status === 'cancelled' ? [order] : null
  }
}

/**
 * Returns functions that cancel orders. These functions show the result and immediately remove the canceled orders from
 * the lists of the page. If the outcome is unknown, the member can safely cancel the order again.
 */
export function useCancelOrders<Order extends ListedOrder>(route: OrderRoute<Order>): CancelOrders {
  const { page } = useBourselet()
  const { t } = useText('orders')
  const errorText = useErrorText()
  const { show } = useToast()
  const queryKey = liveOrdersKeys(route.product)
  const { submit, busy } = useIntents<readonly Parameters<typeof route.cancel>[1][], Order[] | null>({
    nameOf: (asked) => asked.map((one) => ('order_no' in one ? one.order_no : one.symbol)).join(),
    // The call needs no idempotency key, because canceling an order twice has no further effect.
    async send(sdk, asked) {
      // The query client of the custom elements has no method `getQueriesData`, so the lists are read from the query
      // cache.
      const lists = page.queryClient
        .getQueryCache()
        .findAll({ predicate: (query) => query.queryKey[0] === queryKey[0] })
      const known = lists.flatMap(({ state }) => (state.data ?? []) as Order[])
      const cancelled: Order[] = []
      for (const one of asked) {
        const order = 'order_no' in one ? known.find(({ order_no }) => order_no === one.order_no) : undefined
        const found = await cancelOrFind(route, sdk, one, order)
        if (found === null) return null
        cancelled.push(...found)
      }
      return cancelled
    },
    onDone(cancelled) {
      if (!cancelled?.length) {
        // If the server found no open order, an earlier request whose answer was lost may have canceled the orders, so
        // their number is unknown.
        show({ title: t(cancelled ? 'list.noneLeft' : 'list.tooLate') })
        return void page.queryClient.invalidateQueries({ queryKey })
      }
      page.queryClient.setQueriesData<Order[]>(
        { queryKey },
        (list) => list && cancelled.reduce(withOrder, list),
      )
      for (const touched of route.touches) void page.queryClient.invalidateQueries({ queryKey: touched })
      const isPair = cancelled.some((order) => 'oco_order_no' in order && order.oco_order_no !== null)
      // If the answer to the first cancellation of an OCO was lost, the repeated cancellation returns only the order
      // whose button was pressed. The other order may still be in the lists, so the lists are loaded again.
      if (isPair && cancelled.length === 1) void page.queryClient.invalidateQueries({ queryKey })
      const text = isPair ? { text: t('list.cancelledLegs') } : {}
      show({ tone: 'success', title: t('list.cancelled', { count: cancelled.length }), ...text })
    },
    onFailed(error) {
      if (error instanceof RefusedError && ended.has(error.name)) show({ title: t('list.tooLate') })
      else show({ tone: 'error', title: errorText(error) })
      void page.queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    busy,
    cancel: ({ order_no }) => submit([{ order_no }]),
    cancelAll: (symbols) => submit(symbols.map((symbol) => ({ all: true, symbol }))),
  }
}
