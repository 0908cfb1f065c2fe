import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type KitOptions, renderKit } from '../../testing/render-kit.tsx'
import { AmountField, type AmountFieldProps } from './amount-field.tsx'

type Props = Partial<AmountFieldProps> & { start?: Decimal | '' }

/** A form with an amount field. It shows the value of the field, and its button sets the value from outside. */
function Holder({ start = '', ...rest }: Props) {
  const [value, setValue] = useState<Decimal | ''>(start)
  return (
    <>
      <AmountField label="Price" {...rest} value={value} onValueChange={setValue} />
      <output data-testid="value">{value === '' ? 'nothing' : value}</output>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue('59800')}>
        Outside
      </button>
    </>
  )
}

const box = () => page.getByLabelText('Price')
const value = () => page.getByTestId('value')
const draw = (props: Props = {}, options: KitOptions = { locale: 'en' }) =>
  renderKit(<Holder {...props} />, options)

describe('field for an amount (AmountField)', () => {
  it('keeps typed text unchanged, and adds digit grouping when the field loses the focus', async () => {
    await draw()
    await box().click()
    for (const [typed, text, exact] of [
      ['1', '1', '1'],
      ['2', '12', '12'],
      ['3', '123', '123'],
      ['4', '1234', '1234'],
      ['.', '1234.', '1234'],
      ['5', '1234.5', '1234.5'],
      ['0', '1234.50', '1234.50'],
    ] as const) {
      await userEvent.keyboard(typed)
      await expect.element(box()).toHaveValue(text)
      await expect.element(value()).toHaveTextContent(exact)
    }
    await userEvent.tab()
    await expect.element(box()).toHaveValue('1,234.5')
  })

  it('accepts pasted numbers with the separators of the user’s language', async () => {
    await draw({}, { locale: 'fr' })
    await box().fill('60 123,45')
    await expect.element(value()).toHaveTextContent('60123.45')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('60\u202f123,45')
  })

  it('does not round typed text that has more decimals than the step', async () => {
    await draw({ step: '0.01' })
    await box().fill('0.123456789')
    await expect.element(value()).toHaveTextContent('0.123456789')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('0.123456789')
  })

  it('shows as many decimals as the step has, and groups digits only while the field has no focus', async () => {
    await draw({ step: '0.01', start: '60123.4' })
    await expect.element(box()).toHaveValue('60,123.40')
    await box().click()
    await expect.element(box()).toHaveValue('60123.40')
  })

  it('when Tab has moved the focus into the field, typed text replaces the whole value', async () => {
    await draw({ step: '0.01', start: '60123.4' })
    await userEvent.tab()
    await userEvent.keyboard('7')
    await expect.element(box()).toHaveValue('7')
    await userEvent.tab()
    await box().fill('60123.4')
    await userEvent.tab()
    await box().fill('59000')
    await expect.element(box()).toHaveValue('59000')
  })

  it('when digit grouping is removed on focus, the caret stays between the same digits', async () => {
    await draw({ step: '0.01', start: '60123.4' })
    const input = box().element() as HTMLInputElement
    input.setSelectionRange(4, 4)
    input.focus()
    await expect.element(box()).toHaveValue('60123.40')
    await userEvent.keyboard('7')
    await expect.element(box()).toHaveValue('601723.40')
  })

  it('if a required field contains text that is not a number, the error asks for a number', async () => {
    await draw({ error: 'Required' })
    await expect.element(box()).toHaveAccessibleDescription('Required')
    await box().fill('12abc')
    await expect.element(box()).toHaveAccessibleDescription('Please enter a number')
  })

  it('arrow keys and stepper buttons move the value to multiples of the step within the limits', async () => {
    await draw({ step: '0.01', start: '0.015', max: '0.13', steppers: true })
    await box().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(value()).toHaveTextContent('0.02')
    await userEvent.keyboard('{PageUp}')
    await expect.element(value()).toHaveTextContent('0.12')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(value()).toHaveTextContent('0.13')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect.element(value()).toHaveTextContent('0.00')
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(value()).toHaveTextContent('0.01')
  })

  it('shows a value that the surrounding page sets, even while the field has the focus', async () => {
    await draw({ step: '0.01' })
    await box().fill('1')
    await page.getByRole('button', { name: 'Outside' }).click()
    await expect.element(box()).toHaveValue('59800.00')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(value()).toHaveTextContent('59800.01')
  })

  it('shows an error for text that is not a number, and keeps the text', async () => {
    await draw({ start: '5' })
    await box().fill('12abc')
    await expect.element(value()).toHaveTextContent('nothing')
    await expect.element(box()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('12abc')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box()).toHaveAccessibleDescription('Please enter a number')
    const border = () => getComputedStyle(box().element().closest('.bl-box')!).borderColor
    const error = getComputedStyle(page.getByText('Please enter a number').element()).color
    await expect.poll(border).toBe(error)
    await box().hover()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(border()).toBe(error)
    await box().fill('12')
    await expect.element(box()).not.toHaveAttribute('aria-invalid')
  })

  it('arrow keys do nothing if the field is disabled or has no step', async () => {
    await draw({ start: '5' })
    await box().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(value()).toHaveTextContent('5')
  })
})
