import type { Decimal } from '@bourselet/sdk/money'

/**
 * Returns the path of a sparkline in a box of the given size, and the vertical position of its first point in
 * px.
 */
export function sparklinePath(
  points: readonly Decimal[],
  width: number,
  height: number,
): { line: string; baseline: number } {
  // Pixel coordinates need no exact value, so the decimal string is converted to a number here.
  const values = points.map(Number)
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const pad = 2
  const y = (value: number) => pad + (1 - (value - low) / range) * (height - 2 * pad)
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width
  const line = values
    .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('')
  return { line, baseline: values.length > 0 ? y(values[0] ?? low) : height / 2 }
}
