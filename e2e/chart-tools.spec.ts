import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { freshMember } from './exchange.ts'
import { isPhone, paths, signIn } from './pages.ts'

type Stored = { tool?: string; price?: string }

/** Returns the alerts or the drawings of the BTC/USDT chart that the browser has stored. */
const stored = (page: Page, kind: 'alerts' | 'drawings') =>
  page.evaluate(
    (key): Stored[] => JSON.parse(localStorage.getItem(key) ?? '[]'),
    `bourselet.chart.${kind}.spot.BTCUSDT`,
  )

/** Drags the pointer over the chart. Both points are given as fractions of the chart's width and height. */
async function draw(page: Page, chart: Locator, from: [number, number], to: [number, number]) {
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart is not visible.')
  const place = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place(to), { steps: 3 })
  await page.mouse.up()
}

test('alerts and drawings of a chart are kept after a reload, and can be removed @deep', async ({
  page,
  context,
}, info) => {
  await signIn(context, await freshMember({ USDT: '1000' }))
  await page.goto(paths(info).exchange)
  const chart = page.locator('.bl-price-chart__host')
  await expect(chart.locator('canvas').first()).toBeVisible()

  await page.getByRole('button', { name: 'Price alerts' }).click()
  await page.getByRole('textbox', { name: 'Alert at' }).fill('1234')
  await expect(page.getByText('Fires when BTC falls to this price')).toBeVisible()
  await page.getByRole('button', { name: 'Set alert' }).click()
  const alerts = page.getByRole('list', { name: 'Price alerts' })
  await expect(alerts.getByRole('listitem')).toHaveText('1,234.00')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Trend line' }).click()
  await draw(page, chart, [0.3, 0.3], [0.6, 0.5])
  await expect.poll(async () => (await stored(page, 'drawings')).map(({ tool }) => tool)).toEqual(['trend'])
  // When a member draws with the keyboard, the arrow keys move the point of the drawing, and Enter places it.
  await page.getByRole('button', { name: 'Horizontal line' }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored(page, 'drawings')).length).toBe(2)
  expect(await violations(page)).toEqual([])

  await page.reload()
  await expect(chart.locator('canvas').first()).toBeVisible()
  expect((await stored(page, 'alerts')).map(({ price }) => price)).toEqual(['1234'])
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Drawings', exact: true }).click()
  const drawings = page.getByRole('list', { name: 'Drawings' })
  await expect(drawings.getByRole('listitem')).toHaveCount(2)
  await drawings.getByRole('button', { name: /^Delete Horizontal line/ }).click()
  await expect(drawings.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')

  // A press on the trend line selects it, and Delete removes it.
  await draw(page, chart, [0.45, 0.4], [0.45, 0.4])
  await page.keyboard.press('Delete')
  await expect.poll(() => stored(page, 'drawings')).toEqual([])
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await page.getByRole('button', { name: 'Remove alert at 1,234.00' }).last().click()
  await expect.poll(() => stored(page, 'alerts')).toEqual([])
})

test('the menu of chart intervals has no accessibility violation, and typing 240 selects 4 hours @deep', async ({
  page,
}, info) => {
  await page.goto(paths(info).exchange)
  await page.getByRole('button', { name: 'All intervals' }).click()
  await expect(page.getByRole('button', { name: '3D, 3 days' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  if (isPhone(info)) return
  await page.keyboard.type('240')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '4 hours' })).toBeChecked()
})
