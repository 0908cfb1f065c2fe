import { lazy, Suspense, useState } from 'react'
import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { useWidth } from '../parts/use-width.ts'
import { apart, heightOf } from '../rounds/band-picture.ts'
import { OPTION_PAD } from './option-drawing.ts'
import { type OptionPicture, optionPicture } from './option-picture.ts'

// Loads the chart library with the first line instead of with the page.
const OptionLine = lazy(() => import('./option-line.tsx').then(({ OptionLine }) => ({ default: OptionLine })))

export type OptionChartProps = {
  symbol: string
  spanMs: number
  running: readonly OptionOrder[]
  height: number
}

/** The index as a line, with the open price of each running option until its delivery. */
export function OptionChart({ symbol, spanMs, running, height }: OptionChartProps) {
  const { t } = useText('prediction')
  const now = useServerNow()
  const { list, loading, error, retry } = useIndexTicks(symbol, spanMs)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const width = useWidth(host)
  const picture = optionPicture(list, running, now, spanMs)
  return (
    <div className="bl-ochart" ref={setHost} role="img" aria-label={t('option.chart')} style={{ height }}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : loading || width === 0 ? (
        <Skeleton height={height} />
      ) : (
        <Suspense fallback={<Skeleton height={height} />}>
          <OptionLine picture={picture} />
          <Marks picture={picture} price={list.at(-1)?.price} {...{ width, height }} />
        </Suspense>
      )}
    </div>
  )
}

type MarksProps = { picture: OptionPicture; price: string | undefined; width: number; height: number }

/** The price axis on the right, the time axis below, and tags for the marked prices. */
function Marks({ picture, price, width, height }: MarksProps) {
  const format = useFormat()
  const { usdt } = useStakes()
  const { from, to } = picture
  const at = (value: number) => heightOf(value, picture, OPTION_PAD.top, height - OPTION_PAD.bottom)
  const x = (ts: number) => ((ts - from) / (to - from)) * (width - OPTION_PAD.right)
  const newest = price === undefined ? null : at(Number(price))
  const places = price?.split('.')[1]?.length ?? 2
  const tags = picture.options.map((option) => ({
    option,
    y: newest === null ? at(option.price) : apart(newest, at(option.price), 22),
  }))
  const isFree = (y: number) =>
    [...(newest === null ? [] : [newest]), ...tags.map((tag) => tag.y)].every(
      (taken) => Math.abs(taken - y) > 18,
    )
  return (
    <>
      {picture.prices
        .filter((value) => isFree(at(value)))
        .map((value) => (
          <span key={value} className="bl-ochart__price" style={{ insetBlockStart: at(value) }}>
            {format.price(value.toFixed(places))}
          </span>
        ))}
      {picture.times
        .filter((ts) => x(ts) > 24 && x(ts) < width - OPTION_PAD.right)
        .map((ts) => (
          <span key={ts} className="bl-ochart__time" style={{ insetInlineStart: x(ts) }}>
            {format.time(ts, 'minute')}
          </span>
        ))}
      {tags.map(({ option, y }) => (
        <span
          key={option.id}
          className="bl-ochart__tag"
          data-trend={option.direction === 'bull' ? 'up' : 'down'}
          style={{ insetBlockStart: y }}
        >
          {format.price(option.openPrice)}
        </span>
      ))}
      {width > 480 &&
        picture.options.map((option) => (
          <span
            key={option.id}
            className="bl-ochart__name"
            style={{ insetInlineEnd: width - x(option.to), insetBlockStart: at(option.price) }}
            data-below={option.direction === 'bull' || undefined}
          >
            <DirectionWord direction={option.direction} /> {usdt(option.amount)}
          </span>
        ))}
      {price !== undefined && newest !== null && (
        <span className="bl-ochart__tag" data-trend="now" style={{ insetBlockStart: newest }}>
          {format.price(price)}
        </span>
      )}
    </>
  )
}
