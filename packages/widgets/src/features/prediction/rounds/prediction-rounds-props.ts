import type { ReactNode } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { PairProps } from '../bar/pair-props.ts'

export type PredictionRoundsProps = PairProps & {
  /** Links to other pages, shown in the bar after the price. */
  tabs?: ReactNode
  /** Omits the bar with pair, price and balance, for pages that render the bar elsewhere. */
  withoutBar?: boolean
  onBetPlaced?: (order: OptionOrder) => void
  onFailed?: (error: Error) => void
  onSignIn?: () => void
  /** Called in a narrow layout to open the list of the member's rounds. */
  onHistory?: () => void
}
