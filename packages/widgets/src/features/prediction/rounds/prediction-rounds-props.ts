import type { ReactNode } from 'react'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { PairProps } from '../bar/pair-props.ts'

export type PredictionRoundsProps = PairProps & {
  /** In the bar, after the price: the way to other pages. */
  tabs?: ReactNode
  /** Leaves out the bar where the page has its own. */
  withoutBar?: boolean
  onBetPlaced?: (order: OptionOrder) => void
  onFailed?: (error: Error) => void
  onSignIn?: () => void
  /** In a narrow place: the way to all own rounds. */
  onHistory?: () => void
}
