import type { Decimal } from '@bourselet/sdk/money'
import { useAmountFormat } from '../format/use-amount-format.ts'
import { useFlash } from './use-flash.ts'
import './market.css'

export type PriceProps = {
  value: Decimal | null | undefined
  tick?: Decimal
  /** Flashes the background when the value changes. */
  flash?: boolean
  /** Direction of the last price change, which sets the color and the arrow. */
  direction?: 'up' | 'down' | 'none'
  /** Hides the arrow, for a price beside which a sign or an arrow is already shown. */
  withoutArrow?: boolean
}

/** A price with the decimals of its tick. */
export function Price({ value, tick, flash, direction = 'none', withoutArrow }: PriceProps) {
  const format = useAmountFormat()
  const element = useFlash<HTMLSpanElement>(value, flash ?? false)
  return (
    <span className="bl-price" part="price" data-direction={direction} ref={element}>
      {value ? format.price(value, tick) : '—'}
      {!withoutArrow && direction !== 'none' && (
        <span className="bl-arrow" data-trend={direction} aria-hidden />
      )}
    </span>
  )
}
