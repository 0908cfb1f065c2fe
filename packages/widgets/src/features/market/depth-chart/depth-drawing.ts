import type { ChartData, ChartOptions } from 'chart.js'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import type { Format } from '../../../shared/format/use-format.ts'
import type { DepthPoint, DepthPoints } from './depth-points.ts'

/** The design tokens that a depth chart uses. */
export const depthTokens = [
  '--bl-up',
  '--bl-up-soft',
  '--bl-down',
  '--bl-down-soft',
  '--bl-text-faint',
  '--bl-line-strong',
] as const

export type DepthColours = Record<(typeof depthTokens)[number], string>

type Place = { x: number; y: number }

/** Converts a point of the depth chart to numbers, because the chart library cannot draw decimal strings. */
const place = ({ price, total }: DepthPoint): Place => ({ x: Number(price), y: Number(total) })

/** Returns the start point of a side's curve: the best price with quantity zero. */
const startPoint = (best: DepthPoint | undefined): Place => ({ x: Number(best?.price), y: 0 })

/**
 * Returns the price range of the axis. Bids and asks get equal widths, so that the heights of their curves
 * can be compared.
 */
function rangeOf({ bids, asks }: DepthPoints): { min: number; max: number } {
  const bid = Number(bids[0]?.price)
  const ask = Number(asks[0]?.price)
  const middle = (bid + ask) / 2
  const reach = Math.min(middle - Number(bids.at(-1)?.price), Number(asks.at(-1)?.price) - middle)
  return { min: middle - reach, max: middle + reach }
}

export function depthOptions(
  points: DepthPoints,
  info: SymbolInfo,
  colours: DepthColours,
  format: Format,
): ChartOptions<'line'> {
  const ticks = { color: colours['--bl-text-faint'], font: { size: 11 }, maxRotation: 0, maxTicksLimit: 6 }
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    elements: { point: { radius: 0 } },
    layout: { padding: { top: 12 } },
    scales: {
      x: {
        type: 'linear',
        ...rangeOf(points),
        grid: { display: false },
        border: { display: false },
        ticks: {
          ...ticks,
          includeBounds: false,
          autoSkipPadding: 24,
          callback: (value) => format.price(Number(value).toFixed(8), info.tick),
        },
      },
      y: {
        position: 'right',
        beginAtZero: true,
        grid: { color: colours['--bl-line-strong'], lineWidth: 0.4 },
        border: { display: false },
        ticks: { ...ticks, callback: (value) => format.compact(String(value)).replace(/[.,]00$/, '') },
      },
    },
  }
}

export function depthData({ bids, asks }: DepthPoints, colours: DepthColours): ChartData<'line', Place[]> {
  const side = (data: Place[], name: 'up' | 'down', stepped: 'before' | 'after') => ({
    data,
    borderColor: colours[`--bl-${name}`],
    backgroundColor: colours[`--bl-${name}-soft`],
    borderWidth: 1.5,
    fill: 'origin' as const,
    stepped,
    parsing: false as const,
  })
  // Between two levels, the curve has the total of the level that is nearer to the best price. This is the level with
  // the higher price for bids, and with the lower price for asks.
  return {
    datasets: [
      side([...bids.toReversed().map(place), startPoint(bids[0])], 'up', 'after'),
      side([startPoint(asks[0]), ...asks.map(place)], 'down', 'before'),
    ],
  }
}
