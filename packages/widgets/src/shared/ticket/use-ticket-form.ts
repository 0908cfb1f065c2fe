import type { Decimal } from '@bourselet/sdk/money'
import {
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { liveTickers } from '../data/live-tickers.ts'
import { useLive } from '../data/use-live.ts'
import { usePickedPrice } from '../data/use-picked-price.ts'
import { useSymbols } from '../data/use-symbols.ts'
import type { ResolvableIntent } from '../intent/use-intent.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { DraftRules, OrderMarket, OrderTerms, Side } from './order-terms.ts'
import type { BookPreview } from './preview-book.ts'
import type { Problem } from './problem.ts'

export type TicketForm<Draft extends OrderTerms, Field extends string> = {
  draft: Draft
  /**
   * Fields that have a value and have lost the focus. Only their problems may be shown before the member
   * submits.
   */
  left: ReadonlySet<Field>
  /** True after the member has pressed submit. From then on, missing fields are also shown as problems. */
  isAsked: boolean
  change: (next: (draft: Draft) => Draft) => void
  set: (changes: Partial<Draft>) => void
  setSide: (side: Side) => void
  setPrice: (price: Decimal | '') => void
  leave: (field: Field, value: Decimal | '') => void
  ask: () => void
  /** Clears the amounts of the order that was just placed. The other entries stay. */
  clear: () => void
}

type Given = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  /** The last price of the symbol, which becomes the initial limit price; null while unknown. */
  last: Decimal | null
  onChange: () => void
}

/**
 * Manages the entries of a ticket. A price that the member selects on the page, or that the props set, replaces the
 * entered price. In an iframe, the host page can fill only fields that the member has not filled: see
 * docs/rules.md#embedding.
 */
export function useTicketForm<Draft extends OrderTerms, Field extends string>(
  { product, first, withSide, withPicked, cleared }: DraftRules<Draft>,
  { symbol, side, price, last, onChange }: Given,
): TicketForm<Draft, Field> {
  const [draft, setDraft] = useState<Draft>(() => first(side ?? 'buy', price ?? ''))
  const [isPriced, setPriced] = useState(price !== undefined)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const { sdk, isFramed } = useBourselet()
  const { refreshing, error } = useSymbols(product)
  const isLive = useLive(liveTickers(sdk, product).one(symbol)) !== null
  const entered = useRef(new Set<'side' | 'price'>())
  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      setDraft(next)
      onChange()
    },
    [onChange],
  )
  const fillPrice = useCallback(
    (next: Decimal | '') => {
      setPriced(true)
      change((before) => ({ ...before, price: next }))
    },
    [change],
  )
  const fillSide = useCallback((next: Side) => change((before) => withSide(before, next)), [change, withSide])
  const setPrice = (next: Decimal | '') => {
    // After the member has emptied the price field, the host page may fill it again.
    if (next === '') entered.current.delete('price')
    else entered.current.add('price')
    fillPrice(next)
  }

  useEffect(() => {
    if (price !== undefined && !(isFramed && entered.current.has('price'))) fillPrice(price)
  }, [price, isFramed, fillPrice])
  useEffect(() => {
    if (side !== undefined && !(isFramed && entered.current.has('side'))) fillSide(side)
  }, [side, isFramed, fillSide])
  // The effect of this hook runs after the effects above, which fill in the price and side of the props. So a price
  // that the member picked while the ticket was loading replaces the price of the props.
  usePickedPrice(
    symbol,
    ({ price: picked, isPrefill }) => {
      if (!isPrefill) {
        entered.current.add('price')
        setPriced(true)
        change((before) => withPicked(before, picked))
      } else if (!entered.current.has('price')) fillPrice(picked)
    },
    product,
  )
  // The ticket fills its price field once, with the last price (that of the latest trade) that it receives first. Later
  // prices would interrupt the member's typing. A cached list of symbols may contain a price that is hours old. So a
  // price of an outdated list is not used until the list has been loaded again.
  if (!isPriced && last !== null && (isLive || !(refreshing || error))) {
    setPriced(true)
    setDraft({ ...draft, price: last })
  }

  return {
    ...{ draft, left, isAsked, change, setPrice },
    setSide: (next) => {
      entered.current.add('side')
      fillSide(next)
    },
    set: (changes) => change((before) => ({ ...before, ...changes })),
    leave: (field, value) => {
      if (value !== '' && !left.has(field)) setLeft(new Set([...left, field]))
    },
    ask: () => setAsked(true),
    clear() {
      entered.current.clear()
      setDraft(cleared)
      setLeft(new Set())
      setAsked(false)
    },
  }
}

/**
 * The content of a ticket at its last render: its entries, their problems, and the order that the button names.
 */
export type DrawnTicket<Order, Field extends string> = {
  /** The entries of the ticket. The object is replaced when an entry changes. */
  draft: object
  problems: readonly Problem<Field>[]
  /** The order of the ticket; null if an amount is missing. */
  order: Order | null
}

export type TicketPress<Order, Field extends string> = {
  /** True if the entries changed while the member pressed the button, so that no order was sent. */
  isChanged: boolean
  /** Event handlers for the form element. */
  handlers: {
    onPointerDownCapture: (event: PointerEvent<HTMLFormElement>) => void
    onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  /**
   * Returns the ticket as it was rendered when the member pressed the button; null if the entries have changed
   * since then.
   */
  release: () => DrawnTicket<Order, Field> | null
}

/**
 * Remembers the order that the ticket showed when the member pressed the submit button. A host page may change price
 * and side at any time, even while the button is pressed. The order that is sent must be the order that the member saw.
 */
export function useTicketPress<Order, Field extends string>(
  now: DrawnTicket<Order, Field>,
): TicketPress<Order, Field> {
  const drawn = useRef(now)
  // A layout effect runs before the next event. A normal effect may run later. A press directly after a change could
  // then be compared with the previous order.
  useLayoutEffect(() => {
    drawn.current = now
  })
  const pressed = useRef<DrawnTicket<Order, Field> | null>(null)
  const [changedDraft, setChangedDraft] = useState<object | null>(null)
  const begin = (isPress: boolean) => {
    pressed.current = isPress ? drawn.current : null
  }
  return {
    // The notice that the order has changed is shown until the member's next entry.
    isChanged: changedDraft === now.draft,
    handlers: {
      onPointerDownCapture: ({ target }) =>
        begin(target instanceof Element && target.closest('[type="submit"]') !== null),
      onKeyDownCapture: ({ key, repeat }) => {
        if (!repeat) begin(key === 'Enter' || key === ' ')
      },
    },
    release() {
      // A screen reader can send a click without a press. In this case the order that the ticket shows at the click is
      // sent.
      const before = pressed.current ?? drawn.current
      pressed.current = null
      const isSame = JSON.stringify(before.draft) === JSON.stringify(drawn.current.draft)
      // The notice that the order has changed is removed when the press ends. Removing it earlier would move
      // the button away from the pointer.
      setChangedDraft(isSame ? null : drawn.current.draft)
      return isSame ? before : null
    },
  }
}

export type Gate<Field extends string> = {
  /**
   * Returns the problem of a field if the ticket may already show it. If the field is null, returns the problem of the
   * whole order.
   */
  problemOf: (field: Field | null) => Problem<Field> | undefined
  submit: (event: FormEvent<HTMLFormElement>) => void
  press: TicketPress<unknown, Field>['handlers']
}

export type Gated<Order, Field extends string> = {
  form: Pick<TicketForm<OrderTerms, Field>, 'left' | 'isAsked' | 'ask'>
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
  /** The error because of which required data of the member is missing, and a function that loads this data again. */
  missing?: { error: Error; retry: () => void } | null
  press: TicketPress<Order, Field>
  begin: (order: Order) => void
}

/**
 * Returns the event handlers of a ticket's form and the function that finds the problem of a field. If there are
 * problems, submitting shows all of them and moves the focus to the first invalid field; otherwise it starts the
 * intent. While data of the member is loading or missing, submitting sends nothing, and the ticket says why.
 */
export function ticketGate<Order, Field extends string>(gated: Gated<Order, Field>): Gate<Field> {
  const { form, problems, refusals, shownAtOnce, signedIn, onSignIn, isBusy, press, begin } = gated
  const missing = signedIn ? gated.missing : null
  const isLoading = signedIn && gated.isLoading
  return {
    problemOf(field) {
      const isShown =
        form.isAsked || (field !== null && (form.left.has(field) || shownAtOnce?.has(field) === true))
      const found = isShown ? problems.find((problem) => problem.field === field) : undefined
      if (field === null && press.isChanged) return { field, name: 'ORDER_CHANGED', params: {} }
      if (field === null && form.isAsked && missing) return { field, name: missing.error.name, params: {} }
      if (field === null && form.isAsked && isLoading) return { field, name: 'BALANCE_LOADING', params: {} }
      return found ?? refusals.find((problem) => problem.field === field)
    },
    submit(event) {
      event.preventDefault()
      if (!signedIn) return onSignIn?.()
      if (isBusy) return
      form.ask()
      const drawn = press.release()
      if (missing) return missing.retry()
      if (!drawn || (isLoading && drawn.problems.length === 0)) return
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

/**
 * A ticket as the shared components use it. The type has methods instead of function properties, so that a
 * ticket may have a narrower type of field names.
 */
export type TicketView = {
  form: {
    draft: OrderTerms
    set(changes: Partial<OrderTerms>): void
    setPrice(price: Decimal | ''): void
    leave(field: string, value: Decimal | ''): void
  }
  market: OrderMarket
  /** The expected result of the order, computed from the shown book; null if it is unknown. */
  preview: Pick<
    BookPreview,
    'outcome' | 'quantity' | 'taken' | 'left' | 'notional' | 'slippage' | 'gap' | 'fill'
  > | null
  signedIn: boolean
  /** True while market orders are disabled, because the shown book may be wrong. */
  isBlocked: boolean
  intent: ResolvableIntent & { isLocked: boolean }
  problemOf(field: string | null): Problem<string> | undefined
}
