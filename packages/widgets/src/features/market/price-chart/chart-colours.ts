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
