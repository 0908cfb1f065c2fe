import { expect, test } from 'vitest'
import { type Drawing, MOST_DRAWINGS } from './drawing.ts'
import { createDrawingControl } from './drawing-control.ts'
import { createPlane } from './plane.ts'

const candle = { t: 0, open: 1, high: 1, low: 1, close: 1, volume: 0 }

/**
 * Creates the drawing tools on a plane of 400 × 300 px. One px is one unit of price, and the candles, each of
 * `widthMs`, are 1 px apart.
 */
function open(first: readonly Drawing[] = [], widthMs = 1) {
  let list = first
  const store = {
    read: () => list,
    write: (next: readonly Drawing[]) => {
      list = next
    },
    subscribe: () => () => {},
  }
  const view = {
    xOf: (index: number) => index,
    indexAt: (x: number) => Math.round(x),
    yOf: (price: number) => 300 - price,
    priceAt: (y: number, isBeyond = false) => (isBeyond || (y >= 0 && y <= 300) ? 300 - y : null),
    paneSize: () => ({ width: 400, height: 300 }),
  }
  const plane = createPlane(view, () => ({ candles: [candle], widthMs }))
  const control = createDrawingControl(store, plane, () => {})
  const drag = (x: number, y: number, toX: number, toY: number) => {
    const isOurs = control.press({ x, y }, 'mouse')
    control.move({ x: toX, y: toY })
    control.release({ x: toX, y: toY })
    return isOurs
  }
  return { control, drag, list: () => list }
}

const points = (list: readonly Drawing[]) => list.map((one) => one.points.map(({ t, price }) => [t, price]))

test('a line can be placed by two clicks or by one drag', () => {
  const { control, drag, list } = open()
  control.choose('trend')
  control.press({ x: 10, y: 100 }, 'mouse')
  control.release({ x: 11, y: 100 })
  expect(list()).toEqual([])
  control.move({ x: 60, y: 150 })
  control.press({ x: 80, y: 200 }, 'mouse')
  control.release({ x: 80, y: 200 })
  expect(points(list())).toEqual([
    [
      [10, 200],
      [80, 100],
    ],
  ])
  expect(control.state()).toMatchObject({ tool: null, selected: list()[0]!.id })
  control.choose('rectangle')
  drag(100, 100, 200, 200)
  expect(points(list())[1]).toEqual([
    [100, 200],
    [200, 100],
  ])
})

test('a press that hits no drawing is not handled by the drawing tools', () => {
  const { control, drag } = open()
  control.choose('horizontal')
  drag(50, 50, 50, 50)
  expect(drag(50, 200, 90, 200)).toBe(false)
  expect(control.state().selected).toBeNull()
})

test('dragging a line moves the whole drawing, dragging one of its points moves only that point', () => {
  const { control, drag, list } = open()
  control.choose('trend')
  drag(100, 100, 200, 200)
  expect(drag(150, 150, 160, 130)).toBe(true)
  expect(points(list())).toEqual([
    [
      [110, 220],
      [210, 120],
    ],
  ])
  drag(210, 180, 250, 100)
  expect(points(list())).toEqual([
    [
      [110, 220],
      [250, 200],
    ],
  ])
})

test('a drawing made on a shorter interval keeps its times when it moves vertically, and moves sideways by whole candles', () => {
  const trend: Drawing = {
    ...{ id: 'a', tool: 'trend' },
    points: [
      { t: 100_250, price: 200 },
      { t: 200_500, price: 100 },
    ],
  }
  const { control, drag, list } = open([trend], 1_000)
  drag(150, 150, 150, 130)
  expect(points(list())[0]).toEqual([
    [100_250, 220],
    [200_500, 120],
  ])
  drag(150, 130, 160, 130)
  expect(points(list())[0]).toEqual([
    [110_250, 220],
    [210_500, 120],
  ])
  control.key('Enter', false)
  control.key('ArrowDown', false)
  expect(points(list())[0]).toEqual([
    [110_250, 212],
    [210_500, 120],
  ])
})

test('a drawing keeps its shape when a part of it moves out of the pane', () => {
  const { control, drag, list } = open()
  control.choose('trend')
  drag(100, 100, 200, 20)
  drag(150, 60, 150, 20)
  expect(points(list())[0]).toEqual([
    [100, 240],
    [200, 320],
  ])
  control.key('ArrowUp', false)
  expect(points(list())[0]).toEqual([
    [100, 248],
    [200, 328],
  ])
})

test('a drawing does not move out of the pane, nor to prices below zero', () => {
  const { control, drag, list } = open()
  control.choose('trend')
  drag(100, 100, 200, 20)
  for (let press = 0; press < 20; press += 1) control.key('ArrowUp', false)
  expect(points(list())[0]).toEqual([
    [100, 296],
    [200, 376],
  ])
  control.key('ArrowDown', true)
  expect(drag(150, 28, 150, 278)).toBe(true)
  expect(points(list())[0]).toEqual([
    [100, 232],
    [200, 312],
  ])
})

test('a drawing outside the pane can be moved into it', () => {
  const { control, list } = open([{ id: 'a', tool: 'horizontal', points: [{ t: 0, price: 350 }] }])
  control.select('a')
  control.key('ArrowDown', false)
  expect(points(list())[0]).toEqual([[0, 342]])
})

test('after `toggleMoving`, the next press moves the selected drawing or point to the pressed position; later presses move nothing', () => {
  const { control, drag, list } = open()
  control.choose('trend')
  drag(100, 100, 200, 200)
  const click = (x: number, y: number) => drag(x, y, x, y)
  // A press on the line of a drawing, instead of on one of its points, selects the whole drawing. After `toggleMoving`,
  // the next press moves the drawing so that its first point is at the pressed position.
  click(150, 150)
  control.toggleMoving()
  expect(control.state().isMoving).toBe(true)
  expect(click(120, 80)).toBe(true)
  expect(points(list())).toEqual([
    [
      [120, 220],
      [220, 120],
    ],
  ])
  expect(control.state()).toMatchObject({ isMoving: false, selected: list()[0]!.id })
  // A press on a point selects only that point.
  click(220, 180)
  control.toggleMoving()
  click(300, 100)
  expect(points(list())[0]).toEqual([
    [120, 220],
    [300, 200],
  ])
  expect(click(20, 20)).toBe(false)
  control.toggleMoving()
  expect(control.state().isMoving).toBe(false)
})

test('a touch hits a drawing at a larger distance than a mouse click', () => {
  const { control, drag } = open()
  control.choose('horizontal')
  drag(50, 100, 50, 100)
  expect(control.press({ x: 200, y: 112 }, 'mouse')).toBe(false)
  expect(control.press({ x: 200, y: 112 }, 'touch')).toBe(true)
})

test('a touch selects the drawing exactly under it, even if a newer drawing is nearby', () => {
  const { control, drag, list } = open()
  control.choose('horizontal')
  drag(50, 100, 50, 100)
  control.choose('horizontal')
  drag(50, 110, 50, 110)
  control.press({ x: 200, y: 101 }, 'touch')
  expect(control.state().selected).toBe(list()[0]!.id)
})

test('a drawing can be placed, moved and removed with the keyboard', () => {
  const { control, list } = open()
  expect(control.key('ArrowUp', false)).toBe(false)
  control.choose('trend')
  control.key('ArrowLeft', true)
  control.key('Enter', false)
  control.key('ArrowRight', true)
  control.key('ArrowUp', false)
  control.key('Enter', false)
  expect(points(list())).toEqual([
    [
      [136, 150],
      [200, 158],
    ],
  ])
  control.key('ArrowDown', false)
  expect(points(list())).toEqual([
    [
      [136, 142],
      [200, 150],
    ],
  ])
  control.key('Enter', false)
  control.key('ArrowLeft', false)
  expect(points(list())).toEqual([
    [
      [128, 142],
      [200, 150],
    ],
  ])
  control.key('Delete', false)
  expect(list()).toEqual([])
})

test('Escape cancels a drawing that is being placed', () => {
  const { control, list } = open()
  control.choose('ray')
  control.key('Enter', false)
  expect(control.key('Escape', false)).toBe(true)
  expect(control.state()).toMatchObject({ tool: null, draft: null })
  expect(list()).toEqual([])
})

test('a text drawing is stored only if the text is not empty', () => {
  const { control, drag, list } = open()
  control.choose('text')
  drag(50, 50, 50, 50)
  control.write('  ')
  expect(list()).toEqual([])
  control.choose('text')
  drag(50, 50, 50, 50)
  control.write(' Support ')
  expect(list()[0]).toMatchObject({ tool: 'text', text: 'Support' })
})

test('hidden drawings are not shown and cannot be hit; choosing a tool shows them again', () => {
  const { control, drag } = open()
  control.choose('horizontal')
  drag(50, 100, 50, 100)
  control.toggleHidden()
  expect(control.shown()).toEqual([])
  expect(control.press({ x: 200, y: 100 }, 'mouse')).toBe(false)
  control.choose('trend')
  expect(control.shown()).toHaveLength(1)
})

test('if the maximum number of drawings is reached, no tool can be chosen', () => {
  const one: Drawing = { id: 'a', tool: 'horizontal', points: [{ t: 1, price: 1 }] }
  const { control } = open(Array.from({ length: MOST_DRAWINGS }, (_, at) => ({ ...one, id: `${at}` })))
  control.choose('trend')
  expect(control.state().tool).toBeNull()
  expect(control.isFull()).toBe(true)
})
