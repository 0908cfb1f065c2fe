import { Chart as ChartJs, Filler, LinearScale, LineController, LineElement, PointElement } from 'chart.js'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { Chart } from 'react-chartjs-2'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { quotePlaces } from '../../../shared/format/coin-places.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { depthData, depthOptions, depthTokens } from './depth-drawing.ts'
import { byPrice, type DepthPoint, type DepthPoints } from './depth-points.ts'
import { DepthReadout } from './depth-readout.tsx'

ChartJs.register(LineController, LineElement, PointElement, LinearScale, Filler)

export type DepthPlotProps = { points: DepthPoints; info: SymbolInfo }

/** The depth curves of both sides, with a crosshair that shows what it costs to move the price to a point. */
export function DepthPlot({ points, info }: DepthPlotProps) {
  const { t } = useText('market')
  const format = useFormat()
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ChartJs<'line'>>(null)
  const colours = useColours(host, depthTokens)
  // The state contains the selected price, not its index, because the index of a price changes when levels are
  // added or removed.
  const [chosen, setChosen] = useState<number | null>(null)
  const all = useMemo(() => byPrice(points), [points])
  const at = chosen === null ? -1 : nearest(all, chosen)
  const point = all[at]

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const x = chart.current?.scales.x?.getValueForPixel(
      event.clientX - event.currentTarget.getBoundingClientRect().left,
    )
    if (x !== undefined) setChosen(x)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (step === undefined) return
    event.preventDefault()
    const from = at < 0 ? points.bids.length - (step > 0 ? 1 : 0) : at
    const next = all[Math.min(all.length - 1, Math.max(0, from + step))]
    if (next) setChosen(Number(next.price))
  }
  return (
    <div
      ref={host}
      className="bl-depth-chart__plot"
      role="slider"
      tabIndex={0}
      aria-label={t('depthChart.label', { pair: `${info.base}/${info.quote}` })}
      aria-valuemin={0}
      aria-valuemax={all.length - 1}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={point ? pointText(point, info, format, t) : t('depthChart.hint')}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setChosen(null)}
      onKeyDown={onKeyDown}
    >
      {colours && (
        <Chart
          ref={chart}
          type="line"
          aria-hidden
          options={depthOptions(points, info, colours, format)}
          data={depthData(points, colours)}
          updateMode="none"
        />
      )}
      {point && chart.current && (
        <DepthReadout
          point={point}
          side={at < points.bids.length ? 'bids' : 'asks'}
          best={at < points.bids.length ? points.bids[0] : points.asks[0]}
          info={info}
          x={chart.current.scales.x?.getPixelForValue(Number(point.price)) ?? 0}
          y={chart.current.scales.y?.getPixelForValue(Number(point.total)) ?? 0}
          width={chart.current.chartArea?.right ?? 0}
        />
      )}
    </div>
  )
}

function pointText(
  point: DepthPoint,
  info: SymbolInfo,
  format: Format,
  t: ReturnType<typeof useText<'market'>>['t'],
) {
  return [
    format.price(point.price, info.tick),
    `${t('depthChart.total')} ${format.amount(point.total)} ${info.base}`,
    `${t('depthChart.cost')} ${format.amount(point.cost, { decimals: quotePlaces(info) })} ${info.quote}`,
  ].join(', ')
}

function nearest(points: readonly DepthPoint[], price: number): number {
  let best = -1
  let distance = Number.POSITIVE_INFINITY
  for (const [at, point] of points.entries()) {
    const own = Math.abs(Number(point.price) - price)
    if (own >= distance) continue
    best = at
    distance = own
  }
  return best
}
