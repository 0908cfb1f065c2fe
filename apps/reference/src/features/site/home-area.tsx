import type { Decimal } from '@bourselet/sdk/money'
import { type Format, useCall, useFormat, useText } from '@bourselet/widgets'
import { ErrorState, Segment } from '@bourselet/widgets/ui'
import { useState } from 'react'
import { type AreaPoint, areaDrawing } from './area-drawing.ts'
import './home-area.css'

/** Time spans of the chart, with the interval and the number of the candles that each span shows. */
const spans = {
  day: { interval: '15m', limit: 96 },
  week: { interval: '1h', limit: 168 },
  month: { interval: '4h', limit: 180 },
} as const
type Span = keyof typeof spans

const REFETCH_MS = 15_000

type HomeAreaProps = { symbol: string; product: 'spot' | 'futures' | 'index'; tick: Decimal | undefined }

/**
 * An area chart of a symbol's closing prices in the selected time span. The highest and the lowest price are marked.
 */
export function HomeArea({ symbol, product, tick }: HomeAreaProps) {
  const { t } = useText('site')
  const format = useFormat()
  const [span, setSpan] = useState<Span>('day')
  const { interval, limit } = spans[span]
  const { data, error, refetch, loading } = useCall(
    ['home.area', product, symbol, span],
    (sdk, options) => sdk.market.history({ symbol, product, type: 'kline', interval, limit }, options),
    { refetchMs: REFETCH_MS, keepPrevious: true },
  )
  const points = data?.list.map(({ t: at, c }) => ({ at, price: c }))
  return (
    <div className="home-area" aria-busy={!points || undefined}>
      <div className="home-area__bar">
        <Segment
          label={t('home.span')}
          size="small"
          value={span}
          onValueChange={setSpan}
          options={(Object.keys(spans) as Span[]).map((value) => ({
            value,
            label: t(`home.spans.${value}`),
          }))}
        />
      </div>
      {error && !points ? (
        <ErrorState error={error} onRetry={refetch} retrying={loading} />
      ) : (
        points && points.length > 1 && <Plot points={points} span={span} tick={tick} format={format} />
      )}
    </div>
  )
}

type PlotProps = { points: readonly AreaPoint[]; span: Span; tick: Decimal | undefined; format: Format }

function Plot({ points, span, tick, format }: PlotProps) {
  const { t } = useText('site')
  const { line, area, high, low, levels, moments, trend, last } = areaDrawing(points)
  const price = (value: Decimal | number) => format.price(`${value}`, tick)
  return (
    <div
      className="home-area__plot bl-numbers"
      data-trend={trend}
      role="img"
      aria-label={t('home.range', { low: price(low.price), high: price(high.price) })}
    >
      <div className="home-area__grid" aria-hidden>
        {levels.map(({ value, top }) => (
          <span key={value} style={{ top: `${top}%` }}>
            <small>{price(value)}</small>
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className="home-area__fill" d={area} />
        <path className="home-area__line" d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="home-area__marks" aria-hidden>
        {(['high', 'low'] as const).map((kind) => {
          const { left, top, price: at } = { high, low }[kind]
          return (
            <i
              key={kind}
              data-kind={kind}
              data-edge={left < 20 ? 'start' : left > 80 ? 'end' : undefined}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              <small>{t(`home.${kind}`, { price: price(at) })}</small>
            </i>
          )
        })}
        <b style={{ top: `${last.top}%` }}>{price(last.price)}</b>
      </div>
      <div className="home-area__times" aria-hidden>
        {moments.map((at) => (
          <span key={at}>{format.time(at, span === 'day' ? 'minute' : 'date')}</span>
        ))}
      </div>
    </div>
  )
}
