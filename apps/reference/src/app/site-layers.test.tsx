import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

test('on a phone, Back closes the list of pairs even if its search field contains text', {
  tags: 'deep',
}, async () => {
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

test('on a phone, Back on the first page of a visit closes the open sheet and keeps the page', async () => {
  const { at, history } = await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390 })
  await page.getByRole('button', { name: /^BTC/ }).first().click(longWait)
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toBeVisible()
  // At the first history entry, Back would leave the site. The open sheet therefore has its own history entry.
  await expect.poll(() => history.index).toBe(1)
  history.go(-1)
  await expect.element(sheet).not.toBeInTheDocument()
  expect([at(), history.index]).toEqual(['/mbexchange?symbol=BTCUSDT', 0])
})

test('on a phone, closing a sheet of the first page with Escape removes its history entry', {
  tags: 'deep',
}, async () => {
  const { history } = await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390 })
  await page.getByRole('button', { name: /^BTC/ }).first().click(longWait)
  await expect.poll(() => history.index).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => history.index).toBe(0)
})
