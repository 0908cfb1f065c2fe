import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { showAccount } from '../../../testing/show-account.tsx'
import { FundPassword } from './fund-password.tsx'

const call = 'changeTradePassword'
const old = () => page.getByLabelText('Current fund password')
const fresh = () => page.getByLabelText('New fund password', { exact: true })
const repeated = () => page.getByLabelText('Repeat the new fund password')
const type = async (pin: string) => {
  await fresh().fill(pin)
  await repeated().fill(pin)
}
const press = (name: string) => page.getByRole('button', { name }).click()

test('after a wrong old password, shows the remaining tries, keeps the entered new password and clears the old one', async () => {
  const exchange = await showAccount(<FundPassword />)
  const params = { left: 3 }
  const data = { field: 'old_trade_password', params }
  await exchange.step({ do: 'fail', call, code: 4011, error: 'TRADE_PASSWORD_WRONG', data })
  await old().fill('000000')
  await type('483920')
  await press('Change the fund password')
  await expect.element(page.getByText('Wrong fund password, 3 tries left')).toBeVisible()
  await expect.element(old()).toHaveValue('')
  await expect.element(fresh()).toHaveValue('483920')
  await expect.poll(focused).toBe(old().element())
  expect((await exchange.inspect()).requests[call]).toEqual({
    old_trade_password: '000000',
    trade_password: '483920',
    trade_password_confirm: '483920',
  })
})

test('states for how long wrong attempts lock the fund password, and tells the member if only a reset can unlock it', async () => {
  const exchange = await showAccount(<FundPassword />)
  await expect.element(page.getByText(/in a row lock it for 1 hour/)).toBeVisible()
  const data = { params: { retry_after: 3600 } }
  await exchange.step({ do: 'fail', call, code: 4012, error: 'TRADE_PASSWORD_LOCKED', data })
  await old().fill('000000')
  await type('483920')
  await press('Change the fund password')
  await expect.element(page.getByText(/locked, try again in (1 h|60 min)/)).toBeVisible()
  await exchange.step({ do: 'fail', call, code: 4012, error: 'TRADE_PASSWORD_RESET' })
  await old().fill('000001')
  await press('Change the fund password')
  await expect.element(page.getByText(/reset it with a code/).first()).toBeVisible()
})

test('warns about a new password that is easy to guess, but accepts it', async () => {
  const onChanged = vi.fn()
  const exchange = await showAccount(<FundPassword onChanged={onChanged} />)
  await exchange.step({ do: 'answer', call, data: { has_trade_password: true, withdraw_review_until: 1 } })
  await old().fill('271828')
  await type('483920')
  await expect.element(page.getByText(/guessed first|as a date/)).not.toBeInTheDocument()
  await type('311299')
  await expect.element(page.getByText(/as a date/)).toBeVisible()
  await press('Change the fund password')
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
})

test('if the two entries of the new password differ, shows an error and sends nothing', async () => {
  const exchange = await showAccount(<FundPassword />)
  await old().fill('271828')
  await fresh().fill('483920')
  await repeated().fill('483921')
  await press('Change the fund password')
  await expect.element(page.getByText('The passwords do not match')).toBeVisible()
  expect((await exchange.inspect()).calls[call]).toBeUndefined()
})

test('setting the first fund password requires the log-in password', async () => {
  const exchange = await showAccount(<FundPassword />, { has_trade_password: false })
  await exchange.step({ do: 'fail', call, code: 5101, error: 'LOGIN_FAILED', data: { field: 'password' } })
  await page.getByLabelText('Login password', { exact: true }).fill('abc12345')
  await type('483920')
  await press('Set the fund password')
  await expect.element(page.getByText('Wrong password')).toBeVisible()
  expect((await exchange.inspect()).requests[call]).toMatchObject({ password: 'abc12345' })
})

test('resets a forgotten fund password by a code sent to the address that the member types', async () => {
  const exchange = await showAccount(<FundPassword />)
  await exchange.step({ do: 'answer', call: 'sendEmailCode', data: { expire_in: 600, resend_in: 60 } })
  await exchange.step({ do: 'answer', call, data: { has_trade_password: true, withdraw_review_until: 1 } })
  await press('Forgot it?')
  await page.getByLabelText('E-mail').fill('demo@example.com')
  await press('Send code')
  await expect
    .poll(async () => (await exchange.inspect()).requests.sendEmailCode)
    .toEqual({ scene: 'trade_password', email: 'demo@example.com' })
  await page.getByLabelText('Verification code').fill('493827')
  await type('483920')
  await press('Reset the fund password')
  await expect
    .poll(async () => (await exchange.inspect()).requests[call])
    .toEqual({ code: '493827', trade_password: '483920', trade_password_confirm: '483920' })
  await expect.element(old()).toBeVisible()
})

test('after a contact change, shows when a code can reset the fund password, and offers a change with the old password', async () => {
  const reset = { trade_password_reset_from: 1_767_312_000_000 }
  await showAccount(<FundPassword reset />, reset)
  await expect.element(page.getByText(/can be reset with a code from/)).toBeVisible()
  await expect.element(page.getByLabelText('Verification code')).not.toBeInTheDocument()
  await press('Change the fund password')
  await expect.element(old()).toBeVisible()
})

test('shows an error at the code field if the reset is refused because a contact has changed', async () => {
  const exchange = await showAccount(<FundPassword reset />)
  const data = { field: 'code', params: { retry_after: 86_400 } }
  await exchange.step({ do: 'fail', call, code: 5109, error: 'CONTACT_CHANGED', data })
  await page.getByLabelText('E-mail').fill('demo@example.com')
  await page.getByLabelText('Verification code').fill('493827')
  await type('483920')
  await press('Reset the fund password')
  await expect.element(page.getByText(/A contact was changed.*in (1 day|24 h)/)).toBeVisible()
})
