import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Terminal } from '../ui/terminal.tsx'
import { LayoutButton } from './layout-button.tsx'
import { useTerminalLayouts } from './use-terminal-layouts.ts'

function Desk() {
  const layouts = useTerminalLayouts('spot')
  const [note, setNote] = useState('')
  return (
    <Terminal
      layouts={layouts}
      more={{
        trades: 'The trades',
        depth: 'The depth',
        chart: ({ symbol }, onChange) => (
          <button type="button" onClick={() => onChange({ symbol: 'ETHUSDT', interval: '1d' })}>
            Chart of {symbol ?? 'the page'}
          </button>
        ),
      }}
      bar={<LayoutButton layouts={layouts} />}
      chart="The chart"
      book={(layout) => `The book, ${layout}`}
      ticket={<input aria-label="Amount" value={note} onChange={(event) => setNote(event.target.value)} />}
      below="The orders"
    />
  )
}

async function show(stored?: unknown, width = 1300) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const { page: shared } = await renderKit(<Desk />, { client: exchange.sdk, locale: 'en', width })
  shared.preferences.setState({ layouts: stored === undefined ? {} : { spot: stored } })
  onTestFinished(() => shared.preferences.setState({ layouts: {} }))
  return shared
}

const two = (first: string, second: string) => ({ across: true, parts: [first, second], shares: [0.6, 0.4] })
const stored = (tree: object, charts = {}) => ({ shown: 'default', layouts: { default: { tree, charts } } })

async function choose(name: string) {
  await page.getByRole('button', { name: 'Layouts' }).click()
  await page.getByRole('radio', { name, exact: true }).click()
}

const boxOf = (panel: string) => document.querySelector(`[data-panel="${panel}"]`)!.getBoundingClientRect()

test('choosing a layout adds the panels of this layout and keeps the text that was typed in a panel', async () => {
  await show()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('0.25')
  const before = amount.element()
  await choose('Scalping')
  await expect.element(page.getByText('The trades')).toBeVisible()
  expect(amount.element()).toBe(before)
  await expect.element(amount).toHaveValue('0.25')
  await page.getByRole('radio', { name: 'Default', exact: true }).click()
  await expect.element(page.getByText('The trades')).not.toBeInTheDocument()
  expect(amount.element()).toBe(before)
})

test('a second chart stores the symbol that the member selects in it', async () => {
  const shared = await show()
  await choose('Two charts')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Chart of the page' }).click()
  await expect.element(page.getByRole('button', { name: 'Chart of ETHUSDT' })).toBeVisible()
  expect(shared.preferences.getState().layouts.spot).toMatchObject({
    layouts: { charts: { charts: { 'chart-2': { symbol: 'ETHUSDT', interval: '1d' } } } },
  })
})

test('arrow keys on a gutter resize the panels beside it, but not below their smallest size', async () => {
  await show(stored(two('chart', 'book')))
  const gutter = page.getByRole('separator', { name: 'Size: Chart – Order book' })
  await expect.element(gutter).toHaveAttribute('aria-valuenow', '60')
  const before = boxOf('chart').width
  gutter.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => Math.round(boxOf('chart').width - before)).toBeGreaterThan(20)
  await userEvent.keyboard('{ArrowLeft>40/}')
  await expect.poll(() => Math.round(boxOf('chart').width)).toBe(320)
})

test('a panel can be moved with arrow keys, closed and added, and each change can be undone', async () => {
  const shared = await show(stored(two('chart', 'book')))
  const shown = () =>
    (shared.preferences.getState().layouts.spot as ReturnType<typeof stored>).layouts.default.tree
  await page.getByRole('button', { name: 'Layouts' }).click()
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  page.getByRole('button', { name: 'Move: Chart', exact: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => boxOf('chart').left > boxOf('book').left).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Move: Chart', exact: true })).toHaveFocus()
  await page.getByRole('button', { name: 'Close: Order book' }).click()
  await expect.poll(shown).toBe('chart')
  // The last panel has no close button, because a terminal needs at least one panel.
  await expect.element(page.getByRole('button', { name: 'Close: Chart' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add panel' }).click()
  await page.getByRole('button', { name: 'Depth' }).click()
  await expect.element(page.getByText('The depth')).toBeVisible()
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shown).toMatchObject({ parts: ['chart', 'book'] })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Move: Chart' })).not.toBeInTheDocument()
})

test('each press of a button in the menu of a panel moves or resizes the panel', {
  tags: 'deep',
}, async () => {
  await show(stored(two('chart', 'book')))
  await page.getByRole('button', { name: 'Layouts' }).click()
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  const menu = page.getByRole('button', { name: 'Move or resize: Chart' })
  await menu.click()
  // The chart is at the left edge and as high as the area, so the menu cannot move it left or up, or make it taller.
  await expect.element(page.getByRole('button', { name: 'Move right' })).toBeVisible()
  for (const name of ['Move left', 'Move up', 'Taller'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  const before = boxOf('chart').width
  await page.getByRole('button', { name: 'Wider' }).click()
  await expect.poll(() => boxOf('chart').width - before).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Narrower' }).click()
  await expect.poll(() => Math.round(boxOf('chart').width - before)).toBe(0)
  await page.getByRole('button', { name: 'Move right' }).click()
  await expect.poll(() => boxOf('chart').left > boxOf('book').left).toBe(true)
  await expect.element(menu).toHaveFocus()
  // The chart is now on the right, so the button Wider moves the gutter on the left of the chart.
  const moved = boxOf('chart').width
  await menu.click()
  await page.getByRole('button', { name: 'Wider' }).click()
  await expect.poll(() => boxOf('chart').width - moved).toBeGreaterThan(20)
})

test('a layout can be saved as a new one, renamed and deleted', { tags: 'deep' }, async () => {
  await show()
  await choose('Scalping')
  await page.getByRole('button', { name: 'Save as new' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the layout' })
  await expect.element(name).toHaveValue('My layout 1')
  await name.fill('Morning')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe(name.element())
  await expect.element(name).toHaveValue('Morning')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Layouts' }).click()
  await expect.element(page.getByRole('radio', { name: 'Morning' })).toBeChecked()
  await page.getByRole('button', { name: 'Delete layout' }).click()
  await expect.element(page.getByRole('radio', { name: 'Default', exact: true })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Morning' })).not.toBeInTheDocument()
})

test('if the member has the maximum number of layouts, the menu explains why no other layout can be saved', async () => {
  const { layouts } = stored(two('chart', 'book'))
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => [
      `own-${index + 1}`,
      { ...layouts.default, name: `Mine ${index}` },
    ])
  await show({ shown: 'own-1', layouts: Object.fromEntries(own(6)) })
  await page.getByRole('button', { name: 'Layouts' }).click()
  const save = page.getByRole('button', { name: 'Save as new' })
  await expect.element(save).toBeDisabled()
  await expect
    .element(save)
    .toHaveAccessibleDescription('You have 6 own layouts, the maximum. Delete one to save a new one.')
  await page.getByRole('button', { name: 'Delete layout' }).click()
  await expect.element(save).toBeEnabled()
  await expect.element(page.getByText(/the maximum/)).not.toBeInTheDocument()
})

test('a terminal that is too narrow for layouts shows the standard panels', async () => {
  await show(stored(two('chart', 'trades')), 900)
  await expect.element(page.getByText('The book, split')).toBeVisible()
  await expect.element(page.getByText('The trades')).not.toBeInTheDocument()
})

test('if the stored layouts are damaged, the default layout is shown', async () => {
  await show({ shown: 'own-1', layouts: 7 })
  await expect.element(page.getByText('The book, stacked')).toBeVisible()
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument()
})
