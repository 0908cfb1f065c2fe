import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { ask, balanceOf, units } from './exchange.ts'
import { confirm, fillWithdrawal, goOn, memberWith, open, placesOf, TRON } from './funds.ts'
import { expectPlace, expectToast, isPhone, logIn, paths } from './pages.ts'

/** Returns the authenticator's code for the current time of the exchange, whose clock other tests may have advanced. */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const { server_time } = await ask('site.settings', undefined)
  return new TOTP({ secret }).generate({ timestamp: server_time + steps * 30_000 })
}

/** Sets up the authenticator in the open security center. Returns its secret and the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Login password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const groups = dialog.locator('.bl-authenticator__secret span')
  await expect(groups).toHaveCount(8)
  const secret = (await groups.allTextContents()).join('')
  await dialog.getByLabel('Code from the app').fill(await codeOf(secret))
  await dialog.getByRole('button', { name: 'Check the code' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allTextContents()
  await dialog.getByRole('checkbox', { name: 'I have saved the recovery codes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return { secret, recoveryCodes }
}

test('log-in and withdrawal require an authenticator code; a member who has lost the authenticator uses recovery codes @usually-phone', async ({
  page,
  context,
}, info) => {
  const security = isPhone(info) ? '/mbsecurityCenter' : '/my'
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, security)
  const { secret, recoveryCodes } = await setUp(page, member.password)

  // The withdrawal requires a code of the authenticator in addition to the fund password. After a wrong code
  // the member can enter another one.
  await page.goto(placesOf(info).withdraw)
  await fillWithdrawal(page, TRON, '100')
  await goOn(page)
  const code = page.getByRole('dialog').getByLabel('Authenticator code')
  await code.fill('000000')
  await confirm(page, 'Withdraw 100 USDT')
  await expect(page.getByRole('dialog').getByText(/^Wrong code/)).toBeVisible()
  // The setup has used up the current code, so the test enters the next one, which the exchange accepts early.
  await code.fill(await codeOf(secret, 1))
  await confirm(page, 'Withdraw 100 USDT')
  await expectToast(page, 'Withdrawal of 100 USDT accepted')
  expect((await balanceOf(member.token, 'USDT')).frozen).toBe(units('100.00000000'))

  // The member logs in on another device without their phone, so they use a recovery code.
  await context.clearCookies({ name: 'bourselet_token' })
  await page.goto(paths(info).login)
  await logIn(page, member)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0]!)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expectPlace(page, paths(info).home)

  await page.goto(security)
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('9 recovery codes left')).toBeVisible()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Login password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[1]!)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Authenticator app turned off')
  await expect(page.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible()
  expect(
    (await ask('session.login', { account: member.email, password: member.password })).token,
  ).toBeTruthy()
})
