import { expect, onTestFinished, test } from 'vitest'
import { createPillPlacer } from './place-pills.ts'

/** Adds labels of 100 px to the page. Returns their elements and the function that places them. */
function show(...ids: string[]) {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const elements = new Map(
    ids.map((id) => {
      const element = host.appendChild(document.createElement('span'))
      element.style.cssText = 'position: absolute; width: 100px'
      element.textContent = id
      return [id, element]
    }),
  )
  const place = createPillPlacer(elements)
  const of = (id: string) => elements.get(id)!
  return {
    place,
    of,
    elements,
    leftOf: (id: string) => /translate\((\d+)px/.exec(of(id).style.transform)?.[1],
  }
}

test('labels of lines that are near each other are placed side by side; all other labels are placed at the start of the chart', () => {
  const { place, leftOf } = show('a', 'b', 'c')
  const lines = [
    { id: 'a', y: 100 },
    { id: 'b', y: 110 },
    { id: 'c', y: 200 },
  ]
  place(lines)
  expect(['a', 'b', 'c'].map(leftOf)).toEqual(['0', '108', '0'])
  place([lines[0]!, { id: 'b', y: 190 }, lines[2]!])
  expect(['a', 'b', 'c'].map(leftOf)).toEqual(['0', '0', '108'])
})

test('a label moves down or up if it would otherwise cover the price axis, because there is no room for it beside other labels', () => {
  const { of, elements } = show('a', 'b', 'c', 'd')
  const place = createPillPlacer(elements, () => 250)
  place(['a', 'b', 'c', 'd'].map((id) => ({ id, y: 100 })))
  const places = ['a', 'b', 'c', 'd'].map((id) =>
    /translate\((\d+)px, (\d+)px\)/.exec(of(id).style.transform)?.slice(1).join(),
  )
  expect(places).toEqual(['0,100', '108,100', '0,124', '108,124'])
})

test('a label does not cover a blocked area, and moves when that area changes', () => {
  const { of, elements } = show('a', 'b')
  let blocked = [{ top: 40, bottom: 58, end: 150 }]
  const place = createPillPlacer(
    elements,
    () => 300,
    () => blocked,
  )
  const at = (id: string) => /translate\((\d+)px, (\d+)px\)/.exec(of(id).style.transform)?.slice(1).join()
  place([
    { id: 'a', y: 50 },
    { id: 'b', y: 100 },
  ])
  expect([at('a'), at('b')]).toEqual(['158,50', '0,100'])
  blocked = [{ top: 40, bottom: 58, end: 250 }]
  place()
  expect(at('a')).toBe('0,74')
  blocked = []
  place()
  expect(at('a')).toBe('0,50')
})

test('the label of a line out of view is hidden, and takes no space from other labels', () => {
  const { place, of, leftOf } = show('a', 'b')
  place([
    { id: 'a', y: null },
    { id: 'b', y: 100 },
  ])
  expect([of('a').style.visibility, of('b').style.visibility, leftOf('b')]).toEqual([
    'hidden',
    'visible',
    '0',
  ])
})

test('the width of a label is measured again only if its text has changed', () => {
  const { place, of, leftOf } = show('a', 'b')
  const lines = [
    { id: 'a', y: 100 },
    { id: 'b', y: 100 },
  ]
  place(lines)
  of('a').style.width = '60px'
  place(lines)
  expect(leftOf('b')).toBe('108')
  of('a').textContent = 'shorter'
  place(lines)
  expect(leftOf('b')).toBe('68')
})
