import type { FuturesOrder } from '../futures-order.ts'

/** How many lots an order keeps, and why it ends if that is none. */
export interface Cut {
  lots: number
  reason: 'reduced' | 'position_gone' | 'system'
}

/** What an order will do to the book, known before anything is held or changed. Ticks and lots. */
export interface Forecast {
  fills: { price: number; lots: number }[]
  /** Not filled by them. */
  left: number
  /** A fill-or-kill order that cannot be filled. */
  killed: boolean
  /**
   * Makers' orders that must be smaller before the engine comes to them: reduce-only ones that an earlier fill of this
   * execution leaves with less to reduce, and those that their owners cannot pay for at mark.
   */
  cuts: ({ order: FuturesOrder } & Cut)[]
}
