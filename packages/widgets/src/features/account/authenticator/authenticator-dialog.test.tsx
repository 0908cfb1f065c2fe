import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { sampleMember } from '../../../testing/member.ts'
import { showAccount } from '../../../testing/show-account.tsx'
import { SecurityCentre } from '../security-centre/security-centre.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Bourselet:d%40example.com?issuer=Bourselet&secret=${secret}`
const codes = Array.from({ length: 10 }, (_, at) => `7K3Q${at}-X9M2D-HB4TW-ZN6VC-R8EJA`)

const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name })
const step = () => dialog.element().querySelector('[aria-current="step"] h3')?.textContent
const password = dialog.getByLabelText('Login password', { exact: true })

test('sets up the authenticator step by step and closes only after the recovery codes are saved', async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: false }, { shadow: true })
  const lastRequest = async () => (await exchange.inspect()).requests.setPersonInfo
  await exchange.step({
    do: 'sample',
    call: 'setPersonInfo',
    changes: { authenticator_setup: { uri, secret } },
  })
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  await expect.element(password).toBeVisible()
  await expect.poll(focused).toBe(password.element())
  expect(step()).toBe('Confirm your password')
  await userEvent.keyboard('abc12345{Enter}')
  await expect.element(dialog.getByRole('img', { name: 'QR code of the authenticator key' })).toBeVisible()
  expect(await lastRequest()).toEqual({ authenticator: 'start', password: 'abc12345' })
  const code = dialog.getByLabelText('Code from the app')
  await expect.poll(focused).toBe(code.element())
  expect(step()).toBe('Enter the six digits it shows')

  await exchange.step({ do: 'fail', call: 'setPersonInfo', code: 5111, error: 'SECOND_FACTOR_WRONG' })
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Wrong code, or a code that was used already')).toBeVisible()
  await expect.element(code).toHaveValue('123456')

  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: { recovery_codes: codes } })
  const data = sampleMember({ has_authenticator: true, recovery_codes_left: 10 })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data })
  await code.fill('654321')
  await button('Check the code').click()
  await expect.element(dialog.getByText(codes[9]!)).toBeVisible()
  expect(await lastRequest()).toEqual({ authenticator: 'confirm', second_factor: '654321' })
  expect(step()).toBe('Save your recovery codes')
  await button('Done').click()
  await expect.element(dialog.getByText('Save the codes first; they are not shown again')).toBeVisible()
  await dialog.getByText('I have saved the recovery codes').click()
  await button('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible()
})

test('renews the recovery codes with the password and a code of the authenticator app', async () => {
  const member = { has_authenticator: true, recovery_codes_left: 1 }
  const exchange = await showAccount(<SecurityCentre />, member, { shadow: true })
  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: { recovery_codes: codes } })
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  await button('New recovery codes').click()
  await password.fill('abc12345')
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await button('New recovery codes').click()
  await expect.element(dialog.getByText(codes[9]!)).toBeVisible()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({
    authenticator: 'renew_codes',
    password: 'abc12345',
    second_factor: '123456',
  })
  expect(step()).toBeUndefined()
})

test('a move to another phone requires the password and a code of the current authenticator', {
  tags: 'deep',
}, async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: true }, { shadow: true })
  const setup = { authenticator_setup: { uri, secret } }
  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: setup })
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  await button('Use another phone').click()
  await password.fill('abc12345')
  await button('Continue').click()
  await expect.element(dialog.getByText('Please enter the code of your authenticator app')).toBeVisible()
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await button('Continue').click()
  await expect.element(dialog.getByRole('img', { name: 'QR code of the authenticator key' })).toBeVisible()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({
    authenticator: 'start',
    password: 'abc12345',
    second_factor: '123456',
  })
  expect(step()).toBe('Enter the six digits it shows')
})

test('turns the authenticator off with the password and a recovery code', async () => {
  const exchange = await showAccount(
    <SecurityCentre />,
    { has_authenticator: true, recovery_codes_left: 3 },
    { shadow: true },
  )
  await exchange.step({ do: 'sample', call: 'setPersonInfo' })
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  await button('Turn off').click()
  await password.fill('abc12345')
  await button('Turn off').click()
  await expect.element(dialog.getByText('Please enter the code of your authenticator app')).toBeVisible()
  await button('Use a recovery code').click()
  const recovery = dialog.getByLabelText('Recovery code', { exact: true })
  await expect.poll(focused).toBe(recovery.element())
  await recovery.fill(codes[0]!)
  await exchange.step({
    do: 'answer',
    call: 'getMemberInfo',
    data: sampleMember({ has_authenticator: false }),
  })
  await button('Turn off').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({
    authenticator: 'off',
    password: 'abc12345',
    recovery_code: codes[0]?.replaceAll('-', ''),
  })
  await expect.element(page.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible()
})

test('if a refusal names no field of the form, the dialog shows it above the button', {
  tags: 'deep',
}, async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: true }, { shadow: true })
  const data = { field: 'authenticator' }
  await exchange.step({ do: 'fail', call: 'setPersonInfo', code: 4004, error: 'NOT_FOUND', data })
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  await button('New recovery codes').click()
  await password.fill('abc12345')
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await button('New recovery codes').click()
  await expect.element(dialog.getByText('Record not found')).toBeVisible()
})

test('the dialog stays open during a request, so that the recovery codes of the answer appear', {
  tags: 'deep',
}, async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: true }, { shadow: true })
  const { account } = exchange.sdk
  const update = account.update
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const late = vi.spyOn(account, 'update').mockImplementation(async (...request) => {
    await released
    return update(...request)
  })
  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: { recovery_codes: codes } })
  await page.getByRole('button', { name: 'Manage: Authenticator app' }).click()
  await button('New recovery codes').click()
  await password.fill('abc12345')
  await dialog.getByLabelText('Authenticator code').fill('123456')
  await button('New recovery codes').click()
  await expect.poll(() => late.mock.calls.length).toBe(1)
  await expect.element(button('Back')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  release()
  await expect.element(dialog.getByText(codes[9]!)).toBeVisible()
})

test('shows the error of a wrong log-in password at its field, without mention of the account', async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: false })
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  const data = { field: 'password' }
  await exchange.step({ do: 'fail', call: 'setPersonInfo', code: 5101, error: 'LOGIN_FAILED', data })
  await password.fill('wrong123')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('Wrong password')
})

test('if the answer to the first code is lost but the authenticator is on, the dialog offers to renew the recovery codes', {
  tags: 'deep',
}, async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: false })
  await exchange.step({
    do: 'sample',
    call: 'setPersonInfo',
    changes: { authenticator_setup: { uri, secret } },
  })
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  await password.fill('abc12345')
  await button('Continue').click()
  const code = dialog.getByLabelText('Code from the app')
  await code.fill('123456')
  const data = sampleMember({ has_authenticator: true, recovery_codes_left: 10 })
  await exchange.step({ do: 'drop', call: 'setPersonInfo' })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data })
  await button('Check the code').click()
  await expect.element(dialog.getByText(/its recovery codes did not arrive/)).toBeVisible()
  await expect.poll(focused).toBe(password.element())

  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: { recovery_codes: codes } })
  await password.fill('abc12345')
  await dialog.getByLabelText('Authenticator code').fill('654321')
  await button('New recovery codes').click()
  await expect.element(dialog.getByText(codes[9]!)).toBeVisible()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({
    authenticator: 'renew_codes',
    password: 'abc12345',
    second_factor: '654321',
  })
})

test('if the authenticator was turned on elsewhere, the set-up dialog asks for an authenticator code and focuses its field', {
  tags: 'deep',
}, async () => {
  const exchange = await showAccount(<SecurityCentre />, { has_authenticator: false })
  await page.getByRole('button', { name: 'Set up: Authenticator app' }).click()
  const refusal = { code: 5110, error: 'SECOND_FACTOR_REQUIRED', data: { field: 'second_factor' } }
  await exchange.step({ do: 'fail', call: 'setPersonInfo', ...refusal })
  await password.fill('abc12345')
  await button('Continue').click()
  const code = dialog.getByLabelText('Authenticator code')
  await expect.element(code).toHaveAccessibleDescription(/Please enter the code of your authenticator app/)
  await expect.poll(focused).toBe(code.element())

  await exchange.step({
    do: 'sample',
    call: 'setPersonInfo',
    changes: { authenticator_setup: { uri, secret } },
  })
  await code.fill('123456')
  await button('Continue').click()
  await expect.element(dialog.getByRole('img', { name: 'QR code of the authenticator key' })).toBeVisible()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({
    authenticator: 'start',
    password: 'abc12345',
    second_factor: '123456',
  })
})
