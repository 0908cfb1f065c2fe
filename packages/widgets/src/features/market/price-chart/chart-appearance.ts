import { type CandleInterval, type Decimal, decimals } from '@bourselet/sdk/money'
import type * as Library from 'lightweight-charts'
import type { IChartApi } from 'lightweight-charts'
import { type ChartColours, fade, gridColour } from './chart-colours.ts'
import type { ChartScale, ChartStyle } from './chart-style.ts'
import { axisFormat, candleTimeFormat, type chartClock } from './chart-time.ts'
import { keepTexts } from './keep-texts.ts'
import { type PriceSeries, priceColours } from './price-series.ts'

export type ChartAppearance = {
  colours: ChartColours
  font: string
  locale: string
  interval: CandleInterval
  style: ChartStyle
  scale: ChartScale
  tick: Decimal
  formatPrice: (price: string) => string
}

const WEIGHTS = ['year', 'month', 'day', 'time', 'time'] as const

/** The numbers that identify the axis scales in the chart library. */
const scaleModes = { linear: 0, log: 1, percent: 2 } as const

/** Applies the colors, fonts, texts and number of decimals to a chart. */
export function applyAppearance(
  chart: IChartApi,
  prices: PriceSeries,
  { colours, font, locale, interval, scale, tick, formatPrice }: ChartAppearance,
  fromChart: ReturnType<typeof chartClock>['fromChart'],
): void {
  const axis = axisFormat(locale, interval)
  const full = candleTimeFormat(locale, interval)
  const places = decimals(tick)
  const line = { color: colours['--bl-text-faint'], labelBackgroundColor: colours['--bl-surface-3'] }
  chart.applyOptions({
    layout: {
      background: { color: 'transparent' },
      textColor: colours['--bl-text-faint'],
      fontFamily: font,
      panes: {
        separatorColor: colours['--bl-line'],
        separatorHoverColor: fade(colours['--bl-accent'], 0.2),
      },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: gridColour(colours) } },
    crosshair: { vertLine: line, horzLine: line },
    localization: {
      locale,
      timeFormatter: (time: Library.Time) => full(fromChart(time)),
    },
    timeScale: {
      tickMarkFormatter: (time: Library.Time, weight: number) =>
        axis(fromChart(time), WEIGHTS[weight] ?? 'time'),
    },
  })
  chart.priceScale('right').applyOptions({ mode: scaleModes[scale] })
  prices.applyOptions({
    ...priceColours(colours),
    baseLineColor: colours['--bl-line-strong'],
    priceFormat: {
      type: 'custom',
      minMove: Number(tick),
      // The chart library computes the prices at the axis as numbers. They are formatted like all other prices.
      formatter: keepTexts((price) => formatPrice(price.toFixed(places))),
    },
  })
}
