import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { AmountField } from '../ui/amount-field.tsx'
import { Select } from '../ui/select.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const pressed = vi.fn()
  const price = vi.fn()
  const { page: shared } = await renderKit(
    <>
      <button type="button" aria-keyshortcuts="B" onClick={() => pressed('buy')}>
        Buy
      </button>
      <button type="button" aria-keyshortcuts="S" disabled onClick={() => pressed('sell')}>
        Sell
      </button>
      <button type="button" aria-keyshortcuts="Enter" onClick={() => pressed('send')}>
        Place the order
      </button>
      <AmountField label="Price" value="100" onValueChange={price} step="0.5" shortcut="P" />
      <Select
        label="Unit"
        value="USDT"
        options={[
          { value: 'BTC', label: 'BTC' },
          { value: 'USDT', label: 'USDT' },
        ]}
        onValueChange={() => {}}
      />
      <div data-panel="orders">
        <button type="button" role="tab" aria-selected="true">
          Open orders
        </button>
      </div>
      <KeyboardShortcuts />
    </>,
    { client: exchange.sdk, locale: 'en' },
  )
  shared.preferences.setState({ shortcuts: true })
  onTestFinished(() => shared.preferences.setState({ shortcuts: true }))
  await expect.element(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  return { shared, pressed, price }
}

const dialog = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('a shortcut key presses the control with this key in `aria-keyshortcuts`, unless the control is disabled', async () => {
  const { pressed } = await show()
  await userEvent.keyboard('bs{Enter}')
  await expect.poll(() => pressed.mock.calls).toEqual([['buy'], ['send']])
})

test('a shortcut key focuses the field of the shortcut; keys typed in the field are not shortcuts, and Esc leaves the field', async () => {
  const { pressed } = await show()
  await userEvent.keyboard('p')
  const field = page.getByRole('textbox', { name: 'Price' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('b')
  expect(pressed).not.toHaveBeenCalledWith('buy')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toHaveFocus()
  await userEvent.keyboard('b')
  expect(pressed).toHaveBeenCalledWith('buy')
})

test('a letter typed while a select has the focus is not a shortcut', async () => {
  const { pressed } = await show()
  const select = page.getByRole('combobox', { name: 'Unit' })
  ;(select.element() as HTMLElement).focus()
  await expect.element(select).toHaveFocus()
  await userEvent.keyboard('b')
  expect(pressed).not.toHaveBeenCalled()
})

test('arrow keys change the price by one tick, and by ten ticks with Shift, also while the price field has the focus', async () => {
  const { price } = await show()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
  await expect.poll(() => price.mock.calls.flat()).toEqual(['100.5', '99.5', '105.0'])
  price.mockClear()
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('textbox', { name: 'Price' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(price.mock.calls.flat()).toEqual(['100.5', '95.0'])
})

test('arrow keys do not change the price while a control that uses them has the focus', async () => {
  const { price } = await show()
  await userEvent.keyboard('e')
  await expect.element(page.getByRole('tab', { name: 'Open orders' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(price).not.toHaveBeenCalled()
})

test('the key ? lists the shortcuts of the page, and a switch in the list turns all shortcuts off', async () => {
  const { pressed, shared } = await show()
  await userEvent.keyboard('?')
  await expect.element(dialog()).toBeVisible()
  const texts = (role: 'term' | 'definition') =>
    dialog()
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  expect(texts('term')).toEqual([
    ...['Buy side', 'Sell side', 'Price', 'Price ±1 tick', 'Price ±10 ticks'],
    ...['Send the order', 'Cancel all orders', 'Go to the orders', 'Show this list'],
  ])
  expect(texts('definition')).toEqual(['B', 'S', 'P', '↑↓', 'Shift↑↓', 'Enter', 'X', 'E', '?'])
  await dialog().getByRole('checkbox', { name: 'Use single keys' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.keyboard('b?')
  expect(pressed).not.toHaveBeenCalled()
  expect(shared.preferences.getState().shortcuts).toBe(false)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect.element(dialog().getByRole('checkbox', { name: 'Use single keys' })).not.toBeChecked()
})
