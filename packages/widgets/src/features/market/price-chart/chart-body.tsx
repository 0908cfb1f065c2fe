import type { Decimal } from '@bourselet/sdk/money'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CandleProduct, Product } from '../../../shared/data/live-tickers.ts'
import { useOwnFills } from '../../../shared/data/use-own-fills.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { saveFile } from '../../../shared/format/save-file.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { priceOnTick } from './alert-button.tsx'
import { Attribution } from './attribution.tsx'
import { ChartCanvas } from './chart-canvas.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { useComparedLines } from './compare/use-compared-lines.ts'
import { drawPicture } from './draw-picture.ts'
import { EdgeMarks, useBeyond } from './edge-marks.tsx'
import { type FillMark, fillMarks } from './fill-marks.ts'
import { PaneTitles } from './pane-titles.tsx'
import type { useChartSettings } from './use-chart-settings.ts'
import { chartView, type DrawnChart } from './use-chart-view.ts'
import { useDrawings } from './use-drawings.ts'
import { usePriceAlerts, useWatchedMarkets } from './use-price-alerts.ts'
import { type PriceLine, usePriceChart } from './use-price-chart.ts'
import './price-chart.css'

const AlertWatch = lazyPart(() => import('./alert-watch.tsx').then(({ AlertWatch }) => AlertWatch))

export type ChartBodyProps = {
  symbol: string
  product: Product
  /** The source of the candles: the trades of spot or futures, or the index price. */
  candles: CandleProduct
  settings: ReturnType<typeof useChartSettings>
  lines: readonly PriceLine[] | undefined
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
}

const noLines: readonly PriceLine[] = []
const noMarks: readonly FillMark[] = []

/** The content of the price chart inside the widget's root element. */
export function ChartBody(props: ChartBodyProps) {
  const { symbol, product, candles, settings, lines = noLines, onLineClose, onLineMove } = props
  const { t, ready } = useText('chart')
  const format = useFormat()
  const { sdk } = useBourselet()
  const { interval, style, scale, indicators, savePicture } = settings
  const rules = useSymbol(symbol, product)
  const info = rules.data
  const [hovered, setHovered] = useState<number | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const [isLoadingLibrary, setLoadingLibrary] = useState(false)
  const [tops, setTops] = useState<readonly number[]>([])
  const { isCompared, ComparedLines } = useComparedLines(product, symbol)
  const shownScale = isCompared ? 'percent' : scale
  const { list, frame, loading, error, retry, loadOlder } = usePriceChart(
    symbol,
    candles,
    interval,
    indicators,
    shownScale === 'percent',
  )
  const own = useOwnFills(product, symbol, settings.fills)
  const from = list[0]?.t
  const marks = useMemo(
    () => (settings.fills && own.data && from !== undefined ? fillMarks(own.data, interval, from) : noMarks),
    [settings.fills, own.data, interval, from],
  )
  const alerts = usePriceAlerts(product, symbol)
  // Each chart watches the alerts of all markets, so that an alert also fires after the member has opened another market.
  const watched = useWatchedMarkets(product, symbol)
  const shownLines = useMemo<readonly PriceLine[]>(
    () => [
      ...lines.map((line) => (onLineClose ? line : { ...line, isFixed: true })),
      ...alerts.list.map(({ id, price, when }) => ({
        id,
        price,
        side: 'buy' as const,
        label: t(when === 'above' ? 'alerts.lineAbove' : 'alerts.lineBelow'),
        tone: 'neutral' as const,
        stroke: 'dotted' as const,
        icon: icons.bell,
        closeLabel: t('alerts.remove', { price: format.price(price, info?.tick) }),
      })),
    ],
    [lines, onLineClose, alerts.list, t, format, info?.tick],
  )
  const { remove: removeAlert } = alerts
  const closeLine = useCallback(
    (id: string) => (id.startsWith('alert:') ? removeAlert(id) : onLineClose?.(id)),
    [removeAlert, onLineClose],
  )
  const [drawn, setDrawn] = useState<DrawnChart | null>(null)
  const Drawings = useDrawings(product, symbol, settings.isDrawing)
  const beyond = useBeyond(drawn?.view, shownLines)
  const beyondIds = useMemo(() => new Set([...beyond.above, ...beyond.below]), [beyond])
  const body = useRef<HTMLDivElement>(null)
  // When a button that has the focus is removed, the chart receives the focus, so that keys still control the
  // chart.
  const focusChart = useCallback(
    () => body.current?.querySelector<HTMLElement>('.bl-price-chart__canvas')?.focus({ preventScroll: true }),
    [],
  )
  const loadLibrary = async () => {
    setLoadingLibrary(true)
    await chartView.load().then(() => setFailed(null), setFailed)
    setLoadingLibrary(false)
  }
  const picture = useRef<(() => HTMLCanvasElement | null) | null>(null)
  const last = list.at(-1)
  const pair = info ? `${info.base}/${info.quote}` : symbol
  useEffect(() => {
    savePicture.current = () => {
      const chart = picture.current?.()
      if (!chart || !body.current || !info || !last) return
      const title = `${pair} · ${interval} · ${format.price(last.c, info.tick)}`
      const drawn = drawPicture(chart, body.current, title, format.time(sdk.clock.now(), 'full'))
      drawn.toBlob((blob) => blob && saveFile(`${symbol}-${interval}.png`, blob), 'image/png')
    }
    return () => {
      savePicture.current = null
    }
  })
  if (rules.error) {
    return <ErrorState error={rules.error} onRetry={rules.refetch} retrying={rules.refreshing} />
  }
  if ((error || failed) && ready) {
    const onRetry = error ? retry : () => void loadLibrary()
    return <ErrorState error={error ?? failed} onRetry={onRetry} retrying={isLoadingLibrary} />
  }
  if (loading || !ready || !info || !last) {
    if (!loading && ready && info) return <Empty icon={icons.candles} title={t('empty')} />
    return <ChartSkeleton />
  }
  const found = hovered === null ? -1 : list.findIndex((candle) => candle.t === hovered)
  const at = found < 0 ? list.length - 1 : found
  const formatPrice = (price: string) => format.price(price, info.tick)
  const panes = frame.indicators.filter(({ pane }) => pane === 'own').length
  const label = t('label', {
    pair,
    interval: t(`intervals.${interval}`),
  })
  return (
    <div
      className="bl-price-chart__body"
      data-drawing={settings.isDrawing || undefined}
      data-panes={panes > 0 || undefined}
      style={{ '--bl-panes': panes } as CSSProperties}
      ref={body}
    >
      <ChartLegend
        candle={list[at]}
        at={at}
        frame={frame}
        tick={info.tick}
        marks={marks.filter(({ t }) => t === hovered)}
        base={info.base}
        settings={settings}
        onRemoved={focusChart}
      >
        {ComparedLines && drawn && (
          <ComparedLines
            view={drawn.view}
            symbol={symbol}
            product={product}
            source={candles}
            interval={interval}
            candles={frame.candles}
            at={at}
            onRemoved={focusChart}
          />
        )}
        <EdgeMarks edge="above" ids={beyond.above} lines={shownLines} formatPrice={formatPrice} />
      </ChartLegend>
      <ChartCanvas
        symbol={symbol}
        frame={frame}
        interval={interval}
        style={style}
        scale={shownScale}
        tick={info.tick}
        lines={shownLines}
        beyond={beyondIds}
        fills={marks}
        withDrawings={Drawings !== null}
        picture={picture}
        onPanes={setTops}
        label={`${label}. ${t('now', { price: format.price(last.c, info.tick) })}`}
        onHover={setHovered}
        onOldest={loadOlder}
        onLineClose={closeLine}
        onLineMove={onLineMove}
        onDigit={(digit) => settings.typeInterval.current?.(digit)}
        onPriceMenu={(price) => {
          const at = priceOnTick(price, info.tick)
          if (at) settings.askAlert.current?.(at)
        }}
        onDrawn={setDrawn}
        onFailed={setFailed}
      />
      {watched.map((market) => (
        <AlertWatch key={market.join()} product={market[0]} symbol={market[1]} />
      ))}
      {Drawings && drawn && (
        <Drawings
          chart={drawn}
          symbol={symbol}
          product={product}
          interval={interval}
          tick={info.tick}
          candles={frame.candles}
          withBar={settings.isDrawing}
        />
      )}
      <PaneTitles
        frame={frame}
        at={at}
        tops={tops}
        tick={info.tick}
        settings={settings}
        onRemoved={focusChart}
      />
      <EdgeMarks
        edge="below"
        ids={beyond.below}
        lines={shownLines}
        formatPrice={formatPrice}
        bottom={tops[1]}
      />
      <Attribution />
      <ChartTable candles={list.slice(-13, -1)} interval={interval} tick={info.tick} label={label} />
    </div>
  )
}

const heights = [38, 46, 42, 55, 60, 52, 48, 63, 70, 66, 58, 72, 80, 74, 69, 77, 85, 79, 88, 82]

/** A gray placeholder in the shape of candles. It has the size of the loaded chart. */
function ChartSkeleton() {
  return (
    <div className="bl-price-chart__skeleton" aria-busy>
      {heights.map((height) => (
        <Skeleton key={height} width={8} height={`${height}%`} />
      ))}
    </div>
  )
}
