import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectTouchTarget } from '../../../testing/expect-touch-target.ts'
import { openTicket } from '../../../testing/open-ticket.tsx'

test('in a sheet on a touch device, the select above the submit button has a touch target 40 px high', async () => {
  const { host } = await openTicket({ types: ['limit', 'market', 'stop_limit'], layout: 'sheet', width: 390 })
  // These styles imitate a real sheet: the content scrolls inside a padded element, and the submit button stays at the
  // lower edge.
  Object.assign(host.style, { height: '500px', overflow: 'auto' })
  document.querySelector<HTMLElement>('.bl-ticket')!.style.paddingBlockEnd = '16px'
  await page.getByRole('tab', { name: 'Stop' }).click()
  const select = page.getByRole('combobox', { name: 'Time in force' })
  await expect.element(select).toBeVisible()
  expectTouchTarget(select.element(), 19)
})
