import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { show } from './test-chart.tsx'

test('on a phone in landscape, removing an indicator by keyboard moves the focus to the next one, at the end to the button of the menu', {
  tags: 'deep',
}, async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(844, 390)
  await show()
  const chips = page.getByRole('button', { name: /^Remove / })
  await expect.element(chips.first()).toBeVisible()
  await page.getByRole('button', { name: 'Indicators', exact: true }).click()
  await page.getByRole('checkbox', { name: /^RSI/ }).click()
  await userEvent.keyboard('{Escape}')
  const names = () => chips.elements().map((one) => one.ariaLabel)
  await expect.poll(() => names().length).toBeGreaterThan(1)
  for (let left = names().length; left > 0; left -= 1) {
    chips.elements()[0]!.focus()
    const next =
      chips.elements()[1] ?? page.getByRole('button', { name: 'Indicators', exact: true }).element()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => names().length).toBe(left - 1)
    expect(focused()).toBe(next)
  }
})
