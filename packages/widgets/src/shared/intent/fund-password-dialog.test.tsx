import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { sampleMember } from '../../testing/member.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { useForm } from '../form/use-form.ts'
import { Field } from '../ui/field.tsx'
import { FundPasswordDialog, type FundPasswordLinks } from './fund-password-dialog.tsx'

const card = { status: 'processing' }

/** A form with one field and a fund password dialog. */
function Payout(links: FundPasswordLinks) {
  const [outcome, setOutcome] = useState('')
  const form = useForm({
    initial: { address: '' },
    check: () => ({}),
    places: { ADDRESS_INVALID: 'address' },
    needsFundPassword: true,
    request: ({ address }) => ({ coin: 'USDT', chain: 'TRC20', address, amount: '10' }),
    send: (sdk, request, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.request({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone: ({ status }) => setOutcome(status),
  })
  return (
    <>
      <form {...form.props}>
        <Field label="Address" {...form.field('address')} />
        <button type="submit">Continue</button>
        {form.failure}
      </form>
      <output>{outcome}</output>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={({ address }) => ({ button: 'Withdraw 10 USDT', summary: <p>To {address}</p> })}
      />
    </>
  )
}

async function show(links: FundPasswordLinks = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'sample', call: 'withdraw', changes: card })
  await renderKit(<Payout {...links} />, { client: exchange.sdk, locale: 'en' })
  await browser.getByLabelText('Address').fill('TJHqhDrmWdWYgE7xFKiBzJnnMxgHBGNHnA')
  return exchange
}

const pin = () => browser.getByLabelText('Fund password, 6 digits')
const withdrawButton = () => browser.getByRole('button', { name: 'Withdraw 10 USDT' })
const ask = async (digits: string) => {
  await browser.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(focused).toBe(pin().element())
  await pin().fill(digits)
}
const refuse = (exchange: Awaited<ReturnType<typeof show>>, code: number, error: string, data: object = {}) =>
  exchange.step({ do: 'fail', call: 'withdraw', code, error, data })

test('requires six digits, and sends one request even if the button is pressed repeatedly', async () => {
  const exchange = await show()
  await ask('12345')
  await withdrawButton().click()
  await expect.element(browser.getByText('The fund password has 6 digits')).toBeVisible()
  expect((await exchange.inspect()).calls.withdraw).toBeUndefined()
  await pin().fill('１２３-456x')
  await withdrawButton().dblClick()
  await expect.element(browser.getByText('processing')).toBeVisible()
  const { calls, requests } = await exchange.inspect()
  expect(calls.withdraw).toBe(1)
  expect(requests.withdraw).toMatchObject({ trade_password: '123456', amount: '10' })
  await expect.element(pin()).not.toBeInTheDocument()
})

test('if the member goes back, sends nothing and keeps all entries', async () => {
  const exchange = await show()
  await ask('123456')
  await userEvent.keyboard('{Escape}')
  await expect.element(pin()).not.toBeInTheDocument()
  await expect.element(browser.getByLabelText('Address')).toHaveValue('TJHqhDrmWdWYgE7xFKiBzJnnMxgHBGNHnA')
  expect((await exchange.inspect()).calls.withdraw).toBeUndefined()
  await browser.getByRole('button', { name: 'Continue' }).click()
  await expect.element(pin()).toHaveValue('')
})

test('shows the remaining tries after a wrong fund password, and the remaining time of a lock', async () => {
  const exchange = await show()
  await refuse(exchange, 4011, 'TRADE_PASSWORD_WRONG', { field: 'trade_password', params: { left: 3 } })
  await ask('000000')
  await withdrawButton().click()
  await expect.element(browser.getByText('Wrong fund password, 3 tries left')).toBeVisible()
  await expect.element(pin()).toHaveValue('')
  await expect.poll(focused).toBe(pin().element())
  await refuse(exchange, 4012, 'TRADE_PASSWORD_LOCKED', { params: { retry_after: 3600 } })
  await pin().fill('000001')
  await withdrawButton().click()
  await expect.element(browser.getByText(/Fund password locked, try again in (1 h|60 min)/)).toBeVisible()
})

test('links to the pages on which the fund password can be set or reset', async () => {
  const links = { onForgotFundPassword: vi.fn(), onSetFundPassword: vi.fn() }
  const exchange = await show(links)
  await refuse(exchange, 4012, 'TRADE_PASSWORD_RESET')
  await ask('000000')
  await withdrawButton().click()
  await browser.getByRole('button', { name: 'Reset it with a code' }).click()
  expect(links.onForgotFundPassword).toHaveBeenCalledOnce()
  await expect.element(withdrawButton()).not.toBeInTheDocument()
  await browser.getByRole('button', { name: 'Back' }).click()
  await refuse(exchange, 4010, 'TRADE_PASSWORD_NOT_SET')
  await ask('000000')
  await withdrawButton().click()
  await browser.getByRole('button', { name: 'Set a fund password' }).click()
  expect(links.onSetFundPassword).toHaveBeenCalledOnce()
})

test('if the server refuses an entry of the form, closes the dialog and focuses the field of that entry', async () => {
  const exchange = await show()
  await refuse(exchange, 5811, 'ADDRESS_INVALID')
  await ask('123456')
  await withdrawButton().click()
  await expect.element(browser.getByText('This is not a valid address')).toBeVisible()
  await expect.element(pin()).not.toBeInTheDocument()
  await expect.poll(focused).toBe(browser.getByLabelText('Address').element())
})

test('shows a member without a fund password only a link to the page that sets it', async () => {
  const onSetFundPassword = vi.fn()
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const member = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: member })
  await renderKit(<Payout onSetFundPassword={onSetFundPassword} />, { client: exchange.sdk, locale: 'en' })
  await browser.getByRole('button', { name: 'Continue' }).click()
  const set = browser.getByRole('button', { name: 'Set a fund password' })
  await expect.element(set).toHaveFocus()
  await expect.element(pin()).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(onSetFundPassword).toHaveBeenCalledOnce()
  // The member sets the fund password in another tab and opens the dialog again.
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember() })
  await browser.getByRole('button', { name: 'Back' }).click()
  await browser.getByRole('button', { name: 'Continue' }).click()
  await expect.element(pin()).toBeEnabled()
})

test('repeats a request whose outcome is unknown with the same idempotency key', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  const keys: (string | undefined)[] = []
  const { request } = exchange.sdk.withdraw
  exchange.sdk.withdraw.request = (body, options) => {
    keys.push(options?.idempotencyKey)
    return request(body, options)
  }
  await exchange.step({ do: 'drop', call: 'withdraw' })
  await ask('123456')
  await withdrawButton().click()
  await expect.element(browser.getByText('No response received')).toBeVisible()
  // The member closes the dialog and opens it again. It still confirms the same write, so the idempotency key must be
  // the same.
  await browser.getByRole('button', { name: 'Not now' }).click()
  await exchange.step({ do: 'sample', call: 'withdraw', changes: card })
  await ask('123456')
  await withdrawButton().click()
  await expect.element(browser.getByText('processing')).toBeVisible()
  await ask('123456')
  await withdrawButton().click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the fund password field has another account name than the log-in, so that password managers store both passwords', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember({ uid: '10007' }) })
  await renderKit(<Payout />, { client: exchange.sdk, locale: 'en' })
  await browser.getByRole('button', { name: 'Continue' }).click()
  await expect.element(pin()).toHaveAttribute('autocomplete', 'current-password')
  const name = document.querySelector<HTMLInputElement>('.bl-fund input[autocomplete=username]')
  expect(name?.value).toBe('10007 (fund password)')
  expect(name?.checkVisibility()).toBe(false)
})
