import { type SpotOrder, spotOrders } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { Term } from '../../../shared/orders/order-details.tsx'
import { type HistoryRoute, OrderRecords } from '../../../shared/orders/order-records.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsPage } from '../../../shared/records/records.ts'
import { useTriggerText } from '../order-columns/trigger-texts.tsx'
import { useSpotColumns } from '../order-columns/use-spot-columns.tsx'

export type OrderHistoryProps = {
  /** Limits the list to one pair. By default the list contains all pairs and has a filter. */
  symbol?: string
  /** Called with the symbol when the pair of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

type Asked = Parameters<BourseletClient['spot']['orders']>[0]

const route: HistoryRoute<SpotOrder> = {
  ...spotOrders,
  // The call returns AI orders only for `type: 'ai'`. This list has no filter by type, so every row of the answer is a
  // spot order and the cast is safe.
  past: (sdk, request, options) =>
    sdk.spot.orders({ ...(request as Asked), with_fills: true }, options) as Promise<RecordsPage<SpotOrder>>,
}

const conditionColumns = [
  'trigger_price',
  'trigger_when',
  'trail_pct',
  'triggered_at',
  'oco_order_no',
] as const satisfies readonly (keyof SpotOrder)[]

/**
 * Returns a function that builds the rows about the trigger, the trail and the other OCO leg in the details of
 * an order.
 */
function useConditionTerms(): (order: SpotOrder) => readonly Term[] {
  const { t } = useText('spot')
  const format = useFormat()
  const triggerText = useTriggerText()
  return (order) => {
    const { trail_pct, triggered_at, oco_order_no } = order
    const trigger = triggerText(order)
    const terms: (Term | false)[] = [
      trigger !== null && [t('orders.trigger'), trigger],
      trail_pct !== null && [t('orders.trail'), format.percent(trail_pct)],
      triggered_at !== null && [t('orders.triggered'), <Moment key="triggered" ts={triggered_at} />],
      oco_order_no !== null && [t('orders.otherLeg'), oco_order_no],
    ]
    return terms.filter((term) => term !== false)
  }
}

/** All orders of the member, filtered by pair, side, status and period. The details of an order show its trades. */
export function OrderHistory({ symbol, onSelect, onSignIn }: OrderHistoryProps) {
  const { t } = useText('spot')
  const { time, pair, type, side, trigger, price, average, quantity, filled, total } =
    useSpotColumns(onSelect)
  const termsOf = useConditionTerms()
  return (
    <OrderRecords
      name="order-history"
      route={route}
      symbol={symbol}
      columns={[
        ...[time, pair, type, side, { ...trigger, hideBelow: 'l' as const }, price],
        ...[{ ...average, hideBelow: 'l' as const }, quantity, filled, total],
      ]}
      csvColumns={conditionColumns}
      termsOf={termsOf}
      choices={{
        texts: { pair: t('orders.pair'), allPairs: t('history.allPairs') },
        sides: ['buy', 'sell'],
        types: null,
        statuses: ['open', 'partial', 'pending', 'completed', 'cancelled', 'expired'],
      }}
      onSignIn={onSignIn}
    />
  )
}
