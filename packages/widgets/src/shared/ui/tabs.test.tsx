import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Tabs } from './tabs.tsx'

function Holder() {
  const [value, setValue] = useState('open')
  return (
    <Tabs
      label="Orders"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'open', label: 'Open', count: 3, content: 'resting' },
        { value: 'positions', label: 'Positions', disabled: true, content: 'closed' },
        { value: 'history', label: 'History', content: 'done' },
      ]}
    />
  )
}

const tab = (name: RegExp) => page.getByRole('tab', { name })

it('arrow keys, Home and End select a tab, and Tab reaches only the selected tab', async () => {
  await renderKit(<Holder />, { locale: 'en' })
  await userEvent.tab()
  await expect.element(tab(/Open/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{End}')
  await expect.element(tab(/History/)).toHaveFocus()
  await expect.element(tab(/History/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('done')
  await userEvent.keyboard('{Home}')
  await expect.element(tab(/Open/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(/Open/)
  await userEvent.tab()
  await expect.element(tab(/Open/)).not.toHaveFocus()
  await expect.element(tab(/History/)).not.toHaveFocus()
})

it('a click on a disabled tab does not select the tab', async () => {
  await renderKit(<Holder />, { locale: 'en' })
  await tab(/Positions/).click({ force: true })
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('resting')
})
