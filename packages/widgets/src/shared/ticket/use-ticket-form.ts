import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePickedPrice } from '../data/use-picked-price.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { DraftRules, OrderTerms, Side } from './order-terms.ts'

export type TicketForm<Draft extends OrderTerms, Field extends string> = {
  draft: Draft
  /** Fields that were left with a value, so that their problems may be shown. */
  left: ReadonlySet<Field>
  /** True after the member has pressed submit, so that missing fields are shown as problems too. */
  isAsked: boolean
  change: (next: (draft: Draft) => Draft) => void
  set: (changes: Partial<Draft>) => void
  setSide: (side: Side) => void
  setPrice: (price: Decimal | '') => void
  leave: (field: Field, value: Decimal | '') => void
  ask: () => void
  /** Clears what belongs to a single order, after the order was placed. */
  clear: () => void
}

type Given = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  /** The last price, which initializes the limit price; null while unknown. */
  last: Decimal | null
  onChange: () => void
}

/**
 * Manages the entries of a ticket. A price picked on the page or given by props replaces the entered price.
 * In a frame, values from the host page fill only fields that the member has not entered: see
 * docs/rules.md#embedding.
 */
export function useTicketForm<Draft extends OrderTerms, Field extends string>(
  { product, first, withSide, cleared }: DraftRules<Draft>,
  { symbol, side, price, last, onChange }: Given,
): TicketForm<Draft, Field> {
  const [draft, setDraft] = useState<Draft>(() => first(side ?? 'buy', price ?? ''))
  const [isPriced, setPriced] = useState(price !== undefined)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const { isFramed } = useBourselet()
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
    // After the member empties the price, the host may prefill it again.
    if (next === '') entered.current.delete('price')
    else entered.current.add('price')
    fillPrice(next)
  }

  usePickedPrice(
    symbol,
    ({ price: picked, isPrefill }) => {
      if (!isPrefill) setPrice(picked)
      else if (!entered.current.has('price')) fillPrice(picked)
    },
    product,
  )
  useEffect(() => {
    if (price !== undefined && !(isFramed && entered.current.has('price'))) fillPrice(price)
  }, [price, isFramed, fillPrice])
  useEffect(() => {
    if (side !== undefined && !(isFramed && entered.current.has('side'))) fillSide(side)
  }, [side, isFramed, fillSide])
  // Only the first known price is filled in; later ones would interrupt the member's typing.
  if (!isPriced && last !== null) {
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
