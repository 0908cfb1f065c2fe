import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { OrderTerms } from './order-terms.ts'
import type { Problem } from './problem.ts'

/** A ticket as it is drawn: what was entered, what is wrong with it, and the order that the button describes. */
export type DrawnTicket<Order, Field extends string> = {
  draft: OrderTerms
  problems: readonly Problem<Field>[]
  /** Null while an amount is missing. */
  order: Order | null
}

export type TicketPress<Order, Field extends string> = {
  /** The entries changed between press and release of the last press: it did nothing. */
  isChanged: boolean
  /** For the form. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent<HTMLFormElement>) => void
    onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  /** Returns the ticket as it was drawn when the press began; null where its entries have changed since. */
  release: () => DrawnTicket<Order, Field> | null
}

/**
 * Holds a ticket from the moment its button is pressed until the press ends. A page may set prices and sides at any
 * time, also between the two: what is sent is what the member saw on the button.
 */
export function useTicketPress<Order, Field extends string>(
  now: DrawnTicket<Order, Field>,
): TicketPress<Order, Field> {
  const drawn = useRef(now)
  useEffect(() => {
    drawn.current = now
  })
  const pressed = useRef<DrawnTicket<Order, Field> | null>(null)
  const [changedDraft, setChangedDraft] = useState<OrderTerms | null>(null)
  const begin = (isPress: boolean) => {
    pressed.current = isPress ? drawn.current : null
  }
  return {
    // Until the next entry, which is the member's answer to it.
    isChanged: changedDraft === now.draft,
    handlers: {
      onPointerDownCapture: ({ target }) =>
        begin(target instanceof Element && target.closest('[type="submit"]') !== null),
      onKeyDownCapture: ({ key, repeat }) => {
        if (!repeat) begin(key === 'Enter' || key === ' ')
      },
    },
    release() {
      // Without a press, as from a screen reader, it is what is drawn now.
      const before = pressed.current ?? drawn.current
      pressed.current = null
      const isSame = JSON.stringify(before.draft) === JSON.stringify(drawn.current.draft)
      // Not when the press begins: a notice that goes would move the button away from under it.
      setChangedDraft(isSame ? null : drawn.current.draft)
      return isSame ? before : null
    },
  }
}
