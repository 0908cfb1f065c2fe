import { type FormEvent, useEffect, useState } from 'react'
import type { OrderTerms } from './order-terms.ts'
import type { Problem } from './problem.ts'
import type { DrawnTicket, TicketForm, TicketPress } from './use-ticket-form.ts'

export type Gate<Field extends string> = {
  /**
   * Returns the problem of a field if the ticket may already show it. If the field is null, returns the problem of the
   * whole order.
   */
  problemOf: (field: Field | null) => Problem<Field> | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  press: TicketPress<unknown, Field>['handlers']
  /** True if the member has pressed the button and the order waits for data that is still loading. */
  isWaiting: boolean
}

export type Gated<Order, Field extends string> = {
  form: Pick<TicketForm<OrderTerms, Field>, 'draft' | 'left' | 'isAsked' | 'ask'>
  /** The problems that were found before sending. */
  problems: readonly Problem<Field>[]
  /** The refusals that the server gave for the last order. */
  refusals: readonly Problem<Field>[]
  /**
   * Fields whose problems are shown immediately. Problems of other fields are shown after the member leaves the
   * field.
   */
  shownAtOnce?: ReadonlySet<Field>
  signedIn: boolean
  onSignIn: (() => void) | undefined
  /** True if another order is being sent or has an unknown outcome, or if the market is loading or outdated. */
  isBusy: boolean
  /** True while the balance and other data of the member are loading, which the checks of the order need. */
  isLoading: boolean
  /** The reason why data of the member is missing without which no order may be sent, and its retry. */
  missing?: { error: Error; retry: () => void } | null
  press: TicketPress<Order, Field>
  /** The order of the entries; null if an amount is missing. */
  order: Order | null
  begin: (order: Order) => void
}

/**
 * Returns the event handlers of a ticket's form and the function that finds the problem of a field. If there are
 * problems, submitting shows all of them and moves the focus to the first invalid field; otherwise it starts the
 * intent. A press while data of the member is loading takes effect when the data has arrived, unless the entries have
 * changed in the meantime.
 */
export function useTicketGate<Order, Field extends string>(gated: Gated<Order, Field>): Gate<Field> {
  const { form, problems, refusals, shownAtOnce, signedIn, onSignIn, isBusy, isLoading, press, begin } = gated
  const { order } = gated
  const missing = signedIn ? gated.missing : null
  const [awaited, setAwaited] = useState<{ draft: object; element: HTMLFormElement } | null>(null)
  const send = (drawn: Pick<DrawnTicket<Order, Field>, 'problems' | 'order'>, element: HTMLFormElement) => {
    if (drawn.problems.length > 0 || !drawn.order) return focusField(element, drawn.problems)
    begin(drawn.order)
  }
  const isSame = awaited?.draft === form.draft
  useEffect(() => {
    if (!awaited || (isLoading && isSame)) return
    setAwaited(null)
    // The checks of the press did not know the balance, so those of the present are applied.
    if (isSame && signedIn && !isBusy && !missing) send({ problems, order }, awaited.element)
  })
  return {
    problemOf(field) {
      const isShown =
        form.isAsked || (field !== null && (form.left.has(field) || shownAtOnce?.has(field) === true))
      const found = isShown ? problems.find((problem) => problem.field === field) : undefined
      if (field === null && press.isChanged) return { field, name: 'ORDER_CHANGED', params: {} }
      if (field === null && form.isAsked && missing) return { field, name: missing.error.name, params: {} }
      return found ?? refusals.find((problem) => problem.field === field)
    },
    submit(event) {
      event.preventDefault()
      if (!signedIn) return onSignIn?.()
      if (isBusy) return
      form.ask()
      if (missing) return missing.retry()
      const drawn = press.release()
      if (!drawn) return
      if (isLoading) return setAwaited({ draft: form.draft, element: event.currentTarget })
      send(drawn, event.currentTarget)
    },
    press: press.handlers,
    isWaiting: signedIn && isLoading && isSame,
  }
}

function focusField(form: HTMLFormElement, problems: readonly Problem<string>[]): void {
  const name = problems.find((problem) => problem.field !== null)?.field
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
