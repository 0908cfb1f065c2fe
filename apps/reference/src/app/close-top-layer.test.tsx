import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

test('on a phone, Back closes the list of pairs while its search field has a text', async () => {
  const { at, router } = await renderSite('/mbquotes', { width: 390 })
  await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
  router.navigate('/mbexchange?symbol=BTCUSDT')
  await page.getByRole('button', { name: /^BTC/ }).first().click()
  const search = page.getByRole('dialog').getByRole('searchbox')
  await search.fill('eth')
  await expect.element(search).toHaveFocus()
  router.navigator.go(-1)
  await expect.element(search).not.toBeInTheDocument()
  expect(at()).toBe('/mbexchange?symbol=BTCUSDT')
})
