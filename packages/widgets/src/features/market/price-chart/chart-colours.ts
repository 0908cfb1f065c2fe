import type { ChartCandle } from './chart-candle.ts'

/** The design tokens that a price chart uses. */
export const chartTokens = [
  '--bl-up',
  '--bl-down',
  '--bl-up-solid',
  '--bl-down-solid',
  '--bl-surface-1',
  '--bl-surface-3',
  '--bl-text',
  '--bl-text-muted',
  '--bl-text-faint',
  '--bl-line',
  '--bl-line-strong',
  '--bl-mark',
  '--bl-warn',
  '--bl-blue',
  '--bl-accent',
  '--bl-orange',
  '--bl-pink',
  '--bl-cyan',
] as const

export type ChartColours = Record<(typeof chartTokens)[number], string>

/** Returns a color with another opacity: `rgba(1, 2, 3, 1)` with 0.28 becomes `rgba(1, 2, 3, 0.28)`. */
export const fade = (rgba: string, alpha: number): string => rgba.replace(/[\d.]+\)$/, `${alpha})`)

/** Returns the color of the grid lines at the labeled prices. */
export const gridColour = (colours: ChartColours): string => fade(colours['--bl-line-strong'], 0.28)

/** Returns the color of a candle. */
export const candleColour = ({ open, close }: ChartCandle, colours: ChartColours): string =>
  colours[close >= open ? '--bl-up' : '--bl-down']

/** Returns the color of the volume of a candle. */
export const volumeColour = (candle: ChartCandle, colours: ChartColours): string =>
  fade(candleColour(candle, colours), 0.28)
