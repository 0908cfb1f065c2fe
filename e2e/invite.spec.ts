import { expect, test } from '@playwright/test'
import { ask, freshEmail, freshMember } from './exchange.ts'
import { choose, enterCode, expectPlace, paths, signIn } from './pages.ts'

test('someone who registers with an invitation link appears in the inviter’s team @deep', async ({
  page,
  context,
  browser,
}, info) => {
  const { token } = await freshMember()
  const { invite_code } = await ask('invite.team', {}, token)
  await choose(context, { locale: 'en' })
  await page.goto(`${paths(info).register}?code=${invite_code}`)
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create an account' }) })
  await expect(form.getByRole('textbox', { name: 'Invitation code' })).toHaveValue(invite_code)
  await expect(form.getByText('From your invitation link.')).toBeVisible()
  await form.getByRole('textbox', { name: 'E-mail' }).fill(freshEmail())
  await enterCode(form)
  await form.getByLabel('Password', { exact: true }).fill('abc12345')
  await form.getByLabel('Repeat the password').fill('abc12345')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expectPlace(page, paths(info).home)

  const own = await browser.newContext()
  await signIn(own, { token })
  await choose(own, { locale: 'en' })
  const invitation = await own.newPage()
  await invitation.goto('/invite')
  await expect(invitation.getByRole('cell', { name: 'e***@example.com' })).toBeVisible()
  await expect(invitation.getByText(`/register?code=${invite_code}`)).toBeVisible()
  await own.close()
})

test('a member can claim the daily sign-in reward once, and a second claim on the same day is refused @deep', async ({
  page,
  context,
}) => {
  const { token } = await freshMember()
  await signIn(context, { token })
  await choose(context, { locale: 'en' })
  await page.goto('/invite')
  const today = page.getByRole('button', { name: 'Sign in today' })
  await expect(today).toBeEnabled()
  // A direct call claims the reward, so the open page still shows an enabled button.
  await ask('invite.signToday', undefined, token)
  await today.click()
  await expect(page.getByText('You have already signed in today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signed in today' })).toBeDisabled()
  await expect(page.getByText('1 day in a row')).toBeVisible()
  expect(await ask('invite.signLog', undefined, token)).toMatchObject({ total_days: 1, signed_today: true })
})
