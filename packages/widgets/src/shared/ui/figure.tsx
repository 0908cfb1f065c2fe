import { type Decimal, decimals } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'

export type FigureProps = {
  value: Decimal | null | undefined
  /** Fixed decimals by tick or step; without it as many as the value has, at most 8. */
  tick?: Decimal | undefined
  /** Decimals to keep room for, so that the points of a column stand under each other. */
  room?: number
  /** Shows zeros at the end in the faint tone. */
  faintZeros?: boolean
}

/** A number in a table, exact, its decimal point aligned with those above and below. */
export function Figure({ value, tick, room = 0, faintZeros }: FigureProps) {
  const format = useFormat()
  if (value === null || value === undefined) return <span className="bl-figure">—</span>
  const text = tick ? format.price(value, tick) : format.amount(value)
  const shown = tick ? decimals(tick) : (value.split('.')[1]?.replace(/0+$/, '').length ?? 0)
  const at = shown > 0 ? text.length - shown - 1 : text.length
  const fraction = text.slice(at)
  const separator = fraction.charAt(0) || format.price('0.1', '0.1').charAt(1)
  const zeros = faintZeros ? (fraction.match(/0+$/)?.[0].length ?? 0) : 0
  const kept = fraction.slice(0, fraction.length - zeros)
  const digits = (
    <>
      {kept}
      {zeros > 0 && <span className="bl-figure__zeros">{fraction.slice(-zeros)}</span>}
    </>
  )
  return (
    <span className="bl-figure">
      <span>{text.slice(0, at)}</span>
      {room > 0 ? (
        // As wide as this text in whatever font there is, and no wider than it for a longer or wider fraction.
        <span className="bl-figure__fraction" data-room={separator + '0'.repeat(Math.max(room, shown))}>
          <span className="bl-figure__digits">{digits}</span>
        </span>
      ) : (
        <span className="bl-figure__fraction">{digits}</span>
      )}
    </span>
  )
}
