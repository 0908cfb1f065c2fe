import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useEffect, useState } from 'react'
import { usePickedPrice } from '../../../shared/data/use-picked-price.ts'
import type { TicketField } from './check-order.ts'
import { newDraft, type OrderDraft, type Side, sizeFor, withSide, withType } from './order-draft.ts'

export type OrderForm = {
  draft: OrderDraft
  /** Fields that were left with something in them, and so may be corrected. */
  left: ReadonlySet<TicketField>
  /** The order was asked for: everything missing is named. */
  isAsked: boolean
  set: (changes: Partial<OrderDraft>) => void
  setSide: (side: Side) => void
  setType: (type: OrderDraft['type']) => void
  setPrice: (price: Decimal | '') => void
  setSize: (size: OrderDraft['size']) => void
  leave: (field: TicketField) => void
  ask: () => void
  /** After an order: the same again without its size. */
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

const none: ReadonlySet<TicketField> = new Set()

/** What is entered in a ticket. A price picked on the page, or given from outside, replaces the one entered. */
export function useOrderForm({ symbol, side, price, last, onChange }: Given): OrderForm {
  const [draft, setDraft] = useState<OrderDraft>(() => newDraft(side ?? 'buy', price ?? ''))
  const [isPriced, setPriced] = useState(price !== undefined)
  const [left, setLeft] = useState(none)
  const [isAsked, setAsked] = useState(false)
  const change = useCallback(
    (next: (draft: OrderDraft) => OrderDraft) => {
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

  usePickedPrice(symbol, (picked) => setPrice(picked.price))
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
    setType: (type) => change((before) => withType(before, type)),
    setPrice,
    setSize: (size) => change((before) => ({ ...before, size })),
    leave: (field) => {
      const value = field === 'price' ? draft.price : draft.size.value
      if (value !== '' && !left.has(field)) setLeft(new Set([...left, field]))
    },
    ask: () => setAsked(true),
    clear() {
      setDraft((before) => {
        const { side, type, size } = before
        return { ...before, size: size.by === 'share' ? sizeFor(side, type) : { ...size, value: '' } }
      })
      setLeft(none)
      setAsked(false)
    },
  }
}
