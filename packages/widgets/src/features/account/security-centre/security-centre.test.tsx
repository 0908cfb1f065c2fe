import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { sampleMember } from '../../../testing/member.ts'
import { showAccount } from '../../../testing/show-account.tsx'
import { BindEmail } from '../bind-email/bind-email.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import { SecurityCentre } from './security-centre.tsx'

const button = (name: string) => page.getByRole('button', { name })

test('shows which protections are active or missing, and why withdrawals are reviewed', async () => {
  const onVerify = vi.fn()
  await showAccount(<SecurityCentre onVerify={onVerify} />, {
    has_trade_password: false,
    withdraw_review_until: 1_767_312_000_000,
    withdraw_review_reasons: ['password_changed', 'policy_changed'],
  })
  await expect.element(page.getByText('2 of 4 in place')).toBeVisible()
  await expect.element(page.getByText(/reviewed manually until/)).toBeVisible()
  await expect.element(page.getByText('Because the login or fund password was changed.')).toBeVisible()
  await expect
    .element(page.getByText('Because the e-mail address or the authenticator app was changed.'))
    .toBeVisible()
  await expect.element(button('Set up: Fund password')).toBeVisible()
  await expect.element(page.getByText('Locked until reset with a code')).toBeVisible()
  await button('Verify: Identity').click()
  expect(onVerify).toHaveBeenCalledOnce()
})

test('states that, after a contact change, no code can reset the fund password yet', async () => {
  await showAccount(<SecurityCentre />, {
    withdraw_review_until: 1_767_312_000_000,
    withdraw_review_reasons: ['policy_changed'],
    trade_password_reset_from: 1_767_312_000_000,
  })
  await expect
    .element(page.getByText('Until then the fund password cannot be reset with a code.'))
    .toBeVisible()
})

test('lists the latest log-ins, refused ones included, and shows the earlier log-ins on request', async () => {
  const login_history = Array.from({ length: 6 }, (_, at) => ({
    id: 6 - at,
    outcome: at === 1 ? ('wrong_second_factor' as const) : ('success' as const),
    device: at === 5 ? '' : 'Chrome, Android',
    ip: '203.0.113.*',
    created_at: 1_767_225_600_000 - at * 60_000,
  }))
  await showAccount(<SecurityCentre />, { login_history })
  await expect.element(page.getByText('Refused: wrong authenticator code')).toBeVisible()
  await expect.element(page.getByText('Logged in')).toHaveLength(4)
  await button('Show all 6').click()
  await expect.element(page.getByText('Logged in')).toHaveLength(5)
  await expect.element(page.getByText('Unknown device · 203.0.113.*')).toBeVisible()
})

test('opening a form focuses its heading, closing it restores the focus, and unsaved input requires a confirmation', {
  tags: 'deep',
}, async () => {
  await showAccount(<SecurityCentre />)
  await button('Change: Login password').click()
  await expect.poll(focused).toBe(page.getByRole('heading', { name: /Login password/ }).element())
  await button('Back').click()
  await expect.poll(focused).toBe(button('Change: Login password').element())
  await button('Change: Login password').click()
  await page.getByLabelText('Current password').fill('abc12345')
  await button('Back').click()
  await button('Stay').click()
  await expect.element(page.getByLabelText('Current password')).toHaveValue('abc12345')
  await button('Back').click()
  await button('Leave').click()
  await expect.element(page.getByText('Account security')).toBeVisible()
})

test('after a change of the log-in password, removes the log-in token from the client and asks the member to log in again', async () => {
  const onPasswordChanged = vi.fn()
  const { sdk, ...exchange } = await showAccount(<SecurityCentre onPasswordChanged={onPasswordChanged} />)
  const data = { relogin: true, withdraw_review_until: 1 }
  await exchange.step({ do: 'answer', call: 'changePassword', data })
  await button('Change: Login password').click()
  await page.getByLabelText('Current password').fill('abc12345')
  await page.getByLabelText('New password', { exact: true }).fill('abc12345')
  await page.getByLabelText('Repeat the new password').fill('abc12345')
  await button('Change the password').click()
  await expect.element(page.getByText('The new password is the same as the old one')).toBeVisible()
  await page.getByLabelText('New password', { exact: true }).fill('xyz98765')
  await page.getByLabelText('Repeat the new password').fill('xyz98765')
  await button('Change the password').click()
  await expect.poll(() => onPasswordChanged.mock.calls.length).toBe(1)
  expect(sdk.token.get()).toBeNull()
  await expect.element(page.getByText('Log in to see your account')).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeInTheDocument()
})

test('ends one session at once, or all other sessions after a confirmation', async () => {
  const exchange = await showAccount(<SecurityCentre />)
  await exchange.step({ do: 'sample', call: 'setPersonInfo' })
  await expect.element(page.getByText('This device')).toBeVisible()
  await expect.element(button('Log out Firefox, Linux')).not.toBeInTheDocument()
  await button('Log out Chrome, Android').click()
  const asked = async () => (await exchange.inspect()).requests.setPersonInfo
  await expect.poll(asked).toEqual({ end_session: 1 })
  await button('Log out all others').click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText('1 other device is logged out at once. This one stays.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Log out all others' }).click()
  await expect.poll(asked).toEqual({ end_other_sessions: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('if a member without a fund password wants to replace the e-mail address, calls the callback that leads to the fund password form', async () => {
  const onSetFundPassword = vi.fn()
  await showAccount(<BindEmail onSetFundPassword={onSetFundPassword} />, { has_trade_password: false })
  await button('Set the fund password').click()
  expect(onSetFundPassword).toHaveBeenCalledOnce()
})

test('requires the log-in password for the first e-mail address if no fund password is set', async () => {
  const phone = { email: null, email_bound: false, area_code: '+44', phone: '770***555' }
  const exchange = await showAccount(<BindEmail />, { ...phone, has_trade_password: false })
  const failure = { code: 5101, error: 'LOGIN_FAILED', data: { field: 'password' } }
  await exchange.step({ do: 'fail', call: 'setMemberEmail', ...failure })
  await page.getByLabelText('E-mail').fill('first@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  await button('Bind the e-mail').click()
  await expect.element(page.getByText('Required')).toBeVisible()
  expect((await exchange.inspect()).calls.setMemberEmail).toBeUndefined()
  await page.getByLabelText('Login password', { exact: true }).fill('wrong123')
  await button('Bind the e-mail').click()
  await expect.element(page.getByText('Wrong password')).toBeVisible()
  await expect.element(page.getByLabelText('Login password', { exact: true })).toHaveValue('')
  expect((await exchange.inspect()).requests.setMemberEmail).toEqual({
    email: 'first@example.com',
    code: '493827',
    password: 'wrong123',
  })
})

test('binds the first e-mail address with the fund password if one is set', async () => {
  const phone = { email: null, email_bound: false, area_code: '+44', phone: '770***555' }
  const exchange = await showAccount(<BindEmail />, phone)
  const data = { email: 'f***@example.com', email_bound: true }
  await exchange.step({ do: 'answer', call: 'setMemberEmail', data })
  await expect.element(page.getByText('Your previous contacts are notified.')).toBeVisible()
  await page.getByLabelText('E-mail').fill('first@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  await page.getByLabelText('Fund password').fill('271828')
  await button('Bind the e-mail').click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.setMemberEmail)
    .toEqual({ email: 'first@example.com', code: '493827', trade_password: '271828' })
})

test('shows the error of a taken e-mail address at its field and keeps the other entries', async () => {
  const exchange = await showAccount(<BindEmail />)
  await exchange.step({ do: 'fail', call: 'setMemberEmail', code: 5106, error: 'ACCOUNT_EXISTS' })
  await page.getByLabelText('E-mail').fill('new@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  await page.getByLabelText('Fund password').fill('271828')
  await button('Change the e-mail').click()
  await expect.element(page.getByText('This account already exists')).toBeVisible()
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('new@example.com')
  await expect.element(page.getByLabelText('Verification code')).toHaveValue('493827')
})

test('edits the nickname in its row and saves it without surrounding spaces', async () => {
  const exchange = await showAccount(<ProfileHead />)
  await exchange.step({ do: 'sample', call: 'setPersonInfo', changes: { nickname: 'Ænne' } })
  await button('Change the nickname').click()
  await page.getByLabelText('Nickname').fill(' Ænne ')
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember({ nickname: 'Ænne' }) })
  await button('Save').click()
  await expect.element(page.getByText('Ænne', { exact: true })).toBeVisible()
  expect((await exchange.inspect()).requests.setPersonInfo).toEqual({ nickname: 'Ænne' })
})

test('while an input method composes a word, Escape ends the composition and does not close the nickname form', async () => {
  await showAccount(<ProfileHead />)
  await button('Change the nickname').click()
  const field = page.getByLabelText('Nickname')
  await field.fill('Traderin')
  const composing = { key: 'Escape', isComposing: true, bubbles: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', composing))
  await expect.element(button('Save')).toBeVisible()
  await expect.element(field).toHaveValue('Traderin')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

test('if no user is logged in, shows a button that calls onSignIn', async () => {
  const onSignIn = vi.fn()
  const { sdk } = await showAccount(<SecurityCentre onSignIn={onSignIn} />)
  sdk.token.clear()
  await button('Log in').click()
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('the error of an e-mail address in use says that it may be the member’s own', async () => {
  const exchange = await showAccount(<BindEmail />, { email: 'd***@example.com' })
  await exchange.step({ do: 'fail', call: 'setMemberEmail', code: 5106, error: 'ACCOUNT_EXISTS' })
  const email = page.getByLabelText('E-mail')
  await email.fill('Demo@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  await page.getByLabelText('Fund password').fill('271828')
  await button('Change the e-mail').click()
  await expect
    .element(email)
    .toHaveAccessibleDescription('This address is already in use. It may be your own.')
})
