import type { ReactNode } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { PairProps } from '../bar/pair-props.ts'

export type PredictionRoundsProps = PairProps & {
  /** Links to other pages, shown in the bar after the price. */
  tabs?: ReactNode
  /** True to omit the bar with pair, price and balance, for pages that render the bar elsewhere. */
  withoutBar?: boolean
  onBetPlaced?: (order: OptionOrder) => void
  onFailed?: (error: Error) => void
  onSignIn?: () => void
  /**
   * Called when the member presses the button that opens the list of all their bets in rounds. Only the narrow layout
   * has this button. Without this callback the button is hidden.
   */
  onHistory?: () => void
}
