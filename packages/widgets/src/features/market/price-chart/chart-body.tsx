import { useState } from 'react'
import type { CandleProduct, Product } from '../../../shared/data/live-tickers.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Attribution } from './attribution.tsx'
import { ChartCanvas } from './chart-canvas.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import type { useChartSettings } from './use-chart-settings.ts'
import { type PriceLine, usePriceChart } from './use-price-chart.ts'
import './price-chart.css'

export type ChartBodyProps = {
  symbol: string
  product: Product
  /** The prices that the candles are made of. */
  candles: CandleProduct
  settings: ReturnType<typeof useChartSettings>
  lines: readonly PriceLine[] | undefined
  onLineClose: ((id: string) => void) | undefined
}

const noLines: readonly PriceLine[] = []

/** The chart without its frame. */
export function ChartBody(props: ChartBodyProps) {
  const { symbol, product, candles, settings, lines = noLines, onLineClose } = props
  const { t, ready } = useText('market')
  const format = useFormat()
  const { interval, indicators } = settings
  const rules = useSymbol(symbol, product)
  const info = rules.data
  const { list, frame, loading, error, retry, loadOlder } = usePriceChart(
    symbol,
    candles,
    interval,
    indicators,
  )
  const [hovered, setHovered] = useState<number | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const last = list.at(-1)
  if (rules.error) {
    return <ErrorState error={rules.error} onRetry={rules.refetch} retrying={rules.refreshing} />
  }
  if ((error || failed) && ready) {
    return <ErrorState error={error ?? failed} onRetry={error ? retry : () => setFailed(null)} />
  }
  if (loading || !ready || !info || !last) {
    if (!loading && ready && info) return <Empty icon="candles" title={t('priceChart.empty')} />
    return <ChartSkeleton />
  }
  const found = hovered === null ? -1 : list.findIndex((candle) => candle.t === hovered)
  const at = found < 0 ? list.length - 1 : found
  const label = t('priceChart.label', {
    pair: `${info.base}/${info.quote}`,
    interval: t(`priceChart.intervals.${interval}`),
  })
  return (
    <div className="bl-price-chart__body">
      <ChartLegend candle={list[at]} at={at} frame={frame} tick={info.tick} />
      <ChartCanvas
        frame={frame}
        interval={interval}
        tick={info.tick}
        lines={lines}
        label={`${label}. ${t('priceChart.now', { price: format.price(last.c, info.tick) })}`}
        onHover={setHovered}
        onOldest={loadOlder}
        onLineClose={onLineClose}
        onFailed={setFailed}
      />
      <Attribution />
      <ChartTable candles={list.slice(-13, -1)} interval={interval} tick={info.tick} label={label} />
    </div>
  )
}

const heights = [38, 46, 42, 55, 60, 52, 48, 63, 70, 66, 58, 72, 80, 74, 69, 77, 85, 79, 88, 82]

/** A gray placeholder of candles with the final size. */
function ChartSkeleton() {
  return (
    <div className="bl-price-chart__skeleton" aria-busy>
      {heights.map((height) => (
        <Skeleton key={height} width={8} height={`${height}%`} />
      ))}
    </div>
  )
}
