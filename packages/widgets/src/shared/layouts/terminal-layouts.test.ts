import { describe, expect, test } from 'vitest'
import { panelsOf } from './panel-tree.ts'
import {
  addable,
  isPlain,
  layoutOf,
  MOST_OWN,
  parseLayouts,
  presetNames,
  presets,
  renamed,
  withCopy,
  withLayout,
  withoutShown,
  withPanel,
} from './terminal-layouts.ts'

const none = parseLayouts(undefined)
const nameOf = (number: number) => `Mine ${number}`
const pair = { across: true, parts: ['chart', 'ticket'], shares: [0.7, 0.3] }

test('shows the default layout until the member chooses another layout', () => {
  expect(none).toEqual({ shown: 'default', layouts: {} })
  expect(isPlain(none)).toBe(true)
  expect(isPlain({ ...none, shown: 'charts' })).toBe(false)
})

test.each(presetNames)('the preset %s is a valid stored layout', (id) => {
  const stored = { shown: id, layouts: { [id]: presets[id] } }
  expect(parseLayouts(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test('a changed preset is stored, and a reset restores the original preset', () => {
  const changed = withLayout(none, { ...presets.default, tree: pair })
  expect(isPlain(changed)).toBe(false)
  expect(layoutOf(changed, 'default').tree).toEqual(pair)
  expect(withoutShown(changed)).toEqual(none)
})

test('copying a layout creates and shows a copy with a name; the copy can be renamed and deleted', () => {
  const copied = withCopy({ ...none, shown: 'scalping' }, nameOf)
  expect(copied).toEqual({ shown: 'own-1', layouts: { 'own-1': { ...presets.scalping, name: 'Mine 1' } } })
  const named = withLayout(copied, renamed(layoutOf(copied, 'own-1'), 'Morning'))
  expect(parseLayouts(named).layouts['own-1']?.name).toBe('Morning')
  expect(withoutShown(named)).toEqual(none)
})

test('the member can create at most MOST_OWN layouts; after one is deleted, another can be created', () => {
  let stored = none
  for (let made = 0; made < MOST_OWN + 1; made++) stored = withCopy(stored, nameOf)
  expect(Object.keys(stored.layouts)).toHaveLength(MOST_OWN)
  const deleted = withoutShown({ ...stored, shown: 'own-2' })
  expect(withCopy(deleted, nameOf).shown).toBe('own-2')
})

describe('adding a panel', () => {
  test('offers the panels that the layout lacks, but of several missing charts only the first', () => {
    expect(addable(presets.default)).toEqual(['trades', 'depth', 'chart-2'])
    expect(addable(presets.charts)).toEqual(['depth', 'chart-3'])
  })

  test('places a new panel beside the largest one, and a new chart shows the symbol of the terminal', () => {
    const added = withPanel(presets.scalping, 'chart-2')
    expect(panelsOf(added.tree)).toEqual(['chart', 'chart-2', 'orders', 'book', 'trades', 'ticket'])
    expect(added.charts).toEqual({ 'chart-2': { symbol: null, interval: null } })
  })
})

describe('parsing stored layouts', () => {
  test.each([
    ['null', null],
    ['a text', 'layouts'],
    ['the name of a layout that does not exist', { shown: 'own-3', layouts: {} }],
    ['a damaged tree', { shown: 'own-1', layouts: { 'own-1': { name: 'A', tree: { parts: ['chart'] } } } }],
    ['an own layout without a name', { shown: 'own-1', layouts: { 'own-1': { tree: pair } } }],
  ])('returns the default layout for %s', (_, stored) => {
    expect(parseLayouts(stored)).toEqual(none)
  })

  test('drops an invalid symbol, an invalid interval, and the settings of charts that are not in the layout', () => {
    const tree = { across: true, parts: ['chart', 'chart-2'], shares: [0.5, 0.5] }
    const charts = { 'chart-2': { symbol: '<script>', interval: 4 }, 'chart-3': { symbol: 'ETHUSDT' } }
    const stored = { shown: 'default', layouts: { default: { tree, charts } } }
    expect(parseLayouts(stored).layouts.default?.charts).toEqual({
      'chart-2': { symbol: null, interval: null },
    })
  })
})
