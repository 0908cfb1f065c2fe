import { useState } from 'react'
import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { countdown } from '../../../shared/format/countdown.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CountdownRing } from '../../../shared/ui/countdown-ring.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { useWidth } from '../parts/use-width.ts'
import { apart, heightOf } from '../rounds/band-picture.ts'
import { optionAt } from './model.ts'
import { OPTION_PAD, type OptionPicture, optionPicture } from './option-picture.ts'
import '../../../shared/ui/panel.css'

// The chart library is loaded when the first chart is rendered, not with the page.
const optionLine = lazyCode(() => import('./option-line.tsx').then(({ OptionLine }) => OptionLine))

const MINUTE = 60_000
const spans = [5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

export type ChartPanelProps = {
  symbol: string
  running: readonly OptionOrder[]
  isNarrow: boolean
}

type View = 'price' | 'how'

/**
 * A panel with a chart of the index price in the last minutes, and the settlement rules. In a narrow layout
 * it also lists the running options.
 */
export function ChartPanel({ symbol, running, isNarrow }: ChartPanelProps) {
  const { t } = useText('prediction')
  const [view, setView] = useState<View>('price')
  const [chosen, setChosen] = useState<number | null>(null)
  // The default time span depends on the width of the chart, which is known only after the first measurement. So the
  // default is computed on each render, and the state contains only a span that the member has chosen.
  const span = chosen ?? (isNarrow ? spans[0]! : spans[1]!)
  return (
    <section className="bl-panel bl-fixed__chart">
      <Tabs<View>
        label={t('option.views')}
        value={view}
        onValueChange={setView}
        end={view === 'price' && <Spans value={span} onChoose={setChosen} />}
        tabs={[
          {
            value: 'price',
            label: t('bar.index'),
            content: (
              <OptionChart symbol={symbol} spanMs={span} running={running} height={isNarrow ? 168 : 430} />
            ),
          },
          { value: 'how', label: t('how.title'), content: <OptionRules /> },
        ]}
      />
      {isNarrow && <RunningList symbol={symbol} running={running} />}
    </section>
  )
}

function Spans({ value, onChoose }: { value: number; onChoose: (span: number) => void }) {
  const { t } = useText('prediction')
  return (
    <fieldset className="bl-spans" aria-label={t('option.span')}>
      {spans.map((span) => (
        <button key={span} type="button" aria-pressed={span === value} onClick={() => onChoose(span)}>
          {span < 60 * MINUTE ? `${span / MINUTE}m` : '1h'}
        </button>
      ))}
    </fieldset>
  )
}

const steps = ['open', 'delivery', 'draw', 'missing', 'fees', 'series'] as const

function OptionRules() {
  const { t } = useText('prediction')
  return (
    <ol className="bl-orules">
      {steps.map((step) => (
        <li key={step}>{t(`how.${step}`)}</li>
      ))}
    </ol>
  )
}

type OptionChartProps = {
  symbol: string
  spanMs: number
  running: readonly OptionOrder[]
  height: number
}

/**
 * A chart of the index price. For each running option it draws a line at the open price, from opening to
 * delivery.
 */
function OptionChart({ symbol, spanMs, running, height }: OptionChartProps) {
  const { t } = useText('prediction')
  const now = useServerNow()
  const { list, loading, error, retry } = useIndexTicks(symbol, spanMs)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const width = useWidth(host)
  const OptionLine = useLazyCode(optionLine, true)
  const picture = optionPicture(list, running, now, spanMs)
  return (
    <div className="bl-ochart" ref={setHost} role="img" aria-label={t('option.chart')} style={{ height }}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : loading || width === 0 || !OptionLine ? (
        <Skeleton height={height} />
      ) : (
        <>
          <OptionLine picture={picture} />
          <Marks picture={picture} price={list.at(-1)?.price} {...{ width, height }} />
        </>
      )}
    </div>
  )
}

type MarksProps = { picture: OptionPicture; price: string | undefined; width: number; height: number }

/**
 * The labels of the option chart: prices on the right, times below, and highlighted labels at the latest price and the
 * open prices.
 */
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
    y:
      newest === null
        ? at(option.price)
        : apart(newest, at(option.price), 22, { first: 12, last: height - 12 }),
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

/** The list of running options, each with its remaining time and its estimated result. */
function RunningList({ symbol, running }: { symbol: string; running: readonly OptionOrder[] }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const { usdt } = useStakes()
  const now = useServerNow()
  const price = useIndexTicks(symbol, 0).list.at(-1)?.price ?? null
  if (running.length === 0) return null
  return (
    <ul className="bl-running" aria-label={t('orders.running')}>
      {running.map((order) => {
        const left = order.deliver_at - now
        const result = optionAt(order, price)
        return (
          <li key={order.order_no} className="bl-running__row">
            <CountdownRing leftMs={left} totalMs={(order.seconds ?? 0) * 1000} size={32} />
            <span>
              <span className="bl-running__deal">
                <DirectionWord direction={order.direction} /> {usdt(order.amount)}
              </span>
              <span className="bl-running__from">
                {duration(order.seconds ?? 0)}
                {order.open_price && ` · ${t('option.at', { price: format.price(order.open_price) })}`}
              </span>
            </span>
            <span className="bl-running__end">
              <span>{result && <Gain value={result.pnl} />}</span>
              <span className="bl-running__left">{left > 0 ? countdown(left) : t('result.settling')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
