import { type FuturesOrder, futuresOrders } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Term } from '../../../shared/orders/order-details.tsx'
import { type HistoryRoute, OrderRecords } from '../../../shared/orders/order-records.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useFuturesColumns } from '../futures-orders/use-futures-columns.tsx'
import { useTriggerTexts } from '../futures-orders/use-trigger-texts.ts'

export type FuturesHistoryProps = {
  /** Limits the list to one contract. By default the list contains all contracts and has a filter. */
  symbol?: string
  /** Called when the symbol of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

type Asked = NonNullable<Parameters<BourseletClient['futures']['orders']>[0]>

const route: HistoryRoute<FuturesOrder> = {
  ...futuresOrders,
  // `futures.orders` has no filter by side. So the side that the member has chosen as a filter is not sent.
  past: (sdk, { side: _, ...request }, options) =>
    sdk.futures.orders({ ...(request as Asked), scope: 'history', with_fills: true }, options),
}

/** The member's closed contract orders, each with its fills and the reason why it ended. */
export function FuturesHistory({ symbol, onSelect, onSignIn }: FuturesHistoryProps) {
  const { t } = useText('futures')
  const columns = useFuturesColumns(onSelect)
  const { time, contract, type, side, price, average, quantity, filled, trigger } = columns
  const triggerTexts = useTriggerTexts()
  const termsOf = (order: FuturesOrder): Term[] => {
    const waited = triggerTexts(order)
    return [
      [t('history.effect'), t(`effect.${order.position_effect}`)],
      [t('history.margin'), `${t(order.margin_mode)} ${order.leverage}×`],
      ...(waited === null ? [] : [[t('orders.trigger'), waited] as const]),
    ]
  }
  return (
    <OrderRecords
      name="futures-history"
      route={route}
      symbol={symbol}
      columns={[
        ...[time, contract, type, side, price, average, quantity, filled],
        { ...trigger, hideBelow: 'l' },
      ]}
      choices={{
        texts: { pair: t('orders.symbol'), allPairs: t('history.allSymbols') },
        sides: null,
        types: ['limit', 'market', 'stop_limit', 'stop_market', 'tp', 'sl'],
        statuses: ['completed', 'cancelled', 'expired', 'triggered'],
      }}
      csvColumns={['leverage', 'margin_mode', 'position_effect']}
      termsOf={termsOf}
      onSignIn={onSignIn}
    />
  )
}
