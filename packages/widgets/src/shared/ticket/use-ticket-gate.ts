import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { OrderTerms } from './order-terms.ts'
import type { Problem } from './problem.ts'
import type { DrawnTicket, TicketForm, TicketPress } from './use-ticket-form.ts'

/**
 * Maximum time in ms that a press waits for data of the member. An order that is sent later would surprise the member.
 */
const WAIT_MS = 10_000

/** A press that waits for data of the member. */
type AwaitedPress = {
  draft: object
  /** The order that the button named, as JSON. */
  order: string
  token: string | null
  element: HTMLFormElement
}

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
  /**
   * True if the balance could not be loaded, so that an order is sent without a check of the balance. A press that waited
   * for the balance is then not sent.
   */
  isUnchecked?: boolean
  press: TicketPress<Order, Field>
  /** The order of the entries; null if an amount is missing. */
  order: Order | null
  begin: (order: Order) => void
}

/**
 * Returns the event handlers of a ticket's form and the function that finds the problem of a field. If there are
 * problems, submitting shows all of them and moves the focus to the first invalid field; otherwise it starts the
 * intent. A press while data of the member is loading takes effect when the data has arrived within ten seconds, if the
 * order and the member are still the same.
 */
export function useTicketGate<Order, Field extends string>(gated: Gated<Order, Field>): Gate<Field> {
  const { form, problems, refusals, shownAtOnce, signedIn, onSignIn, isBusy, isLoading, press, begin } = gated
  const { order } = gated
  const missing = signedIn ? gated.missing : null
  const { sdk } = useBourselet()
  const [awaited, setAwaited] = useState<AwaitedPress | null>(null)
  /** The entries of a press that has waited and then was not sent. */
  const [unsent, setUnsent] = useState<object | null>(null)
  const send = (drawn: Pick<DrawnTicket<Order, Field>, 'problems' | 'order'>, element: HTMLFormElement) => {
    if (drawn.problems.length > 0 || !drawn.order) return focusField(element, drawn.problems)
    begin(drawn.order)
  }
  const isSame = signedIn && awaited?.draft === form.draft && awaited.token === sdk.token.get()
  const isWaiting = isSame && isLoading && !missing
  const ended = useRef<AwaitedPress | null>(null)
  useEffect(() => {
    // React 18 can run this effect again before it has applied `setAwaited`.
    if (!awaited || isWaiting || ended.current === awaited) return
    ended.current = awaited
    setAwaited(null)
    if (!isSame || missing) return
    // The checks of the press did not know the balance, so those of the present are applied. The loaded data can also
    // change the order, such as its leverage. Such an order is not what the member has seen.
    const isSeen = problems.length > 0 || JSON.stringify(order) === awaited.order
    if (!isSeen || isBusy || gated.isUnchecked) return setUnsent(form.draft)
    send({ problems, order }, awaited.element)
  })
  useEffect(() => {
    if (!awaited) return
    const timer = setTimeout(() => {
      setAwaited(null)
      setUnsent(awaited.draft)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [awaited])
  return {
    problemOf(field) {
      const isShown =
        form.isAsked || (field !== null && (form.left.has(field) || shownAtOnce?.has(field) === true))
      const found = isShown ? problems.find((problem) => problem.field === field) : undefined
      if (field === null && press.isChanged) return { field, name: 'ORDER_CHANGED', params: {} }
      if (field === null && unsent === form.draft) return { field, name: 'PRESS_ENDED', params: {} }
      if (field === null && form.isAsked && missing) return { field, name: missing.error.name, params: {} }
      return found ?? refusals.find((problem) => problem.field === field)
    },
    submit(event) {
      event.preventDefault()
      if (!signedIn) return onSignIn?.()
      if (isBusy) return
      form.ask()
      setUnsent(null)
      if (missing) return missing.retry()
      const drawn = press.release()
      if (!drawn) return
      const element = event.currentTarget
      if (!isLoading) return send(drawn, element)
      setAwaited({ draft: form.draft, order: JSON.stringify(drawn.order), token: sdk.token.get(), element })
    },
    press: press.handlers,
    isWaiting,
  }
}

function focusField(form: HTMLFormElement, problems: readonly Problem<string>[]): void {
  const name = problems.find((problem) => problem.field !== null)?.field
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
