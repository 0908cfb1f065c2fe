import { add, type Decimal, isNegative, isZero, mul } from '@bourselet/sdk/money'
import { useEffect, useRef } from 'react'
import type { PriceLine } from '../../../shared/data/price-line.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { priceOnTick } from './alert-button.tsx'

export type LineGripProps = {
  line: PriceLine
  tick: Decimal
  /** The price to which the line is being moved; null if it is not being moved. */
  moved: Decimal | null
  onMovedChange: (price: Decimal | null) => void
  /** Called with the new price when the member releases the line. */
  onMove: (price: Decimal) => void
  /** Returns the price of the chart at a vertical position in the window; null outside the price pane. */
  priceAt: (clientY: number) => number | null
}

const steps: Record<string, string> = { ArrowUp: '1', ArrowDown: '-1' }

/**
 * The label of a movable price line. The member drags it, or presses arrow keys (with Shift for ten ticks) and then
 * Enter. Escape moves the line back. The line also moves back if the label is removed during the move.
 */
export function LineGrip({ line, tick, moved, onMovedChange, onMove, priceAt }: LineGripProps) {
  const { t } = useText('chart')
  const format = useFormat()
  /** The price at the position where the drag of the label began. */
  const grabbed = useRef<number | null>(null)
  const price = format.price(moved ?? line.price, tick)
  const end = () => {
    grabbed.current = null
    onMovedChange(null)
    if (moved !== null && moved !== line.price) onMove(moved)
  }
  const leave = () => {
    grabbed.current = null
    onMovedChange(null)
  }
  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => {
    cancel.current = moved === null ? null : leave
  })
  // The label can disappear during a move, when its order is filled or joins a group. No further pointer events then
  // reach the button, so the move is canceled here.
  useEffect(() => () => cancel.current?.(), [])
  return (
    <>
      <button
        type="button"
        className="bl-price-chart__word bl-price-chart__grip bl-touch"
        aria-label={t('moveLine', { label: line.label, price })}
        title={t('moveHint')}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          grabbed.current = priceAt(event.clientY)
        }}
        onPointerMove={(event) => {
          const at = priceAt(event.clientY)
          if (at === null || grabbed.current === null) return
          const next = priceOnTick(Number(line.price) + at - grabbed.current, tick)
          if (next) onMovedChange(next)
        }}
        onPointerUp={end}
        onPointerCancel={leave}
        onBlur={leave}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (step !== undefined) {
            const next = add(moved ?? line.price, mul(mul(step, event.shiftKey ? '10' : '1'), tick))
            if (!isZero(next) && !isNegative(next)) onMovedChange(next)
          } else if (event.key === 'Enter' && moved !== null) end()
          else if (event.key === 'Escape' && moved !== null) leave()
          else return
          event.preventDefault()
          // Without this call, Escape would also leave the fullscreen mode of the chart.
          event.stopPropagation()
        }}
      >
        {line.label}
      </button>
      {moved !== null && <span className="bl-price-chart__word bl-numbers">{price}</span>}
    </>
  )
}
