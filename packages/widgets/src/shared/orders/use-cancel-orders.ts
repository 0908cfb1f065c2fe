import { RefusedError } from '@bourselet/sdk'
import { useState } from 'react'
import { type ListedOrder, liveOrdersKeys, type OrderRoute, withOrder } from '../data/live-orders.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useToast } from '../ui/use-toast.ts'

export type CancelOrders = {
  cancel: (order: { order_no: string }) => Promise<void>
  /** Cancels all cancelable orders of these symbols. */
  cancelAll: (symbols: readonly string[]) => Promise<void>
  /** Order numbers or symbols whose cancellation is running. */
  busy: ReadonlySet<string>
}

/** Refusals of a cancellation whose order had already ended. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/**
 * Returns the functions that cancel orders. They show the result and remove the orders from the lists of the
 * page at once.
 */
export function useCancelOrders<Order extends ListedOrder>(route: OrderRoute<Order>): CancelOrders {
  const { sdk, page } = useBourselet()
  const { t } = useText('orders')
  const words = useErrorText()
  const { show } = useToast()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const queryKey = liveOrdersKeys(route.product)

  const send = async (asked: Parameters<OrderRoute<Order>['cancel']>[1]) => {
    const { cancelled } = await route.cancel(sdk, asked)
    page.queryClient.setQueriesData<Order[]>(
      { queryKey },
      (list) => list && cancelled.reduce(withOrder, list),
    )
    for (const touched of route.touches) void page.queryClient.invalidateQueries({ queryKey: touched })
    return cancelled.length
  }
  const run = async (names: readonly string[], act: () => Promise<number>) => {
    if (names.some((name) => busy.has(name))) return
    setBusy((before) => new Set([...before, ...names]))
    try {
      show({ tone: 'success', title: t('list.cancelled', { count: await act() }) })
    } catch (error) {
      if (error instanceof RefusedError && ended.has(error.name)) show({ title: t('list.tooLate') })
      else show({ tone: 'error', title: words(error) })
      void page.queryClient.invalidateQueries({ queryKey })
    } finally {
      setBusy((before) => new Set([...before].filter((name) => !names.includes(name))))
    }
  }
  return {
    busy,
    cancel: ({ order_no }) => run([order_no], () => send({ order_no })),
    cancelAll: (symbols) =>
      run(symbols, async () => {
        let count = 0
        for (const symbol of symbols) count += await send({ all: true, symbol })
        return count
      }),
  }
}
