import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { styleSheet } from '../../style-sheet.ts'
import { watchRoom } from './room.ts'
import { createSubmitGate } from './submit-gate.ts'

const usual = { width: innerWidth, height: innerHeight }

afterEach(() => page.viewport(usual.width, usual.height))

/** Creates a gate and waits until it accepts a call. `verdict` returns the reason of a refusal, or null. */
async function openGate() {
  await page.viewport(480, 700)
  const gate = createSubmitGate()
  const verdict = () =>
    gate.check('spot.place').then(
      () => null,
      (error: Error) => error.name,
    )
  const accepts = () => expect.poll(verdict).toBeNull()
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

test('a frame accepts presses after the resize that it has requested', async () => {
  const { gate, verdict } = await openGate()
  gate.asksHeight(600)
  await resize(600)
  expect(await verdict()).toBeNull()
})

test('a frame refuses presses after its host resizes it to the requested height a second time', async () => {
  const { gate, verdict, accepts } = await openGate()
  gate.asksHeight(600)
  await resize(600)
  await resize(500)
  await accepts()
  await resize(600)
  expect(await verdict()).toBe('FRAME_MOVED')
})

test('a frame that requested its current height refuses presses after a later resize to it', async () => {
  const { gate, verdict, accepts } = await openGate()
  gate.asksHeight(700)
  await resize(500)
  await accepts()
  await resize(700)
  expect(await verdict()).toBe('FRAME_MOVED')
})

test('a frame with an open dialog refuses presses after its host changes its visible part', async () => {
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
