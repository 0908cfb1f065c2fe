import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { Terminal } from '../../../shared/ui/terminal.tsx'
import { order, showOrders } from '../../../testing/show-orders.tsx'
import { OpenOrders } from './open-orders.tsx'
import '../../../shared/ui/terminal.css'

test('in the panel of a terminal, the column headings stay in sight while the orders scroll', async () => {
  const open = Array.from({ length: 30 }, (_, index) => order(index + 1))
  const tabs = [{ value: 'open', label: 'Open', content: <OpenOrders withoutTools /> }]
  await showOrders(
    <Panel className="bl-terminal__below" style={{ height: 240 }}>
      <Tabs label="Account" value="open" onValueChange={() => {}} tabs={tabs} />
    </Panel>,
    { open },
  )
  await expect.poll(() => page.getByRole('row').elements().length).toBe(31)
  const heading = page.getByRole('columnheader', { name: 'Price', exact: true })
  const { top } = heading.element().getBoundingClientRect()
  page.getByRole('row').elements().at(-1)!.scrollIntoView()
  await expect.element(page.getByRole('row').last()).toBeInViewport()
  expect(heading.element().getBoundingClientRect().top).toBe(top)
})

test.each([
  [40, 0],
  [1, -1],
])(
  'in a terminal with %i open orders, the list has the tabIndex %i, so that keys scroll only a list that is larger than its panel',
  { tags: 'deep' },
  async (count, tabIndex) => {
    const open = Array.from({ length: count }, (_, index) => order(index + 1))
    const tabs = [{ value: 'open', label: 'Open', content: <OpenOrders withoutTools /> }]
    await showOrders(
      <>
        <style>{'.bl-terminal__grid { height: 800px }'}</style>
        <Terminal
          bar={null}
          chart={null}
          book={() => null}
          ticket={null}
          below={<Tabs label="Account" value="open" onValueChange={() => {}} tabs={tabs} />}
        />
      </>,
      { open, width: 1280 },
    )
    await expect.poll(() => page.getByRole('row').elements().length).toBe(count + 1)
    const list = document.querySelector<HTMLElement>('.bl-terminal__below .bl-table')!
    await expect.poll(() => list.tabIndex).toBe(tabIndex)
    expect(list.scrollHeight > list.clientHeight + 1).toBe(tabIndex === 0)
    if (tabIndex !== 0) return
    document.querySelector<HTMLElement>('[role=tabpanel]')!.focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(list).toHaveFocus()
    expect(getComputedStyle(list).outlineStyle).toBe('solid')
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => list.scrollTop).toBeGreaterThan(50)
  },
)
