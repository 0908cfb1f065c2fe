import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
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
