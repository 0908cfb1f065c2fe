import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beside,
  fitted,
  gutterAt,
  moved,
  neighbourOf,
  type PanelTree,
  panelsOf,
  parseTree,
  placesOf,
  resized,
  type Side,
  swapped,
  without,
} from './panel-tree.ts'

/** A tree with chart and book side by side above the orders, and the ticket on the right. */
const tree: PanelTree = {
  across: true,
  parts: [
    {
      across: false,
      parts: [{ across: true, parts: ['chart', 'book'], shares: [0.75, 0.25] }, 'orders'],
      shares: [0.6, 0.4],
    },
    'ticket',
  ],
  shares: [0.8, 0.2],
}
const none = () => ({ width: 0, height: 0 })
const places = (of: PanelTree) =>
  Object.fromEntries(
    [...placesOf(of).panels].map(([name, { left, top, width, height }]) => [
      name,
      [left, top, width, height].map((part) => Math.round(part * 1000) / 1000),
    ]),
  )

test('`placesOf` returns the rectangle of each panel and the gutter between adjacent parts', () => {
  expect(places(tree)).toEqual({
    chart: [0, 0, 0.6, 0.6],
    book: [0.6, 0, 0.2, 0.6],
    orders: [0, 0.6, 0.8, 0.4],
    ticket: [0.8, 0, 0.2, 1],
  })
  expect(placesOf(tree).gutters).toEqual([
    expect.objectContaining({ path: [0, 0], index: 0, across: true, start: 0, length: 0.6 }),
    expect.objectContaining({ path: [0], index: 0, across: false, at: 0.6, start: 0, length: 0.8 }),
    expect.objectContaining({ path: [], index: 0, across: true, at: 0.8, start: 0, length: 1 }),
  ])
})

test('`gutterAt` returns the gutter after a panel; if there is none, the gutter before the panel; if there is neither, null', () => {
  const at = (panel: string, across: boolean) => {
    const gutter = gutterAt(tree, panel, across)
    return gutter && { path: gutter.path, index: gutter.index, isAfter: gutter.isAfter }
  }
  expect(at('chart', true)).toEqual({ path: [0, 0], index: 0, isAfter: true })
  expect(at('chart', false)).toEqual({ path: [0], index: 0, isAfter: true })
  // The book has a gutter on both sides. `gutterAt` returns the gutter after the book, although it is longer than the
  // gutter before it.
  expect(at('book', true)).toEqual({ path: [], index: 0, isAfter: true })
  expect(at('orders', false)).toEqual({ path: [0], index: 0, isAfter: false })
  expect(at('ticket', true)).toEqual({ path: [], index: 0, isAfter: false })
  expect(at('ticket', false)).toBeNull()
  expect(gutterAt('chart', 'chart', true)).toBeNull()
})

describe('closing a panel', () => {
  test('closing a panel enlarges the adjacent parts of its split in proportion to their sizes', () => {
    expect(places(without(tree, 'book')!)).toMatchObject({ chart: [0, 0, 0.8, 0.6] })
    expect(places(without(tree, 'ticket')!)).toMatchObject({
      orders: [0, 0.6, 1, 0.4],
      book: [0.75, 0, 0.25, 0.6],
    })
  })

  test('returns null if the last panel is closed', () => {
    expect(without('chart', 'chart')).toBeNull()
    expect(without({ across: true, parts: ['chart', 'book'], shares: [0.5, 0.5] }, 'book')).toBe('chart')
  })
})

describe('moving a panel', () => {
  test('moves a panel to a side of the target panel, where it takes half of the space of the target', () => {
    expect(places(moved(tree, 'book', 'orders', 'right'))).toEqual({
      chart: [0, 0, 0.8, 0.6],
      orders: [0, 0.6, 0.4, 0.4],
      book: [0.4, 0.6, 0.4, 0.4],
      ticket: [0.8, 0, 0.2, 1],
    })
    expect(places(moved(tree, 'orders', 'ticket', 'above'))).toMatchObject({
      orders: [0.8, 0, 0.2, 0.5],
      ticket: [0.8, 0.5, 0.2, 0.5],
    })
  })

  test('merges a new split into its parent split if both have the same direction', () => {
    expect(beside(tree, 'trades', 'ticket', 'left')).toMatchObject({
      parts: [{ across: false }, 'trades', 'ticket'],
      shares: [0.8, 0.1, 0.1],
    })
  })

  test('changes nothing if a panel is dropped on itself', () => {
    expect(moved(tree, 'chart', 'chart', 'left')).toBe(tree)
  })

  test('`swapped` exchanges the places of two panels', () => {
    expect(places(swapped(tree, 'chart', 'ticket'))).toMatchObject({
      ticket: [0, 0, 0.6, 0.6],
      chart: [0.8, 0, 0.2, 1],
    })
  })
})

describe('moving a gutter', () => {
  const gutter = (index: number) => placesOf(tree).gutters[index]!

  test('moves the edge between two parts by a fraction of the whole area, even if the gutter is inside a nested split', () => {
    expect(places(resized(tree, gutter(0), 0.1, none))).toMatchObject({
      chart: [0, 0, 0.7, 0.6],
      book: [0.7, 0, 0.1, 0.6],
    })
    expect(places(resized(tree, gutter(1), -0.2, none))).toMatchObject({ orders: [0, 0.4, 0.8, 0.6] })
    expect(places(resized(tree, gutter(2), 0.05, none))).toMatchObject({ ticket: [0.85, 0, 0.15, 1] })
  })

  test('stops the gutter where a panel would become smaller than its smallest size', () => {
    const least = () => ({ width: 0.15, height: 0.1 })
    expect(places(resized(tree, gutter(0), 0.5, least))).toMatchObject({ book: [0.65, 0, 0.15, 0.6] })
    // Chart and book need a width of at least 0.15 each. So the gutter between book and ticket stops at 0.3.
    expect(places(resized(tree, gutter(2), -0.9, least))).toMatchObject({ ticket: [0.3, 0, 0.7, 1] })
  })

  test('does not shrink a part further if it is already smaller than its smallest size', () => {
    expect(resized(tree, gutter(2), 0.1, () => ({ width: 0.3, height: 0.1 }))).toEqual(tree)
  })
})

describe('fitting the panels into the area', () => {
  const sized = (sizes: Record<string, [number, number]>) => (panel: string) => {
    const [width, height] = sizes[panel] ?? [0, 0]
    return { width, height }
  }

  test('enlarges a panel that is too small, and takes the space from panels that have more than they need', () => {
    // The book has a width of 0.2 and needs 0.3. The chart beside it has 0.6 and needs only 0.1.
    expect(places(fitted(tree, sized({ book: [0.3, 0], chart: [0.1, 0] })))).toMatchObject({
      chart: [0, 0, 0.5, 0.6],
      book: [0.5, 0, 0.3, 0.6],
      ticket: [0.8, 0, 0.2, 1],
    })
  })

  test('widens a split whose panels together need more space than the split has', () => {
    expect(places(fitted(tree, sized({ chart: [0.5, 0], book: [0.4, 0] })))).toMatchObject({
      ticket: [0.9, 0, 0.1, 1],
      chart: [0, 0, 0.5, 0.6],
    })
  })

  test('if the area is too small for all panels, divides it in proportion to their smallest sizes', () => {
    const flat: PanelTree = { across: true, parts: ['chart', 'book'], shares: [0.9, 0.1] }
    expect(places(fitted(flat, sized({ chart: [0.6, 0], book: [0.9, 0] })))).toMatchObject({
      chart: [0, 0, 0.4, 1],
      book: [0.4, 0, 0.6, 1],
    })
  })

  test('changes nothing if every panel has at least its smallest size', () => {
    expect(fitted(tree, sized({ book: [0.2, 0.5], orders: [0.3, 0.3] }))).toEqual(tree)
  })
})

test.each([
  ['chart', 'right', 'book'],
  ['chart', 'below', 'orders'],
  ['book', 'right', 'ticket'],
  ['ticket', 'left', 'book'],
  ['orders', 'above', 'chart'],
  ['ticket', 'right', null],
] as const)('the neighbor of the panel %s on the side "%s" is %s', (panel, side, neighbour) => {
  expect(neighbourOf(tree, panel, side)).toBe(neighbour)
})

describe('parsing a stored tree', () => {
  const isKnown = (panel: string) => ['chart', 'book', 'orders', 'ticket'].includes(panel)

  test('parsing returns a valid tree unchanged', () => {
    expect(parseTree(JSON.parse(JSON.stringify(tree)), isKnown)).toEqual(tree)
    expect(parseTree('chart', isKnown)).toBe('chart')
  })

  test.each([
    ['an unknown panel', { ...tree, parts: ['chart', 'clock'] }],
    ['a tree with the same panel twice', { ...tree, parts: ['chart', 'chart'] }],
    ['a split with one part', { ...tree, parts: ['chart'], shares: [1] }],
    ['a split with too few shares', { ...tree, shares: [1] }],
    ['a share that is not a number', { ...tree, shares: ['0.5', 0.5] }],
    ['a negative share', { ...tree, shares: [-0.5, 0.5] }],
    ['null', null],
    ['a number', 7],
  ])('parsing returns null for %s', (_, stored) => {
    expect(parseTree(stored, isKnown)).toBeNull()
  })
})

test('after any sequence of changes, the panels cover the whole area, and no panel is lost', () => {
  const names = ['chart', 'book', 'orders', 'ticket', 'trades', 'chart-2']
  const sides: Side[] = ['left', 'right', 'above', 'below']
  const change = fc.record({
    panel: fc.constantFrom(...names),
    target: fc.constantFrom(...names),
    side: fc.constantFrom(...sides),
    by: fc.double({ min: -1, max: 1, noNaN: true }),
    does: fc.constantFrom('move', 'swap', 'resize', 'close', 'add'),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      let now: PanelTree = tree
      for (const { does, panel, target, side, by } of changes) {
        const all = panelsOf(now)
        const expected = new Set(all)
        if (does === 'resize') {
          const { gutters } = placesOf(now)
          const gutter = gutters[Math.abs(Math.round(by * 100)) % Math.max(1, gutters.length)]
          if (gutter) now = resized(now, gutter, by, () => ({ width: 0.05, height: 0.05 }))
        } else if (does === 'close') {
          now = without(now, panel) ?? now
          if (expected.size > 1) expected.delete(panel)
        } else if (does === 'add') {
          if (all.includes(panel) || !all.includes(target)) continue
          now = beside(now, panel, target, side)
          expected.add(panel)
        } else if (all.includes(panel) && all.includes(target)) {
          now = does === 'move' ? moved(now, panel, target, side) : swapped(now, panel, target)
        }
        expect(new Set(panelsOf(now))).toEqual(expected)
        const { panels } = placesOf(now)
        const area = [...panels.values()].reduce((sum, { width, height }) => sum + width * height, 0)
        expect(area).toBeCloseTo(1, 6)
        expect(parseTree(now, () => true)).toEqual(expect.anything())
      }
    }),
  )
})
