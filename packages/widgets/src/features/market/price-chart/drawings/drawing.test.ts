import { expect, test } from 'vitest'
import { parseList } from '../stored-list.ts'
import { drawingOf, MOST_DRAWINGS } from './drawing.ts'

const point = { t: 1, price: 2 }
const line = { id: 'a', tool: 'trend', points: [point, point] }

test('reading a stored drawing drops unknown fields and cuts off a text that is too long', () => {
  expect(drawingOf({ ...line, colour: 'red' })).toEqual(line)
  const text = { id: 'b', tool: 'text', points: [point], text: 'x'.repeat(500) }
  expect(drawingOf(text)?.text).toHaveLength(80)
})

test.each([
  null,
  7,
  [],
  {},
  { ...line, id: 5 },
  { ...line, tool: 'spiral' },
  { ...line, points: 'none' },
  { ...line, points: [point] },
  { ...line, points: [point, point, point] },
  { ...line, points: [point, { t: 1 }] },
  { ...line, points: [point, { t: null, price: 2 }] },
  { ...line, points: [point, { t: 1, price: -2 }] },
  { id: 'b', tool: 'text', points: [point] },
])('returns null for the invalid drawing %j', (stored) => {
  expect(drawingOf(stored)).toBeNull()
})

test('parses at most 100 stored drawings', () => {
  const many = JSON.stringify(Array.from({ length: 300 }, () => line))
  expect(parseList(many, { entryOf: drawingOf, most: MOST_DRAWINGS })).toHaveLength(100)
})
