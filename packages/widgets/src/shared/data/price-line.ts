import type { Decimal } from '@bourselet/sdk/money'

/** A price the reader has a stake in, drawn through the chart. */
export type PriceLine = {
  id: string
  price: Decimal
  side: 'buy' | 'sell'
  /** On the pill at the left, for example "Buy 0.12". */
  label: string
  /** Behind the label, for example a result with its colour. */
  figures?: readonly LineFigure[]
  /** Colour of line, pill and tag. Without it the side decides, and the pill shows its arrow. */
  tone?: 'up' | 'down' | 'warn' | 'neutral'
  /** Default dashed. */
  stroke?: 'dashed' | 'dotted' | 'solid'
  /** What its close mark does, read aloud. Default: "Close: <label>". */
  closeLabel?: string
  /** No close mark, although the chart gives its lines one. */
  isFixed?: boolean
}

export type LineFigure = { text: string; way?: 'up' | 'down' | 'none' }
