import type { Decimal } from '@bourselet/sdk/money'

/** A price marked by a line in the chart. */
export type PriceLine = {
  id: string
  price: Decimal
  side: 'buy' | 'sell'
  /** Text of the label on the left, for example "Buy 0.12". */
  label: string
  /** Figures after the label, for example a colored profit or loss. */
  figures?: readonly LineFigure[]
  /**
   * Color of the line, its label and its price tag. Without it, the side determines the color, and the label
   * shows an arrow.
   */
  tone?: 'up' | 'down' | 'warn' | 'neutral'
  /** Stroke of the line. Default `dashed`. */
  stroke?: 'dashed' | 'dotted' | 'solid'
  /** Accessible name of the close button. Default: "Close: <label>". */
  closeLabel?: string
  /** Hides the close button of this line. */
  isFixed?: boolean
}

export type LineFigure = { text: string; trend?: 'up' | 'down' | 'none' }
