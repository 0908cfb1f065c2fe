import type { ChartData, ChartOptions } from 'chart.js'
import type { Format } from '../format/use-format.ts'
import type { Staircase, Step } from './staircase.ts'

/** The style tokens that the chart uses. */
export const staircaseTokens = [
  '--bl-text-faint',
  '--bl-line',
  '--bl-line-strong',
  '--bl-accent',
  '--bl-error',
  '--bl-up',
  '--bl-down',
] as const

export type StaircaseColours = Record<(typeof staircaseTokens)[number], string>

/**
 * Fixed width of the scale at the right edge, in px. The width must be fixed, because the day below the pointer is
 * computed from the pointer's position and this width.
 */
export const SCALE_WIDTH = 60

/** Space above the bars in px, so that the highest label is not cut off. */
export const PLOT_TOP = 8

const faded = (colour: string, alpha: number): string => colour.replace(/[\d.]+\)$/, `${alpha})`)

export function staircaseOptions(
  { floor, ceiling, steps }: Staircase,
  colours: StaircaseColours,
  format: Format,
  hidden: boolean,
): ChartOptions<'bar'> {
  const label = (value: number) =>
    Math.abs(value) < 10_000 ? format.amount(value.toFixed(8)) : format.compact(value.toFixed(2))
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    layout: { padding: { top: PLOT_TOP, bottom: 1 } },
    scales: {
      // With `offset: true`, Chart.js would reserve space for half a day at both ends, and the positions of the
      // bars would not match the days.
      x: { type: 'linear', offset: false, min: -0.5, max: steps.length - 0.5, display: false },
      y: {
        type: 'linear',
        position: 'right',
        min: floor,
        max: ceiling,
        border: { display: false },
        grid: {
          color: ({ tick }) => colours[tick.value === 0 ? '--bl-line-strong' : '--bl-line'],
          drawTicks: false,
        },
        afterFit: (scale) => {
          scale.width = SCALE_WIDTH
        },
        ticks: {
          color: colours['--bl-text-faint'],
          font: { size: 11 },
          padding: 8,
          maxTicksLimit: 6,
          includeBounds: false,
          callback: (value) => (hidden ? '•••' : label(Number(value))),
        },
      },
    },
  }
}

type Bar = { x: number; y: [number, number] }

/**
 * The colors of the days' changes. `market`: the market's colors of gains and losses. `plain`: the accent
 * color.
 */
export type StaircaseTone = 'plain' | 'market'

/**
 * Returns the bars of the chart. A pale bar shows the sum before or after the day, whichever is nearer to zero, or the
 * range of possible sums. A solid bar shows the change on the day. An outline marks a day whose sum is zero and does
 * not change.
 */
export function staircaseData(
  { steps, ceiling, floor }: Staircase,
  colours: StaircaseColours,
  tone: StaircaseTone,
  chosen: number | null,
): ChartData<'bar', Bar[]> {
  const bar = { grouped: false, barPercentage: 0.84, categoryPercentage: 1 } as const
  const base = (step: Step) => colours[step.phase === 'late' ? '--bl-error' : '--bl-accent']
  const full = (step: Step) =>
    tone === 'plain' || step.phase === 'late'
      ? base(step)
      : colours[step.way === 'up' ? '--bl-up' : '--bl-down']
  const isPlanned = (step: Step) => step.phase === 'planned'
  const solid = (step: Step) => (isPlanned(step) ? faded(full(step), 0.45) : full(step))
  const bars = (of: (step: Step) => [number, number] | null) =>
    steps.flatMap((step, x) => {
      const y = of(step)
      return y ? [{ x, y, step }] : []
    })
  const rests = bars(({ rest, range }) => (range ? null : rest))
  // Possible losses and gains have different colors, so a range that contains zero is drawn as two bars.
  const losses = bars(({ range }) => (range && range[0] < 0 ? [range[0], Math.min(0, range[1])] : null))
  const gains = bars(({ range }) => (range && range[1] > 0 ? [Math.max(0, range[0]), range[1]] : null))
  const ranges = (of: typeof losses, colour: string) => ({
    ...bar,
    data: of,
    backgroundColor: of.map(({ x }) => faded(colour, x === chosen ? 0.36 : 0.2)),
  })
  const caps = bars(({ cap }) => cap)
  const quiet = bars(({ cap, rest }) => (cap || rest[1] !== 0 ? null : [0, (ceiling - floor) * 0.025]))
  return {
    datasets: [
      {
        ...bar,
        data: rests,
        backgroundColor: rests.map(({ step, x }) =>
          faded(base(step), x === chosen ? 0.5 : isPlanned(step) ? 0.12 : 0.24),
        ),
      },
      {
        ...bar,
        data: caps,
        backgroundColor: caps.map(({ step }) => solid(step)),
        minBarLength: 2,
      },
      {
        ...bar,
        data: quiet,
        backgroundColor: 'transparent',
        borderColor: colours['--bl-line-strong'],
        borderWidth: 1,
        borderSkipped: false,
      },
      // Chart.js draws the last data set first. So the bars of possible losses and gains are behind the other
      // bars.
      ranges(losses, colours['--bl-down']),
      ranges(gains, colours['--bl-up']),
    ],
  }
}
