import type { Product } from '../../../../shared/data/live-tickers.ts'
import { openStoredList, type StoredList } from '../stored-list.ts'

/** The drawing tools, in the sequence in which the bar shows them. */
export const drawingTools = [
  'trend',
  'ray',
  'horizontal',
  'rectangle',
  'fibonacci',
  'text',
  'measure',
] as const
export type DrawingTool = (typeof drawingTools)[number]

/** A point on the chart. The price is a number, because drawings are never used for an order. */
export type Point = { t: number; price: number }

export type Drawing = {
  id: string
  tool: DrawingTool
  points: readonly Point[]
  /** The text of a drawing with the tool `text`. */
  text?: string
}

/** Maximum number of drawings of one market. */
export const MOST_DRAWINGS = 100
export const MOST_LETTERS = 80

/** Returns the number of points that a tool needs. */
export const pointsOf = (tool: DrawingTool): number => (tool === 'horizontal' || tool === 'text' ? 1 : 2)

const pointOf = (stored: unknown): Point[] => {
  const { t, price } = (stored ?? {}) as Partial<Record<keyof Point, unknown>>
  const isWhole = typeof t === 'number' && Number.isFinite(t) && typeof price === 'number'
  return isWhole && price > 0 && price < 1e15 ? [{ t, price }] : []
}

/** Returns a stored drawing; null if it is invalid. */
export function drawingOf(stored: unknown): Drawing | null {
  const { id, tool, points, text } = (stored ?? {}) as Partial<Record<keyof Drawing, unknown>>
  const known = drawingTools.find((one) => one === tool)
  if (typeof id !== 'string' || !known || !Array.isArray(points)) return null
  const whole = points.flatMap(pointOf)
  if (whole.length !== pointsOf(known) || points.length !== whole.length) return null
  if (known !== 'text') return { id, tool: known, points: whole }
  return typeof text === 'string'
    ? { id, tool: known, points: whole, text: text.slice(0, MOST_LETTERS) }
    : null
}

const lists = new Map<string, StoredList<Drawing>>()

/** Returns the stored drawings of a market. */
export function drawingsOf(product: Product, symbol: string): StoredList<Drawing> {
  const name = `drawings.${product}.${symbol}`
  const list = lists.get(name) ?? openStoredList(name, { entryOf: drawingOf, most: MOST_DRAWINGS })
  lists.set(name, list)
  return list
}
