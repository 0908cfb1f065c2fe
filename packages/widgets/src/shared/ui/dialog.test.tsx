import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { type KitOptions, renderKit } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

function Holder() {
  const [open, setOpen] = useState(false)
  const [coin, setCoin] = useState('BTC')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Confirm order" footer={<Button>Buy</Button>}>
        <Field label="Note" value="" onValueChange={() => {}} />
        <Select
          label="Coin"
          value={coin}
          onValueChange={setCoin}
          options={['BTC', 'ETH'].map((value) => ({ value, label: value }))}
        />
      </Dialog>
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Confirm order' })

const open = async (options: KitOptions) => {
  const { host } = await renderKit(<Holder />, { locale: 'en', ...options })
  // Inside a transformed element, `position: fixed` is no longer relative to the window, which breaks
  // overlays.
  host.style.transform = 'translate(40px, 30px)'
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog()).toBeVisible()
}

describe.each([
  ['in a document', { shadow: false }],
  ['in a shadow root', { shadow: true }],
])('Dialog %s', (_, options) => {
  it('a dialog focuses its first field, keeps Tab inside, and returns the focus after Esc closes it', async () => {
    await open(options)
    await expect.poll(() => focused()).toBe(page.getByLabelText('Note').element())
    const names: (string | null)[] = []
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab()
      names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? null)
    }
    expect(names.join()).toMatch(/BTC.*Buy.*Close/)
    expect(dialog().element().contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => focused()).toBe(page.getByRole('button', { name: 'Open' }).element())
  })

  it('a dialog is centered in the viewport, even if its host element has a transform', async () => {
    await open(options)
    await expect
      .poll(() => {
        const { left, right } = dialog().element().getBoundingClientRect()
        return Math.round((left + right) / 2)
      })
      .toBe(Math.round(document.documentElement.clientWidth / 2))
  })

  it('a list inside a dialog opens in front of the dialog, and Esc closes the list first', async () => {
    await open(options)
    await page.getByRole('combobox', { name: 'Coin' }).click()
    const option = page.getByRole('option', { name: 'ETH' })
    await expect.element(option).toBeVisible()
    const { left, top, width, height } = option.element().getBoundingClientRect()
    const root = option.element().getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    expect(option.element().contains(hit)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(option).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
  })

  it('a dialog closes when its close button is pressed, and then leaves the top layer', async () => {
    await open(options)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    const root = page.getByRole('button', { name: 'Open' }).element().getRootNode() as Document | ShadowRoot
    await expect.poll(() => root.querySelectorAll('.bl-layer:popover-open').length).toBe(0)
  })
})
