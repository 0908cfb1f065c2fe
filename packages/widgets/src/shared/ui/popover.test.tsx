import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
]

function Holder() {
  const [value, setValue] = useState('day')
  return (
    <>
      <Popover label="Settings of the list" trigger={<button type="button">Settings</button>}>
        <input aria-label="Name" />
        <Select aria-label="Period" value={value} onValueChange={setValue} options={options} />
      </Popover>
      <button type="button">After</button>
    </>
  )
}

const trigger = () => page.getByRole('button', { name: 'Settings' })
const popover = () => page.getByRole('dialog', { name: 'Settings of the list' })

async function open(shadow: boolean) {
  await renderKit(<Holder />, { shadow, locale: 'en' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover()).toBeVisible()
  await expect.poll(focused).toBe(page.getByRole('textbox', { name: 'Name' }).element())
}

describe.each([
  ['in a document', false],
  ['in a shadow root', true],
])('Popover %s', (_, shadow) => {
  it('focuses its first control when it opens; Esc closes it and returns the focus to its trigger', async () => {
    await open(shadow)
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(trigger()).toHaveAttribute('data-popup-open')
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.poll(focused).toBe(trigger().element())
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  it('opened by touch, it takes the focus itself; then opened by keyboard, its first control', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    const press = new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'touch' })
    trigger().element().dispatchEvent(press)
    ;(trigger().element() as HTMLElement).click()
    await expect.element(popover()).toBeVisible()
    await expect.poll(focused).toBe(popover().element())
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.poll(focused).toBe(trigger().element())
    await userEvent.keyboard('{Enter}')
    await expect.element(popover()).toBeVisible()
    await expect.poll(focused).toBe(page.getByRole('textbox', { name: 'Name' }).element())
  })

  it('a press outside or on its trigger closes it', async () => {
    await open(shadow)
    await userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true })
    await expect.element(popover()).not.toBeInTheDocument()
    await trigger().click()
    await expect.element(popover()).toBeVisible()
    await trigger().click()
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('the Tab key leaves it to the control after its trigger and closes it', async () => {
    await open(shadow)
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(focused).toBe(page.getByRole('button', { name: 'After' }).element())
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('stays open while a select in it opens, closes by Esc, and changes', async () => {
    await open(shadow)
    const select = popover().getByRole('combobox', { name: 'Period' })
    await select.click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(popover()).toBeVisible()
    await select.click()
    await page.getByRole('option', { name: 'Week' }).click()
    await expect.element(select).toHaveTextContent('Week')
    await expect.element(popover()).toBeVisible()
  })
})
