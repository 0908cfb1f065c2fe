import { type Decimal, decimals } from '@bourselet/sdk/money'
import { useAmountFormat } from '../format/use-amount-format.ts'
import './figure.css'

export type FigureProps = {
  value: Decimal | null | undefined
  /** Tick or step whose number of decimals is shown. */
  tick?: Decimal | undefined
  /**
   * Number of decimals that is shown if there is no tick. If undefined, the number keeps its own decimals without
   * trailing zeros, at most 8.
   */
  decimals?: number | undefined
  /** Number of decimals for which space is reserved, so that the decimal points of a column align. */
  room?: number
}

/** An exact number in a table. Its decimal point is aligned with the decimal points of its column. */
export function Figure({ value, tick, decimals: places, room = 0 }: FigureProps) {
  const format = useAmountFormat()
  if (value === null || value === undefined) return <span className="bl-figure">—</span>
  const text = tick
    ? format.price(value, tick)
    : format.amount(value, places === undefined ? {} : { decimals: places, minDecimals: places })
  const shown = tick ? decimals(tick) : (places ?? decimals(value))
  const at = shown > 0 ? text.length - shown - 1 : text.length
  const fraction = text.slice(at)
  const separator = fraction.charAt(0) || format.price('0.1', '0.1').charAt(1)
  return (
    <span className="bl-figure">
      <span>{text.slice(0, at)}</span>
      {room > 0 ? (
        // The style sheet renders the zeros in `data-room` invisibly below the fraction. They are as wide as the
        // longest fraction, so all fractions of a column have the same width.
        <span className="bl-figure__fraction" data-room={separator + '0'.repeat(Math.max(room, shown))}>
          <span className="bl-figure__digits">{fraction}</span>
        </span>
      ) : (
        <span className="bl-figure__fraction">{fraction}</span>
      )}
    </span>
  )
}
