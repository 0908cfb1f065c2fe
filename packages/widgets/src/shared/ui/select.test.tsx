import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Dialog } from './dialog.tsx'
import { Select } from './select.tsx'
import { Sheet } from './sheet.tsx'

const options = [
  { value: 'gtc', label: 'Good till canceled' },
  { value: 'ioc', label: 'Immediate or cancel' },
  { value: 'fok', label: 'Fill or kill', disabled: true },
  { value: 'po', label: 'Post only' },
]

function Holder() {
  const [value, setValue] = useState('gtc')
  return (
    <>
      <Select label="Time in force" value={value} onValueChange={setValue} options={options} />
      <output data-testid="value">{value}</output>
    </>
  )
}

function InOverlay({ kind: Kind }: { kind: typeof Dialog | typeof Sheet }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Kind open={isOpen} onOpenChange={setOpen} title="Order">
      <Holder />
    </Kind>
  )
}

const control = () => page.getByRole('combobox', { name: 'Time in force' })
const value = () => page.getByTestId('value')

it('before it is first opened, a select is in `form.elements` under its name, so that the form can focus it', async () => {
  await renderKit(
    <form aria-label="Order">
      <Select name="force" label="Time in force" value="" onValueChange={() => {}} options={options} />
    </form>,
    { locale: 'en' },
  )
  const { elements } = page.getByRole('form').element() as HTMLFormElement
  expect(elements.namedItem('force')).toBe(control().element())
})

describe.each([
  ['in a document', false],
  ['in a shadow root', true],
])('Select %s', (_, shadow) => {
  it('with the keyboard, the member can open the list and select an option; a disabled option can be focused but not selected', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await userEvent.tab()
    expect(focused()).toBe(control().element())
    await expect.element(control()).toHaveTextContent('Good till canceled')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await expect.element(control()).toHaveAttribute('data-popup-open')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.poll(() => focused()?.textContent).toBe('Fill or kill')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(value()).toHaveTextContent('po')
    await expect.poll(() => focused()).toBe(control().element())
  })

  it('selects with the pointer or by typing the first letters of an option', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await control().click()
    await page.getByRole('option', { name: 'Immediate or cancel' }).click()
    await expect.element(value()).toHaveTextContent('ioc')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('po')
    await expect.element(value()).toHaveTextContent('po')
  })

  it('the list is rendered in the root that contains the select, has its styles, and is at least as wide as the select', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en', width: 320 })
    await control().click()
    const list = page.getByRole('listbox')
    await expect.element(list).toBeVisible()
    expect(list.element().getRootNode()).toBe(control().element().getRootNode())
    const popup = list.element().closest('.bl-popup')!
    expect(getComputedStyle(popup).borderRadius).toBe('10px')
    await expect.poll(() => Math.round(popup.getBoundingClientRect().width)).toBeGreaterThanOrEqual(320)
  })

  it('a press outside closes the list without selecting an option', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await control().click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.click(document.body, { position: { x: 5, y: 400 }, force: true })
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(value()).toHaveTextContent('gtc')
  })

  const selectIn = async (kind: typeof Dialog | typeof Sheet) => {
    await renderKit(<InOverlay kind={kind} />, { shadow, locale: 'en' })
    const overlay = page.getByRole('dialog', { name: 'Order' })
    await control().click()
    const list = page.getByRole('listbox')
    await expect.element(list).toBeVisible()
    await expect
      .poll(() => Math.round(list.element().getBoundingClientRect().left))
      .toBe(Math.round(control().element().getBoundingClientRect().left) + 1)
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(overlay).toBeVisible()
    await expect.poll(() => focused()).toBe(control().element())
    await control().click()
    await page.getByRole('option', { name: 'Post only' }).click()
    await expect.element(value()).toHaveTextContent('po')
    await expect.element(overlay).toBeVisible()
  }

  it('in a dialog, Esc closes only the list, and the selection of an option leaves the overlay open', () =>
    selectIn(Dialog))

  it(
    'in a sheet, Esc closes only the list, and the selection of an option leaves the overlay open',
    { tags: 'deep' },
    () => selectIn(Sheet),
  )
})
