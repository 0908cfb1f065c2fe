import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import type { CountryCode } from './countries.ts'
import { CountryField } from './country-field.tsx'

function Holder() {
  const [value, setValue] = useState<CountryCode | ''>('')
  const [sent, setSent] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(sent + 1)
      }}
    >
      <CountryField
        name="country"
        value={value}
        onValueChange={setValue}
        onBlur={() => {}}
        error={undefined}
      />
      <output data-testid="value">{value}</output>
      <output data-testid="sent">{sent}</output>
    </form>
  )
}

const field = () => page.getByRole('combobox', { name: 'Country of issue' })
const options = () => page.getByRole('option')
const value = () => page.getByTestId('value')

function describeField(_place: string, shadow: boolean) {
  it('finds a country by a part of its name without accents or by its code; Enter selects the highlighted country', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await field().fill('united')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', options().first().element().id)
    await expect.element(options().first()).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(value()).toHaveTextContent('GB')
    await expect.element(field()).toHaveValue('United Kingdom')
    await expect.element(options()).not.toBeInTheDocument()
    expect(focused()).toBe(field().element())
    await field().fill('aland isl')
    await expect.element(options()).toHaveTextContent('Åland IslandsAX')
    await field().fill('ch')
    await page.getByRole('option', { name: 'Switzerland CH' }).click()
    await expect.element(value()).toHaveTextContent('CH')
  })

  it('restores the selected country when the list closes without a selection, ignores Enter if no country matches, and clears it with the text', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await field().fill('japan')
    await userEvent.keyboard('{Enter}')
    await field().fill('xyz')
    await expect.element(page.getByText('No country of that name')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByTestId('sent')).toHaveTextContent('0')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('Japan')
    await field().fill('fra')
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    await expect.element(field()).toHaveValue('Japan')
    await field().fill('')
    await expect.element(value()).toBeEmptyDOMElement()
  })

  it('shows all countries with the selected one in view when its button is pressed', async () => {
    await renderKit(<Holder />, { shadow, locale: 'en' })
    await field().fill('japan')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Show all countries' }).click()
    await expect.poll(() => options().elements().length).toBe(249)
    const japan = page.getByRole('option', { name: 'Japan JP' })
    await expect.element(japan).toBeInViewport()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(japan).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).not.toHaveAttribute('aria-activedescendant', japan.element().id)
  })
}

describe.each([['in a shadow root', true]] as const)('CountryField %s', describeField)

describe.each([['in a document', false]] as const)('CountryField %s', { tags: 'deep' }, describeField)
