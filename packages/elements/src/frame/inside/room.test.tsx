import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { watchRoom } from './room.ts'

/** Lets the browser free the memory of all objects that nothing refers to. */
const collectGarbage = () =>
  (cdp() as unknown as { send(method: string): Promise<void> }).send('HeapProfiler.collectGarbage')

/**
 * Adds an element with a shadow root, like the element of a tag. Returns a weak reference, which does not keep the
 * element in memory.
 */
function addForm(place: HTMLElement): WeakRef<Element> {
  const form = document.createElement('div')
  form.attachShadow({ mode: 'open' }).innerHTML = '<p style="height: 2000px">Log in</p>'
  place.append(form)
  return new WeakRef(form)
}

test('a frame does not keep a removed form in memory', async () => {
  const place = document.createElement('main')
  document.body.append(place)
  onTestFinished(() => place.remove())
  let height = 0
  watchRoom(
    place,
    (px) => {
      height = px
    },
    () => {},
    () => {},
  )
  const form = addForm(place)
  await expect.poll(() => height).toBeGreaterThan(1_900)
  place.replaceChildren()
  await expect.poll(() => height).toBeLessThan(1_900)
  await expect
    .poll(async () => {
      await collectGarbage()
      return form.deref()
    })
    .toBeUndefined()
})

test('a frame whose height changes continuously reports few of the heights to the host page, but always the last one', {
  tags: 'deep',
}, async () => {
  const place = document.createElement('main')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const heights: number[] = []
  watchRoom(
    place,
    (px) => heights.push(px),
    () => {},
    () => {},
  )
  const begin = performance.now()
  for (let px = 1_000; px < 1_060; px += 1) {
    place.style.height = `${px}px`
    await new Promise(requestAnimationFrame)
  }
  const last = Math.ceil(document.body.getBoundingClientRect().height)
  await expect.poll(() => heights.at(-1)).toBe(last)
  expect(heights.length).toBeLessThanOrEqual((performance.now() - begin) / 50 + 2)
})
