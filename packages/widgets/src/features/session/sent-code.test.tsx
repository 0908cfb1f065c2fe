import type { ReactElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { siteSettings } from '../../testing/site-settings.ts'
import { ForgotPassword } from './forgot-password/forgot-password.tsx'
import { Login } from './login/login.tsx'

const forgetsCode =
  'after a code is sent by e-mail, the phone tab of %s does not show this code and can send another one'

/** Sends a code by e-mail and opens the phone tab. */
async function changeTab(_form: string, form: ReactElement) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const data = siteSettings({ register_types: ['email', 'phone'], login_code_required: true })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data })
  const sent = { expire_in: 600, resend_in: 60, sandbox_code: '493827' }
  await exchange.step({ do: 'answer', call: 'sendEmailCode', data: sent })
  await renderKit(form, { client: exchange.sdk, locale: 'en' })
  await page.getByLabelText('E-mail').fill('me@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  const shown = page.getByText(/493827/)
  await expect.element(shown).toBeVisible()
  await page.getByLabelText('Verification code').fill('493827')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  expect(shown.elements()).toHaveLength(0)
  await expect.element(page.getByLabelText('Verification code')).toHaveValue('')
}

test.each([['the log-in', <Login key="login" />]])(forgetsCode, changeTab)

test.each([['forgot password', <ForgotPassword key="forgot" />]])(forgetsCode, { tags: 'deep' }, changeTab)

test('if the new password equals the old one, the field of the new password shows the error and receives the focus', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const data = { fields: { new_password: 'PASSWORD_SAME' } }
  await exchange.step({ do: 'fail', call: 'changePassword', code: 4022, error: 'VALIDATION', data })
  await renderKit(<ForgotPassword />, { client: exchange.sdk, locale: 'en' })
  await page.getByLabelText('E-mail').fill('me@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  const password = page.getByLabelText('New password', { exact: true })
  await password.fill('abc12345')
  await page.getByLabelText('Repeat the password').fill('abc12345')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('The new password is the same as the old one')
  await expect.element(page.getByText('Please check the marked fields')).not.toBeInTheDocument()
})
