import { spotOrders } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CancelAll } from '../../../shared/orders/cancel-all.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import '../../../shared/orders/orders.css'

export type CancelAllOrdersProps = {
  /** Limits the button to the orders of one pair. By default it cancels the orders of all pairs. */
  symbol?: string
}

/** The button "Cancel all" for a header above `OpenOrders`. Renders nothing if there are no open orders. */
export function CancelAllOrders({ symbol }: CancelAllOrdersProps) {
  const { t } = useText('spot')
  return (
    <Root name="cancel-all-orders" density="compact">
      <CancelAll
        route={spotOrders}
        symbol={symbol}
        textOf={(count) => t('orders.cancelAllText', { count })}
      />
    </Root>
  )
}
