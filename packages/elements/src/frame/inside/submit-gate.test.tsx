import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { styleSheet } from '../../style-sheet.ts'
import { watchRoom } from './room.ts'
import { createSubmitGate } from './submit-gate.ts'

const usual = { width: innerWidth, height: innerHeight }

afterEach(() => page.viewport(usual.width, usual.height))

const now = performance.now.bind(performance)

/** Moves the clock of the gate forward by more than half a second. */
function passHalfSecond() {
  const later = performance.now() - now() + 600
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  onTestFinished(() => void vi.restoreAllMocks())
}

/** Creates a gate and waits until it accepts a call. `verdict` returns the reason of a refusal, or null. */
async function openGate() {
  await page.viewport(480, 700)
  const gate = createSubmitGate()
  const verdict = () =>
    gate.check('spot.place').then(
      () => null,
      (error: Error) => error.name,
    )
  const accepts = () => {
    passHalfSecond()
    return expect.poll(verdict).toBeNull()
  }
  await accepts()
  return { gate, verdict, accepts }
}

/** Changes the height of the page as a host page does, and waits until the page has received the resize event. */
async function resize(height: number) {
  const resized = new Promise((done) => window.addEventListener('resize', done, { once: true }))
  await page.viewport(480, height)
  await resized
  expect(innerHeight).toBe(height)
}

test('a frame may send an order directly after its host page has set the height that the frame requested', async () => {
  const { gate, verdict } = await openGate()
  gate.asksHeight(600)
  await resize(600)
  expect(await verdict()).toBeNull()
})

test('a frame refuses to send an order directly after its host page has set the requested height a second time', async () => {
  const { gate, verdict, accepts } = await openGate()
  gate.asksHeight(600)
  await resize(600)
  await resize(500)
  await accepts()
  await resize(600)
  expect(await verdict()).toBe('FRAME_MOVED')
})

test('a frame that requested its current height refuses to send an order directly after its host page has restored a changed height', async () => {
  const { gate, verdict, accepts } = await openGate()
  gate.asksHeight(700)
  await resize(500)
  await accepts()
  await resize(700)
  expect(await verdict()).toBe('FRAME_MOVED')
})

test('a frame with an open dialog refuses to send an order directly after the host page has changed which part of the frame is visible', async () => {
  const { gate, verdict, accepts } = await openGate()
  styleSheet()
  const layer = document.createElement('div')
  layer.className = 'bl-layer'
  layer.popover = 'manual'
  layer.innerHTML = '<div class="bl-dialog"></div>'
  document.body.append(layer)
  onTestFinished(() => layer.remove())
  layer.showPopover()
  const place = document.createElement('main')
  let opened = 0
  watchRoom(
    place,
    () => {},
    () => {
      opened += 1
    },
    gate.hostChanged,
  )
  await expect.poll(() => opened).toBeGreaterThan(0)
  const { style } = document.documentElement
  await expect.poll(() => style.getPropertyValue('--bl-seen-top')).toBe('0px')
  await accepts()
  const frame = window.frameElement as HTMLElement
  const before = frame.style.cssText
  onTestFinished(() => {
    frame.style.cssText = before
  })
  frame.style.position = 'fixed'
  frame.style.top = '-100px'
  await expect.poll(() => style.getPropertyValue('--bl-seen-top')).not.toBe('0px')
  expect(await verdict()).toBe('FRAME_MOVED')
})

/**
 * Shows two buttons in the frame, and an input field of the host page directly before the frame. `verdicts` contains
 * the gate's verdict of each click on a button. Resolves when the gate accepts clicks on both buttons.
 */
async function openButtons() {
  const { verdict } = await openGate()
  const verdicts: Promise<string | null>[] = []
  const [first, second] = ['First', 'Second'].map((name) => {
    const button = document.createElement('button')
    button.textContent = name
    button.onclick = () => verdicts.push(verdict())
    document.body.append(button)
    onTestFinished(() => button.remove())
    return button
  }) as [HTMLButtonElement, HTMLButtonElement]
  const frame = window.frameElement as HTMLElement
  const field = frame.ownerDocument.createElement('input')
  frame.before(field)
  onTestFinished(() => field.remove())
  for (const button of [first, second])
    await expect
      .poll(async () => {
        passHalfSecond()
        await userEvent.click(button)
        return verdicts.at(-1)
      })
      .toBeNull()
  verdicts.length = 0
  return { first, second, field, verdicts }
}

/** Presses keys while the field of the host page has the focus. */
async function typeInField(field: HTMLInputElement, keys: string) {
  field.focus()
  // The test runner focuses the frame before it presses keys, which would take the focus from the field of the host
  // page. It does not do so if `activeElement` is an element of the frame.
  Object.defineProperty(document, 'activeElement', { value: document.documentElement, configurable: true })
  try {
    await userEvent.keyboard(keys)
  } finally {
    Reflect.deleteProperty(document, 'activeElement')
  }
}

test('if the host page focuses a button of the frame while the member holds down Enter, the frame refuses the clicks that the repeated key triggers', {
  tags: 'deep',
}, async () => {
  const { second, field, verdicts } = await openButtons()
  field.onkeydown = (event) => {
    expect(event.repeat).toBe(false)
    second.focus()
  }
  await typeInField(field, '{Enter>3/}')
  expect(await Promise.all(verdicts)).toEqual(['FRAME_FOCUS', 'FRAME_FOCUS'])
})

test('a frame refuses the clicks that Enter triggers if the key was pressed outside the frame and is held down, even after the frame accepted an earlier press of Enter', async () => {
  const { first, second, field, verdicts } = await openButtons()
  // The gate (the check of presses in the frame) accepts the first press of Enter. `preventDefault` suppresses the
  // click, so the gate still waits for the click of this press.
  first.onkeydown = (event) => event.preventDefault()
  first.focus()
  await userEvent.keyboard('{Enter}')
  field.onkeydown = () => second.focus()
  await typeInField(field, '{Enter>3/}')
  expect(await Promise.all(verdicts)).toEqual(['FRAME_FOCUS', 'FRAME_FOCUS'])
})

test('a frame accepts the repeated clicks of a button that the member triggers by holding down Enter inside the frame', {
  tags: 'deep',
}, async () => {
  const { second, verdicts } = await openButtons()
  await userEvent.click(second)
  passHalfSecond()
  await userEvent.keyboard('{Enter>3/}')
  expect(await Promise.all(verdicts)).toEqual([null, null, null, null])
})

test('a frame refuses a press of Enter on a button that the host page focused when the member pressed Tab', async () => {
  const { first, second, field, verdicts } = await openButtons()
  field.onkeydown = (event) => {
    event.preventDefault()
    second.focus()
  }
  await typeInField(field, '{Tab}')
  expect(document.activeElement).toBe(second)
  passHalfSecond()
  await userEvent.keyboard('{Enter}')
  expect(await verdicts.at(-1)).toBe('FRAME_FOCUS')

  // The member returns by the Tab key, which focuses the first button of the frame.
  field.onkeydown = null
  await typeInField(field, '{Tab}')
  expect(document.activeElement).toBe(first)
  passHalfSecond()
  await userEvent.keyboard('{Enter}')
  expect(await verdicts.at(-1)).toBeNull()
})
