import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { AmountField } from '../ui/amount-field.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const pressed = vi.fn()
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
      <AmountField label="Price" value="" onValueChange={pressed} shortcut="P" />
      <KeyboardShortcuts />
    </>,
    { client: exchange.sdk, locale: 'en' },
  )
  shared.preferences.setState({ shortcuts: true })
  return { shared, pressed }
}

test('a shortcut key presses the control that names the key, unless the control is disabled', async () => {
  const { pressed } = await show()
  await userEvent.keyboard('bs{Enter}')
  expect(pressed.mock.calls).toEqual([['buy'], ['send']])
})

test('a shortcut key focuses its field; keys typed in the field are not shortcuts, and Esc leaves the field', async () => {
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

test('the key ? lists the keys of the page with the names of their controls, and a switch turns them off', async () => {
  const { pressed, shared } = await show()
  await userEvent.keyboard('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(dialog).toBeVisible()
  expect(
    dialog
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['B', 'Enter', 'P', '?'])
  expect(
    dialog
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Buy', 'Place the order', 'Price', 'Show this list'])
  await dialog.getByRole('checkbox', { name: 'Use single keys' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('b')
  expect(pressed).not.toHaveBeenCalled()
  expect(shared.preferences.getState().shortcuts).toBe(false)
  shared.preferences.setState({ shortcuts: true })
})
