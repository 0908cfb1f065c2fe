import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { Login } from './login.tsx'

const account = 'me@example.com'
const code = page.getByLabelText('Authenticator code')
const submit = page.getByRole('button', { name: 'Log in' })

/** Submits the first step of the log-in of a member whose authenticator is on, and waits for the second step. */
async function firstStep() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'fail', call: 'login', code: 5110, error: 'SECOND_FACTOR_REQUIRED' })
  const onSignedIn = vi.fn()
  await renderKit(<Login onSignedIn={onSignedIn} />, { client: exchange.sdk, locale: 'en', shadow: true })
  await page.getByLabelText('E-mail').fill(account)
  await page.getByLabelText('Password', { exact: true }).fill('abc12345')
  await submit.click()
  await expect.element(code).toBeVisible()
  await expect.poll(focused).toBe(code.element())
  return { exchange, onSignedIn }
}

test('asks for the authenticator code in a second step, keeps a wrong code in its field, and logs in with the right one', async () => {
  const { exchange, onSignedIn } = await firstStep()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await exchange.step({ do: 'fail', call: 'login', code: 5111, error: 'SECOND_FACTOR_WRONG' })
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Wrong code, or a code that was used already')).toBeVisible()
  await expect.element(code).toHaveValue('123456')
  await exchange.step({ do: 'sample', call: 'login' })
  await code.fill('654321')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect((await exchange.inspect()).requests.login).toMatchObject({
    account,
    password: 'abc12345',
    second_factor: '654321',
  })
})

test('accepts a recovery code with no-break spaces or full-width characters, and sends its letters and digits', async () => {
  const { exchange, onSignedIn } = await firstStep()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await exchange.step({ do: 'sample', call: 'login' })
  await page.getByLabelText('Recovery code', { exact: true }).fill('７K3QP\u00a0X9M2D\u3000HB4TW-ZN6VC–R8EJA')
  await submit.click()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect((await exchange.inspect()).requests.login).toMatchObject({
    recovery_code: '7K3QPX9M2DHB4TWZN6VCR8EJA',
  })
})

test('if the refusal of a log-in contains the number of tries left before the lock, shows this number', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'fail', call: 'login', code: 5101, error: 'LOGIN_FAILED' })
  await renderKit(<Login onSignedIn={() => {}} />, { client: exchange.sdk, locale: 'en', shadow: true })
  await page.getByLabelText('E-mail').fill(account)
  await page.getByLabelText('Password', { exact: true }).fill('wrong123')
  await submit.click()
  await expect.element(page.getByText('Wrong account or password', { exact: true })).toBeVisible()
  for (const [left, words] of [
    [2, '2 tries left'],
    [1, '1 try left'],
  ] as const) {
    const data = { params: { left } }
    await exchange.step({ do: 'fail', call: 'login', code: 5101, error: 'LOGIN_FAILED', data })
    await submit.click()
    await expect.element(page.getByText(`Wrong account or password, ${words}`)).toBeVisible()
  }
})

test('shows a refusal of the recovery code at its field', async () => {
  const { exchange } = await firstStep()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const data = { fields: { recovery_code: 'FORMAT' } }
  await exchange.step({ do: 'fail', call: 'login', code: 4022, error: 'VALIDATION', data })
  const code = page.getByLabelText('Recovery code', { exact: true })
  await code.fill('7K3QP-X9M2D-HB4TW-ZN6VC-R8EJA')
  await submit.click()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
})

test('logs in with a recovery code; Back keeps the entries of the first step and focuses its heading', async () => {
  const { exchange, onSignedIn } = await firstStep()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByLabelText('E-mail')).toHaveValue(account)
  await expect.poll(focused).toBe(page.getByRole('heading').element())
  await submit.click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery_code = '7K3QP-X9M2D-HB4TW-ZN6VC-R8EJA'
  await exchange.step({ do: 'sample', call: 'login' })
  await page.getByLabelText('Recovery code', { exact: true }).fill(recovery_code)
  await submit.click()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  const { login } = (await exchange.inspect()).requests
  expect(login).toMatchObject({ account, recovery_code: recovery_code.replaceAll('-', '') })
  expect(login).not.toHaveProperty('second_factor')
})

test('if the operator offers only phone numbers, logs in with a phone number', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const data = siteSettings({ register_types: ['phone'] })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data })
  await exchange.step({ do: 'sample', call: 'login' })
  await renderKit(<Login />, { client: exchange.sdk, locale: 'en' })
  await page.getByRole('textbox', { name: 'Phone' }).fill('7700900123')
  await page.getByLabelText('Password', { exact: true }).fill('abc12345')
  await submit.click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.login)
    .toMatchObject({ account: '7700900123', area_code: '+44' })
})

test.each([
  ['0151 912 3935', '01519123935', '+44'],
  ['+44 151 912 3935', '1519123935', '+44'],
  ['0033 1 23 45 67 89', '123456789', '+33'],
])('a typed phone number %s is sent as %s with the country code %s', async (typed, account, area_code) => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const data = siteSettings({ register_types: ['phone'] })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data })
  await renderKit(<Login />, { client: exchange.sdk, locale: 'en' })
  await page.getByRole('textbox', { name: 'Phone' }).click()
  await userEvent.keyboard(typed)
  await page.getByLabelText('Password', { exact: true }).fill('abc12345')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.login)
    .toMatchObject({ account, area_code })
})

test('if a phone number has too few digits after its leading zero, shows the allowed number of digits as an error', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const data = siteSettings({ register_types: ['phone'] })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data })
  await renderKit(<Login />, { client: exchange.sdk, locale: 'en' })
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('01234')
  await submit.click()
  await expect.element(phone).toHaveAccessibleDescription('5 to 15 digits, without the country code')
})

test('calls `onForgotPassword` and `onRegister` without arguments, not with the click event', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  const onForgotPassword = vi.fn()
  const onRegister = vi.fn()
  await renderKit(<Login onForgotPassword={onForgotPassword} onRegister={onRegister} />, {
    client: exchange.sdk,
    locale: 'en',
  })
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  document.querySelector<HTMLElement>('.bl-session__other button')!.click()
  expect(onForgotPassword.mock.calls).toEqual([[]])
  expect(onRegister.mock.calls).toEqual([[]])
})

test('the Tab key leads from the e-mail to the password, and from there to "Forgot password?"', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await renderKit(<Login onForgotPassword={() => {}} />, { client: exchange.sdk, locale: 'en' })
  const forgot = page.getByRole('button', { name: 'Forgot password?' })
  const password = page.getByLabelText('Password', { exact: true })
  await page.getByLabelText('E-mail').click()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(password.element())
  expect(forgot.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    password.element().getBoundingClientRect().top,
  )
  const order = password.element().compareDocumentPosition(forgot.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  ['en', 'New here? Create an account'],
  ['zh-CN', null],
  ['ja', null],
] as const)(
  'in the language %s, a space precedes the link of a sentence only if the language uses spaces',
  async (locale, text) => {
    await renderKit(<Login onRegister={() => {}} />, { locale })
    const other = () => document.querySelector('.bl-session__other')?.textContent
    if (text) await expect.poll(other).toBe(text)
    else await expect.poll(other).toMatch(/^\S+$/)
  },
)
