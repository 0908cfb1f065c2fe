import { Root } from '../../../shared/ui/root.tsx'
import { CancelAll } from './cancel-all.tsx'

export type CancelAllOrdersProps = {
  /** Only this pair. Without it: all. */
  symbol?: string
}

/** The button "Cancel all" by itself, for the header above `OpenOrders`. Nothing while there are no orders. */
export function CancelAllOrders(props: CancelAllOrdersProps) {
  return (
    <Root name="cancel-all-orders" density="compact">
      <CancelAll {...props} />
    </Root>
  )
}
