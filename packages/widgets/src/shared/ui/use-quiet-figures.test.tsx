import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Notice } from './notice.tsx'

function Ticket() {
  const [last, setLast] = useState('60,218.4')
  const [isHalted, setHalted] = useState(false)
  const [isValid, setValid] = useState(false)
  return (
    <>
      <Notice tone="warn">{isHalted ? 'Trading is halted.' : `The order moves the price to ${last}.`}</Notice>
      <Field
        value=""
        onValueChange={() => {}}
        label="Price"
        hint="In USDT"
        error={isValid ? undefined : `Enter a price above ${last}.`}
      />
      <Button onClick={() => setLast('61,300')}>Trade</Button>
      <Button onClick={() => setHalted(true)}>Halt</Button>
      <Button onClick={() => setValid(true)}>Correct</Button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const status = () => page.getByRole('status').filter({ hasText: /./ })
const message = (text: string) => page.getByText(text)

describe('figures in live regions', () => {
  it('screen readers announce a new warning, but not a change of figures in the same warning', async () => {
    await renderKit(<Ticket />)
    await expect.element(status()).toHaveAttribute('aria-live', 'polite')
    await press('Trade')
    await expect.element(status()).toHaveTextContent('The order moves the price to 61,300.')
    await expect.element(status()).toHaveAttribute('aria-live', 'off')
    await press('Halt')
    await expect.element(status()).toHaveTextContent('Trading is halted.')
    await expect.element(status()).toHaveAttribute('aria-live', 'polite')
  })

  it('screen readers announce a field error once, even if the last price in the error changes', {
    tags: 'deep',
  }, async () => {
    await renderKit(<Ticket />)
    await expect.element(message('Enter a price above 60,218.4.')).toBeVisible()
    const region = () => page.getByRole('textbox').element().closest('.bl-field')?.querySelector('p')
    expect(region()?.getAttribute('aria-live')).toBe('polite')
    await press('Trade')
    await expect.poll(() => region()?.textContent).toContain('61,300')
    expect(region()?.getAttribute('aria-live')).toBe('off')
    await press('Correct')
    await expect.poll(() => region()?.textContent).toBe('In USDT')
    expect(region()?.getAttribute('aria-live')).toBe(null)
  })
})
