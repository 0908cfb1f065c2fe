import { compare, type Decimal } from '@bourselet/sdk/money'
import { useEffect, useRef } from 'react'
import { useFormat } from '../format/use-format.ts'

export type PriceProps = {
  value: Decimal | null | undefined
  tick?: Decimal
  /** Flashes its soft fill when the value changes. */
  flash?: boolean
  /** Colours it and shows an arrow. */
  direction?: 'up' | 'down' | 'none'
  /** Leaves the arrow away where a sign or an arrow stands beside it anyway. */
  withoutArrow?: boolean
}

/** A price in the market's own precision. */
export function Price({ value, tick, flash, direction = 'none', withoutArrow }: PriceProps) {
  const format = useFormat()
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  useEffect(() => {
    const old = before.current
    before.current = value
    if (!flash || !old || !value) return
    const way = compare(value, old)
    if (way === 0 || !element.current) return
    element.current.dataset.flash = way > 0 ? 'up' : 'down'
    const timer = setTimeout(() => delete element.current?.dataset.flash, 300)
    return () => clearTimeout(timer)
  }, [value, flash])
  return (
    <span className="bl-price" data-direction={direction} ref={element}>
      {value ? format.price(value, tick) : '—'}
      {!withoutArrow && direction !== 'none' && (
        <span className="bl-arrow" data-way={direction} aria-hidden />
      )}
    </span>
  )
}
