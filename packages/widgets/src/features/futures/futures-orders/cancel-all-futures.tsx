import { futuresOrders } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CancelAll } from '../../../shared/orders/cancel-all.tsx'
import { Root } from '../../../shared/ui/root.tsx'

export type CancelAllFuturesProps = {
  /** Limits the button to the orders of one contract. By default it cancels the orders of all contracts. */
  symbol?: string
}

/** The button "Cancel all" for a header above `FuturesOrders`. Renders nothing if there are no orders. */
export function CancelAllFutures({ symbol }: CancelAllFuturesProps) {
  const { t } = useText('futures')
  return (
    <Root name="cancel-all-futures" density="compact">
      <CancelAll
        route={futuresOrders}
        symbol={symbol}
        textOf={(count) => t('orders.cancelAllText', { count })}
      />
    </Root>
  )
}
