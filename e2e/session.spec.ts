import { expect, type Page, test } from '@playwright/test'
import { ask, freshMember } from './exchange.ts'
import { enterCode, expectPlace, expectToast, logIn, paths, signIn } from './pages.ts'

const formOf = (page: Page, title: string) =>
  page.locator('form', { has: page.getByRole('heading', { name: title }) })

test('a visitor registers by phone number with the sandbox’s invitation code and is logged in @usually-phone', async ({
  page,
}, info) => {
  const phone = `555${String(Date.now()).slice(-7)}`
  await page.goto(paths(info).register)
  const form = formOf(page, 'Create an account')
  await form.getByRole('tab', { name: 'Phone' }).click()
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await enterCode(form)
  await form.getByLabel('Password', { exact: true }).fill('abc12345')
  await form.getByLabel('Repeat the password').fill('abc12345')
  await form.getByRole('button', { name: /^Use / }).click()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectPlace(page, paths(info).home)
  const { member } = await ask('session.login', { account: phone, area_code: '+44', password: 'abc12345' })
  expect(member.phone).toBe(`555***${phone.slice(-3)}`)
})

test('a member who forgot the password sets a new one with a code sent by e-mail, and the old password is refused afterwards @deep', async ({
  page,
}, info) => {
  const { email, password } = await freshMember()
  await page.goto(paths(info).login)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const form = formOf(page, 'Reset the password')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await enterCode(form)
  await form.getByLabel('New password').fill('xyz98765')
  await form.getByLabel('Repeat the password').fill('xyz98765')
  await form.getByRole('button', { name: 'Set the new password' }).click()
  await expectToast(page, 'Your password was changed')
  await logIn(page, { email, password })
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await logIn(page, { email, password: 'xyz98765' })
  await expectPlace(page, paths(info).home)
})

test('a visitor who opens a page for members is sent to the log-in, and then back to that page with its query @deep', async ({
  page,
}, info) => {
  const member = await freshMember()
  const { home, login } = paths(info)
  await page.goto(home)
  await page.goto('/history?page=2')
  await expectPlace(page, `${login}?return=${encodeURIComponent('/history?page=2')}`)
  await page.goBack()
  await expectPlace(page, home)
  await page.goForward()
  await logIn(page, member)
  await expectPlace(page, '/history?page=2')
  await expect(page.getByRole('heading', { name: 'Spot order history' })).toBeVisible()
})

test('if a password change on another device ends the session, the site asks to log in and then opens the same page @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '100' })
  await signIn(context, member)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  const password = 'xyz98765'
  const change = { old_password: member.password, new_password: password, new_password_confirm: password }
  await ask('account.changePassword', change, member.token)
  await expectPlace(page, `${paths(info).login}?return=%2Faccount`)
  expect((await context.cookies()).filter(({ name }) => name === 'bourselet_token')).toEqual([])
  await logIn(page, { email: member.email, password })
  await expectPlace(page, '/account')
})

test('a log-out in one tab logs out every tab', { tag: '@desktop' }, async ({ page, context }) => {
  await signIn(context, await freshMember())
  await page.goto('/current')
  const other = await context.newPage()
  await other.goto('/account')
  await page.getByRole('button', { name: 'Member menu' }).click()
  await page.getByRole('dialog', { name: 'Member menu' }).getByRole('button', { name: 'Log out' }).click()
  await expectPlace(page, '/home')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expectPlace(other, '/login?return=%2Faccount')
})

test('the site asks before a visitor leaves a form with entered values, and keeps the values if they stay @deep', async ({
  page,
}, info) => {
  await page.goto(paths(info).home)
  await page.goto(paths(info).register)
  const email = formOf(page, 'Create an account').getByRole('textbox', { name: 'E-mail' })
  await email.fill('half@example.com')
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  const leave = () => page.getByRole('link', { name: 'Bourselet' }).first().click()
  await leave()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(email).toHaveValue('half@example.com')
  await leave()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectPlace(page, paths(info).home)
})

test('the browser asks before a page whose form has entered values is reloaded @deep', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('half@example.com')
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('half@example.com')
})
