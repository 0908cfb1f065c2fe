import type { Decimal } from '@bourselet/sdk/money'
import type { IconShape } from '../ui/icons.ts'

/** A price that a chart marks with a line. */
export type PriceLine = {
  id: string
  price: Decimal
  side: 'buy' | 'sell'
  /** Text of the label on the left, for example "Buy 0.12". */
  label: string
  /** Figures after the label of the line, for example a colored profit or loss. */
  figures?: readonly LineFigure[]
  /**
   * Color of the line, its label and its price tag. Without `tone`, the side of the order determines the color,
   * and the label has an arrow.
   */
  tone?: 'up' | 'down' | 'warn' | 'neutral'
  /** An icon before the label of the line. */
  icon?: IconShape
  /** Stroke style of the line. Default `dashed`. */
  stroke?: 'dashed' | 'dotted' | 'solid'
  /** Name of a group of lines. A bracket joins the lines of a group at their start. */
  group?: string
  /** Accessible name of the close button. Default: "Close: <label>". */
  closeLabel?: string
  /** True if the member can move the line to another price. */
  isMovable?: boolean
  /** True to hide the close button of this line. */
  isFixed?: boolean
}

export type LineFigure = { text: string; trend?: 'up' | 'down' | 'none' }
