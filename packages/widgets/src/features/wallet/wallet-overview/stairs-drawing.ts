import type { ChartData, ChartOptions } from 'chart.js'
import { shortDay } from '../../../shared/format/short-day.ts'
import type { Format } from '../../../shared/format/use-format.ts'
import type { Stairs } from './stairs.ts'

/** The tokens that the history chart uses. */
export const stairTokens = [
  '--bl-text',
  '--bl-text-faint',
  '--bl-line',
  '--bl-line-strong',
  '--bl-up',
  '--bl-down',
] as const

/** Fixed width of the right scale in px, so that the pointer's position determines the day. */
export const AXIS_WIDTH = 56

export type StairColours = Record<(typeof stairTokens)[number], string>

const faded = (colour: string, alpha: number): string => colour.replace(/[\d.]+\)$/, `${alpha})`)

export function stairOptions(
  { floor, ceiling, list }: Stairs,
  dates: readonly string[],
  colours: StairColours,
  format: Format,
  hidden: boolean,
): ChartOptions<'bar'> {
  const ticks = { color: colours['--bl-text-faint'], font: { size: 11 }, maxRotation: 0 }
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    scales: {
      x: {
        type: 'linear',
        // Without an offset no half day is reserved at both ends, so that positions match days.
        offset: false,
        min: -0.5,
        max: list.length - 0.5,
        grid: { display: false },
        border: { color: colours['--bl-line'] },
        ticks: {
          ...ticks,
          includeBounds: false,
          autoSkip: true,
          autoSkipPadding: 28,
          maxTicksLimit: 6,
          precision: 0,
          callback: (value) => shortDay(format.locale, dates[Number(value)]),
        },
      },
      y: {
        type: 'linear',
        position: 'right',
        min: floor,
        max: ceiling,
        border: { display: false },
        grid: { color: colours['--bl-line'], drawTicks: false },
        afterFit: (scale) => {
          scale.width = AXIS_WIDTH
        },
        ticks: {
          ...ticks,
          padding: 8,
          maxTicksLimit: 4,
          includeBounds: false,
          callback: (value) => (hidden ? '•••' : format.compact(Number(value).toFixed(2))),
        },
      },
    },
  }
}

type Bar = { x: number; y: [number, number] }

/** Returns the bars: pale for the previous total, solid for a day's gain, hollow for a day's loss. */
export function stairData(
  { list, floor }: Stairs,
  colours: StairColours,
  chosen: number | null,
): ChartData<'bar', Bar[]> {
  const up = colours['--bl-up']
  const down = colours['--bl-down']
  const pale = (at: number) => faded(colours['--bl-text'], at === chosen ? 0.26 : 0.1)
  const bar = { grouped: false, barPercentage: 0.86, categoryPercentage: 1 } as const
  const cap = list.map(({ trend }) => (trend === 'down' ? faded(down, 0.22) : up))
  return {
    datasets: [
      {
        ...bar,
        data: list.map(({ total, before }, x) => ({ x, y: [floor, Math.min(total, before)] })),
        backgroundColor: list.map((_, at) => pale(at)),
      },
      {
        ...bar,
        data: list.map(({ total, before }, x) => ({
          x,
          y: [Math.min(total, before), Math.max(total, before)],
        })),
        backgroundColor: cap,
        borderColor: list.map(({ trend }) => (trend === 'down' ? down : up)),
        borderWidth: list.length > 120 ? 0 : 1,
        borderSkipped: false,
        minBarLength: 2,
      },
    ],
  }
}
