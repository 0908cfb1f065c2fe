import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './test-chart.tsx'

test('a chart in a low window of a computer with a mouse keeps its picture button, and shows no chips of indicators', {
  tags: 'deep',
}, async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(900, 450)
  const { root } = await show()
  await expect.element(page.getByRole('button', { name: 'Save as picture' })).toBeVisible()
  expect(root.querySelector('.bl-chart-bar__chips')).toBeNull()
})
