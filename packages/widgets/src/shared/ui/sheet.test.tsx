import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'

function Holder({ keepMounted = false }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Trade</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Buy BTC" keepMounted={keepMounted}>
        <input aria-label="Note" />
        <Button wide>Buy</Button>
        <div style={{ height: 240 }} />
      </Sheet>
    </>
  )
}

const sheet = () => page.getByRole('dialog', { name: 'Buy BTC' })
const top = () => sheet().element().getBoundingClientRect().top

const open = async (shadow = false) => {
  await renderKit(<Holder />, { locale: 'en', shadow })
  await page.getByRole('button', { name: 'Trade' }).click()
  await expect.element(sheet()).toBeVisible()
  let before = Number.NaN
  await expect
    .poll(() => {
      const rests = top() === before
      before = top()
      return rests
    })
    .toBe(true)
}

type Touch = { x: number; y: number }

/**
 * Simulates a touch drag with the DevTools protocol of the browser. `from` is relative to the frame in which the test
 * runs. The protocol needs coordinates relative to the tab, so the position of the frame is added.
 */
async function drag(from: Touch, distance: number, { letGo = true } = {}): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const at = (y: number) => [{ x: from.x + (frame?.x ?? 0), y: from.y + y + (frame?.y ?? 0) }]
  // The sheet computes the velocity of the drag from the times of the events. They are 30 ms apart, because a fast drag
  // closes the sheet even over a short distance.
  let time = Date.now()
  const send = (type: string, touchPoints: Touch[]) => {
    time += 30
    return (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
      'Input.dispatchTouchEvent',
      { type, touchPoints, timestamp: time / 1_000 },
    )
  }
  await send('touchStart', at(0))
  for (let step = 1; step <= 8; step++) await send('touchMove', at((distance * step) / 8))
  if (letGo) await send('touchEnd', [])
}

const grip = (): Touch => {
  const { left, width } = sheet().element().getBoundingClientRect()
  return { x: left + width / 2, y: top() + 8 }
}

describe('Sheet', () => {
  it('a sheet follows the finger, and closes if it is dragged down far enough', async () => {
    await open()
    const before = top()
    await drag(grip(), 120, { letGo: false })
    await expect.poll(() => top() - before).toBeGreaterThan(80)
    await drag({ ...grip() }, 140)
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  it('a sheet returns to its open position if it is dragged only a short distance', async () => {
    await open()
    const before = top()
    await drag(grip(), 24)
    await expect.poll(top).toBe(before)
    await expect.element(sheet()).toBeVisible()
  })

  it.each([false, true])('Esc closes a sheet and returns the focus; in a shadow root: %s', async (shadow) => {
    await open(shadow)
    await expect.poll(() => sheet().element().contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.poll(() => focused()).toBe(page.getByRole('button', { name: 'Trade' }).element())
  })

  it('closing a sheet with keepMounted keeps the typed text, and closes the overlay layer', async () => {
    await renderKit(<Holder keepMounted />, { locale: 'en' })
    const note = sheet().getByRole('textbox', { name: 'Note' })
    for (const value of ['', 'kept']) {
      await page.getByRole('button', { name: 'Trade' }).click()
      await expect.element(note).toHaveValue(value)
      await note.fill('kept')
      await userEvent.keyboard('{Escape}')
      await expect.element(sheet()).not.toBeInTheDocument()
      await expect.poll(() => document.querySelector('.bl-layer:popover-open')).toBeNull()
      // Other overlays use the same layer, so the closed sheet must not appear when one of them opens the layer.
      expect(getComputedStyle(document.querySelector('.bl-sheet__place')!).display).toBe('none')
    }
  })

  it('a focused control is scrolled above the sticky footer', async () => {
    const footer = <Button wide>Confirm</Button>
    await renderKit(
      <Sheet open onOpenChange={() => {}} title="Buy BTC" footer={footer}>
        {Array.from({ length: 40 }, (_, index) => `Level ${index}`).map((level) => (
          <Button key={level} wide>
            {level}
          </Button>
        ))}
      </Sheet>,
      { locale: 'en' },
    )
    const bar = page.getByRole('button', { name: 'Confirm' })
    await expect.element(bar).toBeVisible()
    const levels = page.getByRole('button', { name: /^Level/ }).elements()
    const top = () => bar.element().getBoundingClientRect().top
    const hidden = levels.find((level) => level.getBoundingClientRect().bottom > top())!
    hidden.focus()
    await expect.poll(() => hidden.getBoundingClientRect().bottom < top()).toBe(true)
  })

  it('a sheet is attached to the bottom edge of the viewport', async () => {
    await open()
    const { bottom } = sheet().element().getBoundingClientRect()
    expect(Math.round(bottom)).toBe(window.innerHeight)
  })
})
