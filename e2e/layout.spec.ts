import { expect, test } from '@playwright/test'
import { memberWith } from './funds.ts'
import { beyond, change, choose, expectPlace, isPhone, open, paths, signIn } from './pages.ts'

const pages = {
  desktop: [
    '/account',
    '/money',
    '/accountRecord',
    '/recharge',
    '/rechargeRecord',
    '/withdraw',
    '/withdrawRecords',
    '/address',
  ],
  phone: ['/mblist', '/mbrecords', '/mbaccountRecords', '/mbdeposit', '/mbwithdraw', '/mbwithdrawRecords'],
}

test('the wallet pages fit into windows with a width of 390 and 320 px @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: 'en' })
  await signIn(context, await memberWith({ USDT: '7379.2625', BTC: '0.5' }))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pages[isPhone(info) ? 'phone' : 'desktop']) {
    await open(page, path)
    await expectPlace(page, path)
    // French has the longest texts, so it is the most likely to overflow.
    for (const locale of ['en', 'fr']) {
      await change(page, { locale })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('#main h1')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await beyond(page), `${path} in ${locale} at ${width} px`).toEqual([])
      }
    }
  }
})

test('a phone in landscape shows the whole chart beside the order buttons @phone @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: 'en' })
  await page.setViewportSize({ width: 667, height: 375 })
  for (const path of [paths(info).exchange, paths(info).futures]) {
    await page.goto(path)
    for (const part of [
      page.locator('.mb-terminal__chart'),
      page.getByRole('button', { name: /^Buy/ }),
      page.getByRole('button', { name: /^Sell/ }),
    ])
      await expect(part, path).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Buy.*[\d,]+\.\d/ }), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove MA', exact: true }), path).toBeVisible()
    expect(await beyond(page), path).toEqual([])
  }
})

test('toasts about placed orders do not cover the order form @deep', async ({ page, context }, info) => {
  await choose(context, { locale: 'en', confirmOrders: false })
  await signIn(context, await memberWith({ USDT: '100000' }))
  await page.goto(`${paths(info).exchange}?symbol=BTCUSDT`)
  const openTicket = async () => {
    if (isPhone(info)) await page.getByRole('button', { name: 'Buy', exact: true }).click()
  }
  const form = page.locator('form.bl-ticket__form')
  for (const quantity of ['0.001', '0.002', '0.003']) {
    await openTicket()
    // The price is far below the market, so each order rests and shows a toast.
    await form.getByRole('textbox', { name: 'Price' }).fill('20000')
    await form.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
    await form.getByRole('button', { name: /^Buy 0/ }).click()
    await expect(page.locator('.bl-toast__text', { hasText: quantity }).first()).toBeAttached()
  }
  await expect(page.locator('.bl-toast:visible')).toHaveCount(isPhone(info) ? 1 : 2)
  await openTicket()
  await form.getByRole('radio', { name: 'Sell' }).check({ timeout: 2_000 })
  const toasts = await page.locator('.bl-toasts').boundingBox()
  const submit = await form.locator('.bl-ticket__submit').boundingBox()
  if (!toasts || !submit) throw new Error('a message or the ticket is gone')
  const isApart = toasts.y + toasts.height <= submit.y || toasts.x + toasts.width <= submit.x
  expect(isApart, JSON.stringify({ toasts, submit })).toBe(true)
})

test('while the countdown of a round runs, the page does not request past rounds again @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: 'en' })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/optionsAllRecord')) calls += 1
  })
  await page.goto(isPhone(info) ? '/mboption' : '/option')
  await expect(page.locator('.bl-round').first()).toBeVisible()
  // When the countdown has changed, every part of the page that updates each second has been rendered again.
  const left = () => page.locator('.bl-round__until').first().textContent()
  for (let seconds = 0; seconds < 5; seconds += 1) {
    const before = await left()
    await expect.poll(left).not.toBe(before)
  }
  // The page may call `optionsAllRecord` up to 6 times. One call is for the rounds; if a round ends during the test,
  // there is a second one. The other calls are for the lists on the page.
  expect(calls).toBeLessThanOrEqual(6)
})
