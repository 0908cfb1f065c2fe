import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useEffect, useState } from 'react'
import { usePickedPrice } from '../../../shared/data/use-picked-price.ts'
import type { FuturesField } from './check-order.ts'
import { cleared, type FuturesDraft, newFuturesDraft, type Side, withSide } from './futures-draft.ts'

export type FuturesForm = {
  draft: FuturesDraft
  /** Fields that were left with something in them, and so may be corrected. */
  left: ReadonlySet<FuturesField>
  /** The order was asked for: everything missing is named. */
  isAsked: boolean
  set: (changes: Partial<FuturesDraft>) => void
  setSide: (side: Side) => void
  setPrice: (price: Decimal | '') => void
  leave: (field: FuturesField, value: Decimal | '') => void
  ask: () => void
  /** After an order: the same again without its size and exits. */
  clear: () => void
}

type Given = {
  symbol: string
  side: Side | undefined
  price: Decimal | undefined
  /** What a limit price starts from. */
  last: Decimal | null
  onChange: () => void
}

const none: ReadonlySet<FuturesField> = new Set()

/** What is entered in a ticket. A price picked on the page, or given from outside, replaces the one entered. */
export function useFuturesForm({ symbol, side, price, last, onChange }: Given): FuturesForm {
  const [draft, setDraft] = useState<FuturesDraft>(() => newFuturesDraft(side ?? 'buy', price ?? ''))
  const [isPriced, setPriced] = useState(price !== undefined)
  const [left, setLeft] = useState(none)
  const [isAsked, setAsked] = useState(false)
  const change = useCallback(
    (next: (draft: FuturesDraft) => FuturesDraft) => {
      setDraft(next)
      onChange()
    },
    [onChange],
  )
  const setPrice = useCallback(
    (next: Decimal | '') => {
      setPriced(true)
      change((before) => ({ ...before, price: next }))
    },
    [change],
  )
  const setSide = useCallback((next: Side) => change((before) => withSide(before, next)), [change])

  usePickedPrice(symbol, (picked) => setPrice(picked.price), 'futures')
  useEffect(() => {
    if (price !== undefined) setPrice(price)
  }, [price, setPrice])
  useEffect(() => {
    if (side !== undefined) setSide(side)
  }, [side, setSide])
  // The first price that is known, once: it must not run on under somebody's hands.
  if (!isPriced && last !== null) {
    setPriced(true)
    setDraft({ ...draft, price: last })
  }

  return {
    draft,
    left,
    isAsked,
    set: (changes) => change((before) => ({ ...before, ...changes })),
    setSide,
    setPrice,
    leave: (field, value) => {
      if (value !== '' && !left.has(field)) setLeft(new Set([...left, field]))
    },
    ask: () => setAsked(true),
    clear() {
      setDraft(cleared)
      setLeft(none)
      setAsked(false)
    },
  }
}
