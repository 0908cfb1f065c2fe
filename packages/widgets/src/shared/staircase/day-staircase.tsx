import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import type { CoinRounding } from '../format/format-coin.ts'
import { shortDay, weekDay } from '../format/short-day.ts'
import { useCoinAmount } from '../format/use-coin-amount.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { gainOf, labelledDays, type StaircaseDay, type StaircaseScale, staircaseOf } from './staircase.ts'
import { SCALE_WIDTH, type StaircaseTone } from './staircase-drawing.ts'
import './staircase.css'

// The chart library is loaded when the first chart is rendered, not with the page.
const StaircasePlot = lazyPart(
  () => import('./staircase-plot.tsx').then(({ StaircasePlot }) => StaircasePlot),
  () => <Skeleton height="100%" />,
)

export type { StaircaseDay } from './staircase.ts'

export type DayStaircaseProps = {
  /** Accessible name of the chart. */
  label: string
  /**
   * The days of the chart, oldest first; undefined while they load. The chart is then empty but has its final
   * height.
   */
  days: readonly StaircaseDay[] | undefined
  coin: string
  /**
   * The colors of the changes. `market`: the market's colors of gains and losses. `plain` (default): the accent
   * color.
   */
  tone?: StaircaseTone
  /** The start of the vertical scale: `zero` (default), or `near` the lowest sum. */
  scale?: StaircaseScale
  /** A day that is marked by a dotted line. The label is shown while the user has selected no day. */
  marker?: { date: string; label: string }
  /** True if the amounts are the member's own. The preference "hide amounts" then replaces them by dots. */
  own?: boolean
  /** The direction in which the amounts are rounded: UP for costs. Default FLOOR. */
  rounding?: CoinRounding
  /** Height in px of the bars and the dates below them. Default 184. */
  height?: number
}

const HEIGHT = 184

/**
 * A chart of money by day: a pale bar for the sum before each day, and a solid cap for the change on the day.
 * Pointer and arrow keys select a day.
 */
export function DayStaircase(props: DayStaircaseProps) {
  const { label, days, tone = 'plain', scale, marker, own = false, height = HEIGHT } = props
  const { t } = useText('staircase')
  const { locale } = useFormat()
  const { hideAmounts } = usePreferences()
  const hidden = own && hideAmounts
  const texts = useTexts(props, hidden)
  const summary = useId()
  const [picked, setPicked] = useState<number | null>(null)
  const staircase = useMemo(() => staircaseOf(days ?? [], scale), [days, scale])
  const last = (days?.length ?? 0) - 1
  // The number of days can become smaller. The selected day may then no longer exist, and the selection is
  // ignored.
  const chosen = picked === null || picked > last ? null : picked
  const marked = days?.findIndex(({ date }) => date === marker?.date) ?? -1
  const at = chosen ?? (marked >= 0 ? marked : last)
  const day = days?.[at]
  const shown = chosen === null ? marked : chosen
  const text = chosen === null ? marker?.label : day && texts.tip(day)

  const choose = (next: number) => setPicked(Math.max(0, Math.min(last, next)))
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // The price scale covers the right edge of the chart. So the bars share only the rest of the width.
    const part = (event.clientX - box.left) / Math.max(1, box.width - SCALE_WIDTH)
    choose(Math.floor(part * (last + 1)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 7, PageDown: -7 }[
      event.key
    ]
    if (event.key === 'Escape') return setPicked(null)
    if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(last)
    else if (step !== undefined) choose(at + step)
    else return
    event.preventDefault()
  }
  if (!days || !day) return <Reserved height={height} />
  return (
    <figure className="bl-staircase" style={{ '--bl-staircase-height': `${height}px` } as CSSProperties}>
      <div
        className="bl-staircase__area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={summary}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={texts.day(day)}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setPicked(null)}
        onBlur={() => setPicked(null)}
        onKeyDown={onKeyDown}
      >
        <StaircasePlot staircase={staircase} tone={tone} chosen={chosen} hidden={hidden} />
        {shown >= 0 && text && (
          <span
            className="bl-staircase__mark"
            style={{ '--bl-staircase-at': (shown + 0.5) / (last + 1) } as CSSProperties}
            aria-hidden
          >
            <span className="bl-staircase__tip bl-numbers">{text}</span>
          </span>
        )}
      </div>
      <p className="bl-staircase__dates bl-numbers" aria-hidden>
        {labelledDays(days.length).map((place) => (
          <span key={place}>{shortDay(locale, days[place]?.date)}</span>
        ))}
      </p>
      <figcaption id={summary} className="bl-hidden">
        {t('summary', { from: texts.date(days[0]), to: texts.date(days[last]), sum: texts.sum })} {t('hint')}
      </figcaption>
    </figure>
  )
}

function Reserved({ height }: { height: number }) {
  return (
    <div className="bl-staircase" style={{ '--bl-staircase-height': `${height}px` } as CSSProperties}>
      <div className="bl-staircase__area">
        <Skeleton height="100%" />
      </div>
      <p className="bl-staircase__dates" />
    </div>
  )
}

/** Returns the texts of a day in the user's language. */
function useTexts({ days = [], coin, rounding = 'FLOOR' }: DayStaircaseProps, hidden: boolean) {
  const { t } = useText('staircase')
  const format = useFormat()
  const amountOf = useCoinAmount()
  const amount = (value: string, signed: boolean) =>
    hidden ? '•••' : amountOf(value, coin, { minDecimals: 2, signed, rounding })
  const date = (day: StaircaseDay | undefined) =>
    [weekDay(format.locale, day?.date), day?.note].filter(Boolean).join(', ')
  return {
    date,
    sum: hidden ? t('hidden') : `${amount(gainOf(days), true)} ${coin}`,
    tip: (day: StaircaseDay) => (
      <>
        {date(day)} <strong>{amount(day.gain, true)}</strong> → {amount(day.total, false)}
        {day.range && <span className="bl-staircase__range">{day.range.text}</span>}
      </>
    ),
    day: (day: StaircaseDay) =>
      hidden
        ? `${date(day)}: ${t('hidden')}`
        : [
            t(day.phase === 'late' ? 'late' : 'day', {
              date: date(day),
              gain: `${amount(day.gain, true)} ${coin}`,
              total: `${amount(day.total, false)} ${coin}`,
            }),
            day.range?.text,
          ]
            .filter(Boolean)
            .join('; '),
  }
}
