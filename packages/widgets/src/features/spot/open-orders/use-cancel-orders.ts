import { RefusedError } from '@bourselet/sdk'
import { useState } from 'react'
import { patchOpenOrders, type SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'

export type CancelOrders = {
  cancel: (order: SpotOrder) => Promise<void>
  /** All open orders of these symbols. */
  cancelAll: (symbols: readonly string[]) => Promise<void>
  /** Numbers of the orders, or symbols, that are being cancelled. */
  busy: ReadonlySet<string>
}

/** What a cancel finds when the order ended by itself a moment before. */
const ended = new Set(['ORDER_CLOSED', 'ORDER_NOT_FOUND'])

/** Cancels orders, tells what came of it, and takes them off the lists of the page at once. */
export function useCancelOrders(): CancelOrders {
  const { sdk, page } = useBourselet()
  const { t } = useText('spot')
  const words = useErrorText()
  const { show } = useToast()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const drop = (orders: readonly SpotOrder[]) => {
    page.queryClient.setQueriesData<SpotOrder[]>({ queryKey: ['spot.openOrders'] }, (list) =>
      orders.reduce((left, order) => left && patchOpenOrders(left, { kind: 'order', order }), list),
    )
  }
  const refetch = () => void page.queryClient.invalidateQueries({ queryKey: ['spot.openOrders'] })
  const run = async (names: readonly string[], act: () => Promise<void>) => {
    if (names.some((name) => busy.has(name))) return
    setBusy((before) => new Set([...before, ...names]))
    try {
      await act()
    } catch (error) {
      if (error instanceof RefusedError && ended.has(error.name)) show({ title: t('orders.tooLate') })
      else show({ tone: 'error', title: words(error) })
      refetch()
    } finally {
      setBusy((before) => new Set([...before].filter((name) => !names.includes(name))))
    }
  }
  return {
    busy,
    cancel: ({ order_no }) =>
      run([order_no], async () => {
        const { cancelled } = await sdk.spot.cancel({ order_no })
        drop(cancelled)
        show({ tone: 'success', title: t('orders.cancelled', { count: cancelled.length }) })
      }),
    cancelAll: (symbols) =>
      run(symbols, async () => {
        let count = 0
        for (const symbol of symbols) {
          const { cancelled } = await sdk.spot.cancel({ all: true, symbol })
          count += cancelled.length
          drop(cancelled)
        }
        show({ tone: 'success', title: t('orders.cancelled', { count }) })
      }),
  }
}
