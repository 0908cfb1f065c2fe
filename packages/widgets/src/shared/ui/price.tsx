import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import { useFlash } from './use-flash.ts'

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
  const element = useFlash<HTMLSpanElement>(value, flash ?? false)
  return (
    <span className="bl-price" data-direction={direction} ref={element}>
      {value ? format.price(value, tick) : '—'}
      {!withoutArrow && direction !== 'none' && (
        <span className="bl-arrow" data-way={direction} aria-hidden />
      )}
    </span>
  )
}
