import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openTicket } from '../../../testing/open-ticket.tsx'

const field = (name: string) => browser.getByRole('textbox', { name })
const side = (name: string) => browser.getByRole('radio', { name })

test('entries of the page set side and quantity, keep the other entries of the member, and are used once', async () => {
  const { give } = await openTicket()
  await field('Price').fill('59500')
  await field('Quantity').fill('0.001')
  const entries = { symbol: 'BTCUSDT', side: 'sell', quantity: '0.2' } as const
  give({ entries })
  await expect.element(side('Sell')).toBeChecked()
  await expect.element(field('Quantity')).toHaveValue('0.20000')
  await expect.element(field('Price')).toHaveValue('59,500.00')

  await side('Buy').click()
  // In the ticket of another pair they have no effect.
  give({ symbol: 'ETHUSDT' })
  await expect.element(browser.getByRole('button', { name: 'Buy ETH' })).toBeVisible()
  give({ symbol: 'BTCUSDT' })
  await expect.element(browser.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  await field('Price').fill('59000')
  await expect.element(side('Buy')).toBeChecked()

  give({ entries: { ...entries } })
  await expect.element(side('Sell')).toBeChecked()
})

test('entries with a quantity of zero change only the side', async () => {
  const { give } = await openTicket()
  await field('Quantity').fill('0.001')
  give({ entries: { symbol: 'BTCUSDT', side: 'sell', quantity: '0' } })
  await expect.element(side('Sell')).toBeChecked()
  await expect.element(field('Quantity')).toHaveValue('0.001')
})
