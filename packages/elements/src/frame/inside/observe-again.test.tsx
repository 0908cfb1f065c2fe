import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { observeAgain } from './observe-again.ts'
import { DELAY_MS } from './sight.ts'

afterEach(() => document.body.replaceChildren())

function add(style: string): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position:fixed;width:100px;height:100px;left:20px;${style}`
  document.body.append(element)
  return element
}
const frame = () => new Promise((done) => requestAnimationFrame(done))

/**
 * Runs `change` between the two observations of a press, and returns the verdict. A timer starts the second
 * observation. The test uses a fake timer, because on a busy machine a real one could start the observation before the
 * change.
 */
async function changeBetween(pressed: HTMLElement, change: () => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const verdict = observeAgain([[pressed]], pressed)
  await frame()
  await frame()
  change()
  await vi.advanceTimersByTimeAsync(DELAY_MS)
  return verdict
}

test('a frame accepts a press if at least one of several observed elements is not covered', async () => {
  const [free, covered] = [add('top:0'), add('top:120px')]
  add('top:120px;background:white')
  expect(await observeAgain([[covered], [free]], free)).toBeNull()
})

test('a frame refuses a press if the only observed element was covered when the press began', async () => {
  const pressed = add('top:0')
  const cover = add('top:0;background:white')
  const verdict = observeAgain([[pressed]], pressed)
  await frame()
  await frame()
  cover.remove()
  expect(await verdict).toBe('FRAME_COVERED')
})

test('a frame refuses a press if a cover appears between the two observations of that press', async () => {
  const verdict = await changeBetween(add('top:0'), () => void add('top:0;background:white'))
  expect(verdict).toBe('FRAME_COVERED')
})

test('a frame refuses a press on an element that is partly outside the frame', async () => {
  expect(await observeAgain([[document.documentElement]], add('top:-50px'))).toBe('FRAME_COVERED')
})

/** Keeps a cover above everything that the document shows, as the page around a frame can. Returns a stop function. */
function coverFromOutside(): () => void {
  const cover = add('top:0;margin:0;background:white')
  cover.popover = 'manual'
  cover.showPopover()
  const raising = new MutationObserver(() => {
    cover.hidePopover()
    cover.showPopover()
  })
  raising.observe(document.body, { childList: true })
  return () => raising.disconnect()
}

const closings: Record<string, (dialog: HTMLElement) => void> = {
  closes: (dialog) => dialog.remove(),
  'fades out': (dialog) => {
    dialog.dataset.endingStyle = ''
    dialog.style.opacity = '0.5'
  },
}

for (const [name, close] of Object.entries(closings)) {
  test(`a frame accepts a press on a dialog that ${name} if nothing covers the area of the dialog`, async () => {
    const dialog = add('top:0')
    const verdict = observeAgain([[dialog]], dialog)
    close(dialog)
    expect(await verdict).toBeNull()
    expect(document.querySelector(':popover-open')).toBeNull()
  })

  test(`a frame refuses a press on a dialog that ${name} while a cover is above it`, async () => {
    const dialog = add('top:0')
    const stop = coverFromOutside()
    const verdict = observeAgain([[dialog]], dialog)
    close(dialog)
    expect(await verdict).toBe('FRAME_COVERED')
    stop()
  })

  test(`a frame refuses a press on a dialog that ${name} after the first observation if a cover appears before the second observation`, async () => {
    const dialog = add('top:0')
    let stop = () => {}
    const verdict = await changeBetween(dialog, () => {
      close(dialog)
      stop = coverFromOutside()
    })
    expect(verdict).toBe('FRAME_COVERED')
    stop()
  })

  test(`a frame accepts a press on a dialog that ${name} after the first observation if nothing covers the area of the dialog`, async () => {
    const dialog = add('top:0')
    expect(await changeBetween(dialog, () => close(dialog))).toBeNull()
  })
}

test('a frame accepts every press in a browser that cannot detect covers', async () => {
  const own = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')!
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  try {
    const pressed = add('top:0')
    add('top:0;background:white')
    expect(await observeAgain([[pressed]], pressed)).toBeNull()
  } finally {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', own)
  }
})
