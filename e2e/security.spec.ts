import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { enterCode, expectPlace, expectToast, isPhone, logIn, paths, signIn } from './pages.ts'

const places = (info: TestInfo) =>
  isPhone(info)
    ? { centre: '/mbsecurityCenter', home: '/mbuser', password: '/mbmodifyPwd', fund: '/mbsetWithdrawPwd' }
    : { centre: '/my', home: '/my', password: '/editPassword', fund: '/editPasswordTrade' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const typeNewPin = async (page: Page, pin: string) => {
  await page.getByLabel('New fund password', { exact: true }).fill(pin)
  await page.getByLabel('Repeat the new fund password').fill(pin)
}
const setPin = ({ token, password }: TestMember, pin: string) =>
  ask('account.changeTradePassword', { trade_password: pin, trade_password_confirm: pin, password }, token)
const logInElsewhere = ({ email, password }: TestMember) => ask('session.login', { account: email, password })

test('a member changes the log-in password in the security center, which signs out every device @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  const elsewhere = await logInElsewhere(member)
  const { centre, home, password } = places(info)
  await signIn(context, member)
  await page.goto(centre)
  await press(page, 'Change: Login password')
  await expectPlace(page, password)
  await page.getByLabel('Current password').fill('wrong1234')
  await page.getByLabel('New password', { exact: true }).fill('xyz98765')
  await page.getByLabel('Repeat the new password').fill('xyz98765')
  await press(page, 'Change the password')
  await expect(page.getByText('Wrong password')).toBeVisible()
  await page.getByLabel('Current password').fill(member.password)
  await press(page, 'Change the password')
  await expectToast(page, 'Password changed')
  const { login } = paths(info)
  await expectPlace(page, `${login}?return=${encodeURIComponent(home)}`)
  await expect(ask('account.info', undefined, elsewhere.token)).rejects.toThrow('TOKEN_INVALID')
  await logIn(page, { email: member.email, password: 'xyz98765' })
  await expectPlace(page, home)
  await page.goto(centre)
  await expect(page.getByText(/reviewed manually until/)).toBeVisible()
})

test('the security center sets the first fund password, warns if it is easy to guess, and asks before the member leaves the form @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  const { centre, fund } = places(info)
  await signIn(context, member)
  await page.goto(centre)
  await press(page, 'Set up: Fund password')
  await expectPlace(page, fund)
  await page.getByLabel('Login password', { exact: true }).fill(member.password)
  await typeNewPin(page, '123456')
  await expect(page.getByText(/Digits in a row are guessed first/)).toBeVisible()
  await page.goBack()
  await press(page, 'Stay')
  await expect(page.getByLabel('Repeat the new fund password')).toHaveValue('123456')
  await typeNewPin(page, '271828')
  await press(page, 'Set the fund password')
  await expectToast(page, 'Fund password set')
  await expectPlace(page, centre)
  await expect(page.getByRole('button', { name: 'Change: Fund password' })).toBeVisible()
  const { has_trade_password } = await ask('account.info', undefined, member.token)
  expect(has_trade_password).toBe(true)
})

test('five wrong tries lock the fund password; the site shows when the lock ends, and a verification code ends it @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  await setPin(member, '271828')
  const { centre, fund } = places(info)
  await signIn(context, member)
  await page.goto(fund)
  await expect(page.getByText(/in a row lock it for 1 hour/)).toBeVisible()
  await typeNewPin(page, '483920')
  const old = page.getByLabel('Current fund password')
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', '0 tries']) {
    await old.fill('000000')
    await press(page, 'Change the fund password')
    await expect(page.getByText(`Wrong fund password, ${left} left`)).toBeVisible()
    await expect(old).toHaveValue('')
  }
  await old.fill('271828')
  await press(page, 'Change the fund password')
  await expect(page.getByText(/Fund password locked, try again in (1 h|60 min)/)).toBeVisible()

  await press(page, 'Forgot it?')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(member.email)
  await enterCode(page)
  await typeNewPin(page, '483920')
  await press(page, 'Reset the fund password')
  await expectToast(page, 'Fund password reset')
  await expectPlace(page, centre)
  const again = { trade_password: '271828', trade_password_confirm: '271828', old_trade_password: '483920' }
  await ask('account.changeTradePassword', again, member.token)
})

test('if a member ends the session of a tab from another device, the stream logs that tab out, without a request of the tab @deep', async ({
  page,
  context,
  browser,
}, info) => {
  const member = await freshMember()
  const { token } = await logInElsewhere(member)
  await signIn(context, member)
  const other = await browser.newContext({ baseURL: info.project.use.baseURL!, userAgent: 'elsewhere/1' })
  await signIn(other, { token })
  const tab = await other.newPage()
  await tab.setViewportSize({ width: 1440, height: 900 })
  const isMessage = (type: string) => (frame: { payload: string | Buffer }) =>
    `${frame.payload}`.includes(`"${type}"`)
  const opened = tab.waitForEvent('websocket').then(async (stream) => {
    await stream.waitForEvent('framereceived', isMessage('authed'))
    return stream
  })
  await tab.goto('/account')
  const stream = await opened
  await expect(tab.getByRole('heading', { name: 'Wallet' })).toBeVisible()

  await page.goto(places(info).centre)
  await expect(page.getByText('This device')).toBeVisible()
  const rows = page
    .getByRole('listitem')
    .filter({ hasText: '127.0.*.*', has: page.getByRole('button', { name: /^Log out/ }) })
  await expect(rows).toHaveCount(1)
  const closing = stream.waitForEvent('framereceived', isMessage('signed_out'))
  // The test aborts all API requests of the tab, so that only the message of the stream can end the session there.
  await tab.route('**/data/**', (route) => route.abort())
  await rows.getByRole('button', { name: /^Log out/ }).click()
  await closing
  await expect.poll(() => tab.url(), { intervals: [50] }).toContain('/login?return=%2Faccount')
  await expect(rows).toHaveCount(0)
  await expect(page.getByText('This device')).toBeVisible()
  await other.close()
})

test('a member confirms a new e-mail address by the fund password and by a code that the new address receives @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  await setPin(member, '271828')
  const email = `new-${member.email}`
  await signIn(context, member)
  await page.goto(places(info).centre)
  await press(page, 'Change: E-mail')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await enterCode(page)
  await page.getByLabel('Fund password', { exact: true }).fill('271828')
  await press(page, 'Change the e-mail')
  await expectToast(page, 'E-mail bound')
  await expect(
    page.getByText('Because the e-mail address or the authenticator app was changed.'),
  ).toBeVisible()
  const { member: known } = await ask('session.login', { account: email, password: member.password })
  expect(known.email).toContain('@example.com')
})

test('a member who registered by phone binds a first e-mail address with the password; for a day after that, no code resets the fund password @deep', async ({
  page,
  context,
}, info) => {
  const phone = { area_code: '+44', phone: String(Date.now()).slice(-10) }
  const { sandbox_code = '' } = await ask('session.sendCode', { scene: 'register', ...phone })
  const password = 'abc12345'
  const { token } = await ask('session.register', {
    ...{ type: 'phone', ...phone, code: sandbox_code, password, password_confirm: password },
    ...{ invite_code: 'DEMQ24', agree: true },
  })
  await signIn(context, { token })
  const { centre, fund } = places(info)
  await page.goto(centre)
  await press(page, 'Bind: E-mail')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`phone${phone.phone}@example.com`)
  await enterCode(page)
  await page.getByLabel('Login password', { exact: true }).fill('wrong1234')
  await press(page, 'Bind the e-mail')
  await expect(page.getByText('Wrong password')).toBeVisible()
  await page.getByLabel('Login password', { exact: true }).fill(password)
  await press(page, 'Bind the e-mail')
  await expectToast(page, 'E-mail bound')
  await setPin({ email: '', password, token }, '271828')
  await page.goto(fund)
  await press(page, 'Forgot it?')
  await expect(page.getByText(/can be reset with a code from/)).toBeVisible()
  await press(page, 'Change the fund password')
  await expect(page.getByLabel('Current fund password')).toBeVisible()
})

test('in the phone layout, the account page leads to the account menu, in which the member can log out @deep', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signIn(context, await freshMember())
  await page.goto('/mbuser')
  await page.getByRole('link', { name: 'Account menu' }).click()
  await expectPlace(page, '/mbuserMenu')
  await page.getByRole('link', { name: 'Security' }).click()
  await expectPlace(page, '/mbsecurityCenter')
  await page.goBack()
  await press(page, 'Log out')
  await expectPlace(page, '/mbhome')
})
