import type { FormEvent } from 'react'
import type { OrderTerms } from './order-terms.ts'
import type { Problem } from './problem.ts'
import type { TicketForm } from './use-ticket-form.ts'
import type { TicketPress } from './use-ticket-press.ts'

export type Gate<Field extends string> = {
  /** What is wrong with a field, once it may be said; null: with the order as a whole. */
  problemOf: (field: Field | null) => Problem<Field> | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  press: TicketPress<unknown, Field>['handlers']
}

export type Gated<Order, Field extends string> = {
  form: Pick<TicketForm<OrderTerms, Field>, 'left' | 'isAsked' | 'ask'>
  /** Found before sending. */
  problems: readonly Problem<Field>[]
  /** What the server said of the last order. */
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

/** What stands between the button and the exchange: every problem is named first, the first wrong field gets the focus. */
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
