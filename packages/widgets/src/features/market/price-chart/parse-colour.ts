import type { Rgba } from 'lightweight-charts'

/**
 * Parses `#191919`, `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`. The chart library usually parses a color by
 * setting it as the style of an element that it adds to the document. If a style sheet of the host overrides
 * the color of that element, the library calls this parser instead.
 */
export function parseColour(text: string): Rgba | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  const list = /^rgba?\(([^)]+)\)$/.exec(text)?.[1]?.split(',')
  const parts = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : (list ?? []).map(Number)
  const [red, green, blue, alpha = 1] = parts
  const whole = [red, green, blue, alpha]
  return whole.every((part) => part !== undefined && !Number.isNaN(part)) ? (whole as Rgba) : null
}
