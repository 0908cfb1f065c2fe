import { type Decimal, sub } from '@bourselet/sdk/money'
import { useCallback, useMemo } from 'react'
import type { PriceLine } from '../../../shared/data/price-line.ts'
import { type SpotOrder, spotOrders, useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCancelOrders } from '../../../shared/orders/use-cancel-orders.ts'

export type OrderLines = {
  /** Passed to an order book as `ownOrders`. */
  ownOrders: readonly { side: 'buy' | 'sell'; price: Decimal }[]
  /** Passed to a chart as `lines`. */
  lines: readonly PriceLine[]
  /** Passed to a chart as `onLineClose`; cancels the order. */
  onLineClose: (id: string) => void
}

type Priced = SpotOrder & { price: Decimal }

/**
 * Returns the member's open orders of a pair as marks for its order book and as closable lines for its chart.
 */
export function useOrderLines(symbol: string): OrderLines {
  const { t } = useText('orders')
  const format = useFormat()
  const { data } = useOpenOrders(symbol)
  const { cancel } = useCancelOrders(spotOrders)
  const onLineClose = useCallback((order_no: string) => cancel({ order_no }), [cancel])
  const resting = useMemo(() => (data ?? []).filter((order): order is Priced => order.price !== null), [data])
  const lines = useMemo(
    () =>
      resting.map(({ order_no, side, price, quantity, filled }): PriceLine => {
        const label = `${t(`side.${side}`)} ${quantity ? format.amount(sub(quantity, filled)) : ''}`
        return { id: order_no, price, side, label, closeLabel: t('list.cancelOne', { order: label }) }
      }),
    [resting, t, format],
  )
  return { ownOrders: resting, lines, onLineClose }
}
