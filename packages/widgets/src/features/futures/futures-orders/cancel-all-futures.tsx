import { Root } from '../../../shared/ui/root.tsx'
import { CancelAll } from './cancel-all.tsx'

export type CancelAllFuturesProps = {
  /** Only this contract. Without it: all. */
  symbol?: string
}

/** The button "Cancel all" by itself, for the header above `FuturesOrders`. Nothing while there are no orders. */
export function CancelAllFutures(props: CancelAllFuturesProps) {
  return (
    <Root name="cancel-all-futures" density="compact">
      <CancelAll {...props} />
    </Root>
  )
}
