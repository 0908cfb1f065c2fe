import type { Decimal } from '@bourselet/sdk/money'
import { type FormEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ResolvableIntent } from '../intent/use-intent.ts'
import type { OrderMarket } from './order-market.ts'
import type { OrderTerms } from './order-terms.ts'
import type { BookPreview } from './preview-book.ts'
import type { Problem } from './problem.ts'
import type { TicketForm } from './use-ticket-form.ts'

/** A ticket as it is drawn: its entries, their problems, and the order that the button names. */
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

export type Gate<Field extends string> = {
  /** Returns the problem of a field, once it may show; null: of the order as a whole. */
  problemOf: (field: Field | null) => Problem<Field> | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  press: TicketPress<unknown, Field>['handlers']
}

export type Gated<Order, Field extends string> = {
  form: Pick<TicketForm<OrderTerms, Field>, 'left' | 'isAsked' | 'ask'>
  /** Found before sending. */
  problems: readonly Problem<Field>[]
  /** The refusals of the last order. */
  refusals: readonly Problem<Field>[]
  /** Problems that no field shows while it is typed in: they are said at once. */
  saidAtOnce?: ReadonlySet<Field>
  signedIn: boolean
  onSignIn: (() => void) | undefined
  /** Something else has to be settled or known first. */
  isBusy: boolean
  press: TicketPress<Order, Field>
  begin: (order: Order) => void
}

/** Returns the submit handler of a ticket: it shows every problem, focuses the first wrong field, or starts the intent. */
export function ticketGate<Order, Field extends string>(gated: Gated<Order, Field>): Gate<Field> {
  const { form, problems, refusals, saidAtOnce, signedIn, onSignIn, isBusy, press, begin } = gated
  return {
    problemOf(field) {
      const mayBeSaid =
        form.isAsked || (field !== null && (form.left.has(field) || saidAtOnce?.has(field) === true))
      const found = mayBeSaid ? problems.find((problem) => problem.field === field) : undefined
      if (field === null && press.isChanged) return { field, name: 'ORDER_CHANGED', params: {} }
      return found ?? refusals.find((problem) => problem.field === field)
    },
    submit(event) {
      event.preventDefault()
      if (!signedIn) return onSignIn?.()
      if (isBusy) return
      form.ask()
      const drawn = press.release()
      if (!drawn) return
      if (drawn.problems.length > 0 || !drawn.order) return focusField(event.currentTarget, drawn.problems)
      begin(drawn.order)
    },
    press: press.handlers,
  }
}

function focusField(form: HTMLFormElement, problems: readonly Problem<string>[]): void {
  const name = problems.find((problem) => problem.field !== null)?.field
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

/** A ticket as the shared parts see it. Methods, so that a ticket may have fewer fields than any string. */
export type TicketView = {
  form: {
    draft: OrderTerms
    set(changes: Partial<OrderTerms>): void
    setPrice(price: Decimal | ''): void
    leave(field: string, value: Decimal | ''): void
  }
  market: OrderMarket
  /** The result of the order by the shown book; null while it is unknown. */
  preview: Pick<BookPreview, 'outcome' | 'taken' | 'left' | 'slippage' | 'gap' | 'fill'> | null
  signedIn: boolean
  /** Market orders are off: the shown book cannot be trusted. */
  isBlocked: boolean
  intent: ResolvableIntent & { isLocked: boolean }
  problemOf(field: string | null): Problem<string> | undefined
}
