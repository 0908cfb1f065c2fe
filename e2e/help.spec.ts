import { expect, test } from '@playwright/test'
import { choose, expectPlace, isPhone, tabTo } from './pages.ts'

test('a user finds a guide by keyboard with inflected search words, and opens the API document @deep', async ({
  page,
  context,
}, info) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await choose(context, { locale: 'en' })
  await page.goto('/help')
  const field = page.getByRole('combobox', { name: 'Search the help center' })
  await tabTo(page, field)
  await page.keyboard.type('cancelling withdrawals')
  const guide = page.getByRole('option', { name: 'Withdraw coins' })
  await expect(guide).toBeVisible()
  await expect(page.getByRole('option', { name: 'Can I cancel a withdrawal?' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectPlace(page, '/help?keyword=cancelling+withdrawals')
  await expect(page.getByRole('region', { name: 'Results for “cancelling withdrawals”' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Show everything' }))
  await page.keyboard.press('Enter')
  await expectPlace(page, '/help')
  await expect(field).toHaveValue('')
  await field.fill('cancelling withdrawals')
  await expect(guide).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(guide).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expectPlace(page, '/help_detail/4')
  await expect(page.getByRole('heading', { name: 'Withdraw coins', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Withdraw coins · Bourselet')
  const question = page.locator('summary', { hasText: 'Can I cancel a withdrawal?' })
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await expect(page.locator('details', { has: question }).locator('p').first()).toBeVisible()

  // On a phone, a page bar replaces the header and the footer, so the link in the footer is missing.
  if (!isPhone(info)) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'API document' }).click()
    await expectPlace(page, '/docs/api/')
    await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible()
  }
  await page.goto('/help')
  await page.getByRole('main').getByRole('link', { name: 'Read the document' }).click()
  await expectPlace(page, '/docs/api/')
  expect(complaints).toEqual([])
})
