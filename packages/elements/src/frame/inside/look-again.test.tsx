import { afterEach, expect, test } from 'vitest'
import { lookAgain } from './look-again.ts'

afterEach(() => document.body.replaceChildren())

function add(style: string): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position:fixed;width:100px;height:100px;left:20px;${style}`
  document.body.append(element)
  return element
}
const frame = () => new Promise((done) => requestAnimationFrame(done))

test('accepts a press where one part stays uncovered', async () => {
  const [free, covered] = [add('top:0'), add('top:120px')]
  add('top:120px;background:white')
  expect(await lookAgain([[covered], [free]], free)).toBeNull()
})

test('refuses a press during which a part is covered for an instant', async () => {
  const pressed = add('top:0')
  const cover = add('top:0;background:white')
  const verdict = lookAgain([[pressed]], pressed)
  await frame()
  await frame()
  cover.remove()
  expect(await verdict).toBe('FRAME_COVERED')
})

test('refuses a press after which a part is covered', async () => {
  const pressed = add('top:0')
  const verdict = lookAgain([[pressed]], pressed)
  await frame()
  await frame()
  add('top:0;background:white')
  expect(await verdict).toBe('FRAME_COVERED')
})

test('refuses a press on a part that is cut off', async () => {
  expect(await lookAgain([[document.documentElement]], add('top:-50px'))).toBe('FRAME_COVERED')
})

test.each([
  ['accepts', 'free', null],
  ['refuses', 'covered', 'FRAME_COVERED'],
] as const)('%s a press that closes its dialog, whose place is %s', async (_, place, verdict) => {
  const dialog = add('top:0')
  // Only the top layer lies above everything of a page, as a host's page does.
  const outside = add('top:0;margin:0;background:white')
  outside.popover = 'manual'
  if (place === 'free') outside.remove()
  else outside.showPopover()
  const seen = lookAgain([[dialog]], dialog)
  dialog.remove()
  expect(await seen).toBe(verdict)
  expect(document.body.childElementCount).toBe(place === 'free' ? 0 : 1)
})

test('accepts every press in a browser that does not know what is covered', async () => {
  const own = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')!
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  try {
    const pressed = add('top:0')
    add('top:0;background:white')
    expect(await lookAgain([[pressed]], pressed)).toBeNull()
  } finally {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', own)
  }
})
