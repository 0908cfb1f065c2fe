import type { Page } from 'playwright'

/**
 * Presses a button that opens a panel, checks that the panel appears beside the button, and closes the panel.
 */
async function openBeside(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  const panel = page.getByRole('dialog').last()
  await panel.waitFor()
  const [from, to] = [await button.boundingBox(), await panel.boundingBox()]
  if (!from || !to) throw new Error(`${name} opens nothing`)
  const gap = Math.max(to.y - from.y - from.height, from.y - to.y - to.height)
  if (gap > 40) throw new Error(`What ${name} opens is ${Math.round(gap)} px away from its button`)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
}

/**
 * Enters an order into the ticket, opens its list `Time in force`, and opens panels of the ticket and the
 * chart.
 */
export async function tradeInReact18(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('60000')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0.5')
  const total = await page.getByRole('textbox', { name: 'Total' }).inputValue()
  if (total !== '30,000.00') throw new Error(`The total is ${total}`)
  await page.getByRole('combobox', { name: 'Time in force' }).click()
  await page.getByRole('option', { name: 'IOC' }).click()
  await openBeside(page, 'Order settings')
  await openBeside(page, 'Price alerts')
  await openBeside(page, 'All intervals')
  const canvas = await page.getByRole('figure').locator('canvas').first().boundingBox()
  if (!canvas || canvas.width < 200) throw new Error('The chart draws nothing')
}
