import { RefusedError } from '@bourselet/sdk'
import { useState } from 'react'
import { type FuturesOrder, patchFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'

export type CancelFutures = {
  cancel: (order: Pick<FuturesOrder, 'order_no'>) => Promise<void>
  /** All open orders and waiting triggers of these symbols. */
  cancelAll: (symbols: readonly string[]) => Promise<void>
  /** Numbers of the orders, or symbols, that are being cancelled. */
  busy: ReadonlySet<string>
}

/** What a cancel finds when the order ended by itself a moment before. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/** Cancels contract orders, tells what came of it, and takes them off the lists of the page at once. */
export function useCancelFutures(): CancelFutures {
  const { sdk, page } = useBourselet()
  const { t } = useText('futures')
  const words = useErrorText()
  const { show } = useToast()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const drop = (orders: readonly FuturesOrder[]) => {
    page.queryClient.setQueriesData<FuturesOrder[]>({ queryKey: ['futures.openOrders'] }, (list) =>
      orders.reduce(
        (left, order) => left && patchFuturesOrders(left, { kind: 'futures_order', order }),
        list,
      ),
    )
    // What is left of a position's take profit and stop loss, and what is free to use.
    void page.queryClient.invalidateQueries({ queryKey: positionsKey })
  }
  const run = async (names: readonly string[], act: () => Promise<void>) => {
    if (names.some((name) => busy.has(name))) return
    setBusy((before) => new Set([...before, ...names]))
    try {
      await act()
    } catch (error) {
      if (error instanceof RefusedError && ended.has(error.name)) show({ title: t('orders.tooLate') })
      else show({ tone: 'error', title: words(error) })
      void page.queryClient.invalidateQueries({ queryKey: ['futures.openOrders'] })
    } finally {
      setBusy((before) => new Set([...before].filter((name) => !names.includes(name))))
    }
  }
  const told = (count: number) => show({ tone: 'success', title: t('orders.cancelled', { count }) })
  return {
    busy,
    cancel: ({ order_no }) =>
      run([order_no], async () => {
        const { cancelled } = await sdk.futures.cancel({ order_no })
        drop(cancelled)
        told(cancelled.length)
      }),
    cancelAll: (symbols) =>
      run(symbols, async () => {
        let count = 0
        for (const symbol of symbols) {
          const { cancelled } = await sdk.futures.cancel({ all: true, symbol })
          count += cancelled.length
          drop(cancelled)
        }
        told(count)
      }),
  }
}
