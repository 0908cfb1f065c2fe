import { expect, test } from '@playwright/test'
import { ask, control, freshEmail, freshMember } from './exchange.ts'
import { choose, expectPlace, isPhone, logIn, paths, signIn } from './pages.ts'

test('the bell counts a notification that arrives while the page is open, and the member can read it @deep', async ({
  page,
  context,
}, info) => {
  const { token } = await freshMember()
  await signIn(context, { token })
  await choose(context, { locale: 'en' })
  await page.goto(paths(info).home)
  const bell = page.getByRole('button', { name: 'Notices', exact: true })
  await expect(bell).toBeVisible()
  const { order_no } = await ask('deposit.declare', { coin: 'USDT', chain: 'TRC20', amount: '250' }, token)
  await control('deposit', { order_no, confirmations: 100 })
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click()
  if (!isPhone(info)) await page.getByRole('button', { name: /^Deposit credited/ }).click()
  await expectPlace(page, /^\/notice\?view=messages/)
  if (isPhone(info)) await page.getByRole('button', { name: /^Deposit credited/ }).click()
  await expect(page.getByRole('heading', { name: 'Deposit credited' })).toBeVisible()
  await expect(bell).toBeVisible()
  expect(await ask('notices.counts', undefined, token)).toEqual({ notice: 0, notify: 0, total: 0 })
})

test('a pop-up announcement opens after the log-in, and is not shown again once the member has closed it @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: 'en' })
  const member = { email: freshEmail(), password: 'abc12345' }
  const { token } = await control<{ token: string }>('member', member)
  await page.goto(paths(info).login)
  await logIn(page, member)
  await expectPlace(page, paths(info).home)
  const dialog = page.getByRole('dialog', { name: 'You trade with practice money' })
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(dialog).toHaveCount(0)
  const popUp = () => ask('notices.latest', undefined, token)
  await expect.poll(async () => (await popUp())?.popup).toBe(false)
  await expect(page.getByRole('button', { name: 'Notices, 4 unread' })).toBeVisible()
})
