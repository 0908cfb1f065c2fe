import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../../shared/provider/page.ts'
import { authorize } from '../../../testing/authorize.ts'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { asksBeforeUnload } from '../../../testing/unload.ts'
import type { SavedAddress, Withdrawal } from '../withdrawal.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import type { WithdrawFormProps } from './withdraw-form-props.ts'

const accepted: Withdrawal = {
  order_no: 'W202611210000000001',
  type: 'crypto',
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  amount: '100.00000000',
  fee: '1.00000000',
  arrival: '99.00000000',
  status: 'review',
  review_reasons: ['address_changed'],
  reject_reason: null,
  txid: null,
  created_at: 1,
  done_at: null,
}

/** Renders the form for an operator whose limits and bank card terms differ from the defaults. */
async function show(
  wallet = fundWallet,
  changes: Parameters<typeof siteSettings>[0] = {},
  more: Record<string, unknown> = {},
  props: Partial<WithdrawFormProps> = {},
  width = 900,
) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const settings = siteSettings({
    withdraw_daily_limits: { unverified: '400', verified: '77000' },
    bank_withdraw_enabled: true,
    bank_withdraw_terms: {
      coin: 'USDT',
      withdraw_min: '30',
      withdraw_max: '900',
      fee_fixed: '3',
      fee_rate: '0.01',
    },
    ...changes,
  })
  const answers = {
    getWebSetting: settings,
    getMemberInfo: sampleMember(),
    queryCoinAccount: wallet,
    withdrawRecord: { page: { limit: 100, total: 0, pages: 0, current: 1 }, list: [] },
    ...more,
  }
  await exchange.step({ do: 'answers', data: answers })
  const request = vi.spyOn(exchange.sdk.withdraw, 'request')
  await renderKit(<WithdrawForm onVerify={vi.fn()} {...props} />, {
    client: exchange.sdk,
    locale: 'en',
    width,
  })
  const sentKeys = () => request.mock.calls.map(([, options]) => options?.idempotencyKey)
  return { ...exchange, sentKeys }
}

test('in a window of 1024 px, the button of the summary is beside the form', async () => {
  await show(fundWallet, {}, {}, {}, 736)
  const continueButton = page.getByRole('button', { name: 'Continue' })
  await expect.element(continueButton).toBeVisible()
  const networks = page.getByRole('radiogroup', { name: 'Network' })
  await expect.element(networks).toBeVisible()
  const form = networks.element().closest('.bl-panel')!
  const button = continueButton.element()
  const [left, right] = [form.getBoundingClientRect(), button.getBoundingClientRect()]
  expect(right.left).toBeGreaterThan(left.right)
  expect(right.bottom - left.top).toBeLessThan(450)
  expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth)
})

test("shows the operator's daily limit, and the higher limit after identity verification", async () => {
  await show()
  await expect.element(page.getByText(/400(\.00)? of 400 USDT/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /77,000/ })).toBeVisible()
})

test('a percentage button enters at most the rest of the daily limit, and a text states this limit', async () => {
  await show()
  await page.getByRole('button', { name: 'All' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toHaveValue('400')
  await expect.element(amount).toHaveAccessibleDescription('Limited to the 400 USDT left today')
  await page.getByRole('button', { name: '50%' }).click()
  await expect.element(amount).toHaveValue('400')
})

test('for a coin other than USDT, a percentage button enters at most the rest of the daily limit, converted to the coin and reduced by one percent', async () => {
  const [usdt] = fundWallet.list
  const [chain] = usdt!.chains
  const btc = {
    ...usdt!,
    coin: 'BTC',
    available: '1.00000000',
    total: '1.00000000',
    price_usdt: '60000.00',
    value_usdt: '60000.00000000',
    chains: [{ ...chain!, chain: 'BTC', withdraw_min: '0.001', withdraw_max: '10', fee_fixed: '0.0002' }],
  }
  await show({ ...fundWallet, list: [btc] })
  await page.getByRole('button', { name: 'All' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toHaveValue('0.0066')
  await expect.element(amount).toHaveAccessibleDescription(/^Limited to the 400 USDT left today/)
  await amount.fill('0.002')
  await expect.element(amount).not.toHaveAccessibleDescription(/Limited/)
})

/** Renders the form for a wallet with USDT and BTC, after one withdrawal of today. */
function showAfter(withdrawal: Partial<Withdrawal>) {
  const [usdt] = fundWallet.list
  const btc = { ...usdt!, coin: 'BTC', price_usdt: '60000.12' }
  const list = [{ ...accepted, created_at: Date.now(), ...withdrawal }]
  const withdrawRecord = { page: { limit: 100, total: 1, pages: 1, current: 1 }, list }
  return show({ ...fundWallet, list: [usdt!, btc] }, {}, { withdrawRecord })
}

test('does not send a USDT amount above the rest of the daily limit, and shows this rest', async () => {
  await showAfter({})
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(page.getByText('Left today 300 of 400 USDT')).toBeVisible()
  await page.getByRole('textbox', { name: /address/i }).fill(accepted.address)
  await amount.fill('300.01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(amount).toHaveAccessibleDescription('Only 300 USDT more can be withdrawn today')
  await expect.element(page.getByRole('button', { name: /^Verify your identity/ })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await amount.fill('300')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('if the rest of the daily limit depends on prices, an amount above this rest causes only a warning', async () => {
  await showAfter({ coin: 'BTC', amount: '0.00100000' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(page.getByText(/^Left today 339\.\d+ of 400 USDT/)).toBeVisible()
  await page.getByRole('textbox', { name: /address/i }).fill(accepted.address)
  await amount.fill('339')
  await expect.element(amount).not.toHaveAccessibleDescription(/May exceed/)
  await amount.fill('350')
  await expect.element(amount).toHaveAccessibleDescription(/^May exceed the 339\.\d+ USDT left today/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('the balance has the decimals of the coin; its tooltip and the button “All” use the exact amount', async () => {
  const [usdt] = fundWallet.list
  const amounts = { available: '304.16974900', total: '304.16974900', value_usdt: '304.16974900' }
  await show({ ...fundWallet, list: [{ ...usdt!, ...amounts }] })
  const balance = page.getByTitle(/^304\.169749/)
  await expect.element(balance).toHaveTextContent('304.16 USDT')
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('304.169749')
})

test('errors below the fields do not move the submit button', { tags: 'deep' }, async () => {
  await show()
  const submit = page.getByRole('button', { name: 'Continue' })
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('400')
  await page.getByRole('textbox', { name: 'Amount' }).fill('')
  await page.viewport(390, 900)
  onTestFinished(() => page.viewport(1280, 900))
  const form = document.querySelector<HTMLElement>('.bl-withdraw')!
  form.style.width = '390px'
  const placeInForm = () => submit.element().getBoundingClientRect().top - form.getBoundingClientRect().top
  const before = placeInForm()
  await submit.click()
  await expect.poll(() => page.getByText('Required').elements().length).toBe(2)
  expect(Math.abs(placeInForm() - before)).toBeLessThan(1)
})

test('shows a fixed fee at once, but a fee that depends on the amount only after the amount is entered', async () => {
  await show()
  await expect.element(page.getByText('1 USDT', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Bank card' }).click()
  await expect.element(page.getByText('1 USDT', { exact: true })).not.toBeInTheDocument()
})

test("for a payout to a card, shows the operator's limits and fee", async () => {
  await show()
  await page.getByRole('radio', { name: 'Bank card' }).click()
  await expect.element(page.getByText(/30.*900 USDT/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('200')
  await expect.element(page.getByText('195.00', { exact: true })).toBeVisible()
  await expect.element(page.getByText('5 USDT', { exact: true })).toBeVisible()
})

test('after an accepted withdrawal, the form is empty and shows no errors', async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call: 'withdraw', data: accepted })
  const address = page.getByRole('textbox', { name: /address/i })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('100')
  // The address is missing, so the form sends nothing at this first attempt. From then on it shows every missing field.
  const send = () => page.getByRole('button', { name: 'Continue' })
  await send().click()
  await expect.element(page.getByText('Required')).toBeVisible()
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await send().click()
  await authorize(/^Withdraw/)
  await expect.element(page.getByText('Withdrawal of 100 USDT accepted').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(amount).toHaveValue('')
  await expect.element(address).toHaveValue('')
  await expect.element(page.getByText('Required')).not.toBeInTheDocument()
  expect((await exchange.inspect()).calls.withdraw).toBe(1)
})

test('if a withdrawal is sent again with a new verification code after a lost answer, its idempotency key stays the same', async () => {
  const exchange = await show(fundWallet, { withdraw_code_required: true })
  await exchange.step({ do: 'drop', call: 'withdraw' })
  const code = page.getByRole('textbox', { name: 'Verification code' })
  const confirm = async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await authorize(/^Withdraw/)
  }
  await page.getByRole('textbox', { name: 'Address on TRC20' }).fill(accepted.address)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await code.fill('111111')
  await confirm()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await exchange.step({ do: 'answer', call: 'withdraw', data: accepted })
  await code.fill('222222')
  await confirm()
  await expect.element(page.getByText('Withdrawal of 100 USDT accepted').first()).toBeVisible()
  const [first, second] = exchange.sentKeys()
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect((await exchange.inspect()).requests.withdraw!.code).toBe('222222')
})

const home: SavedAddress = {
  id: 7,
  coin: 'USDT',
  chain: 'TRC20',
  pair: 'USDT-TRC20',
  address: accepted.address,
  remark: 'Home',
  created_at: 1,
  changed_at: 1,
}

test('the confirmation dialog keeps the address and coin of its request if the form selects others meanwhile', async () => {
  const book = (addresses: SavedAddress[]) => sampleMember({ wallet_info: { addresses, banks: [] } })
  const [usdt] = fundWallet.list
  const btc = { ...usdt!, coin: 'BTC', name: 'Bitcoin' }
  const wallet = { ...fundWallet, list: [usdt!, btc] }
  const exchange = await show(wallet, {}, { getMemberInfo: book([home]) })
  const dialog = page.getByRole('dialog')
  const confirmed = () => document.querySelector('.bl-withdraw__confirm')?.textContent
  await expect.element(page.getByRole('radio', { name: /Home/ })).toBeChecked()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(confirmed).toMatch(/99.00 USDT.*Home/)
  const newer = { ...home, id: 8, address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', remark: 'Newer' }
  const closed = { ...fundWallet, list: [{ ...usdt!, withdraw_enabled: false }, btc] }
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: book([newer, home]) })
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: closed })
  await exchange.step({ do: 'answer', call: 'withdraw', data: accepted })
  await pageOf(exchange.sdk).queryClient.invalidateQueries()
  await expect.poll(() => document.querySelector('.bl-withdraw__sum')?.textContent).toContain('BTC')
  expect(confirmed()).toMatch(/99.00 USDT.*Home.*TRC20 · 1.00 USDT/)
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await dialog.getByRole('button', { name: 'Withdraw 100 USDT' }).click()
  await expect.element(page.getByText('Withdrawal of 100 USDT accepted').first()).toBeVisible()
  expect((await exchange.inspect()).requests.withdraw).toMatchObject({ coin: 'USDT', address_id: 7 })
})

test('offers an address saved for another coin of the same network; if this address is typed, no note about a manual review appears', async () => {
  const other = { ...home, coin: 'TRX', pair: 'TRX-TRC20' }
  const member = sampleMember({ wallet_info: { addresses: [other], banks: [] } })
  await show(fundWallet, {}, { getMemberInfo: member })
  const note = page.getByText('This withdrawal is reviewed manually.')
  await expect.element(page.getByRole('radio', { name: /Home/ })).not.toBeChecked()
  const address = page.getByRole('textbox', { name: /address/i })
  await address.fill('TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs')
  await expect.element(note).toBeVisible()
  await address.fill(` ${home.address}`)
  await expect.element(note).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => document.querySelector('.bl-withdraw__confirm')?.textContent).toMatch(/USDT.*Home/)
  await expect.element(note).not.toBeInTheDocument()
})

test('shows a note about the manual review of a withdrawal to a bank card that was changed recently', {
  tags: 'deep',
}, async () => {
  const card = {
    id: 3,
    bank_name: 'First Bank',
    bank_phone: '7700900123',
    area_code: '+44',
    real_name: 'Ann Other',
    bank_card: '6222********1234',
    changed_at: Date.now(),
  }
  const wallet_info = { addresses: [home], banks: [card] }
  await show(fundWallet, {}, { getMemberInfo: sampleMember({ wallet_info }) })
  const note = page.getByText('This withdrawal is reviewed manually.')
  await page.getByRole('radio', { name: 'Bank card' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Bank card' }).click()
  await page.getByRole('option', { name: /First Bank/ }).click()
  await expect.element(note).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(page.getByRole('dialog').getByText('The bank card was saved or changed in the last 24 hours'))
    .toBeVisible()
})

test('the button `All` enters the rest of the daily limit with at most eight decimals', async () => {
  const [usdt] = fundWallet.list
  const btc = { ...usdt!, coin: 'BTC', price_usdt: '60000.12' }
  const record = { ...accepted, coin: 'BTC', amount: '0.00123456', created_at: Date.now() }
  const withdrawRecord = { page: { limit: 100, total: 1, pages: 1, current: 1 }, list: [record] }
  await show({ ...fundWallet, list: [usdt!, btc] }, {}, { withdrawRecord })
  await page.getByRole('button', { name: 'All' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toHaveValue('325.92625185')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true')
})

test('after the cancellation of a new withdrawal, its dialog shows the withdrawal as canceled', async () => {
  const exchange = await show(fundWallet, {}, { withdraw: accepted })
  const dialog = page.getByRole('dialog')
  await page.getByRole('textbox', { name: /address/i }).fill(accepted.address)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  const cancel = dialog.getByRole('button', { name: 'Cancel the withdrawal' })
  await cancel.click()
  const cancelled = { ...accepted, status: 'cancelled', done_at: 2 }
  await exchange.step({ do: 'answer', call: 'withdraw', data: cancelled })
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await cancel.last().click()
  await expect.element(dialog.getByText('Canceled', { exact: true })).toBeVisible()
  await expect.element(cancel).not.toBeInTheDocument()
})

test('the dialog of a new withdrawal is updated when the status of the withdrawal changes', {
  tags: 'deep',
}, async () => {
  const exchange = await show(fundWallet, {}, { withdraw: accepted })
  const dialog = page.getByRole('dialog')
  await page.getByRole('textbox', { name: /address/i }).fill(accepted.address)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Cancel the withdrawal' })).toBeVisible()
  const list = [{ ...accepted, status: 'success', txid: 'a'.repeat(64), done_at: 2 }]
  const withdrawRecord = { page: { limit: 100, total: 1, pages: 1, current: 1 }, list }
  await exchange.step({ do: 'answer', call: 'withdrawRecord', data: withdrawRecord })
  await exchange.step({ do: 'cut' })
  await expect.element(dialog.getByRole('button', { name: 'Cancel the withdrawal' })).not.toBeInTheDocument()
})

test('an address of another network is refused with the name of its network', async () => {
  await show()
  const address = page.getByRole('textbox', { name: /address/i })
  await address.fill('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(address)
    .toHaveAccessibleDescription('This is an address on ERC20 / BEP20, not on TRC20')
})

/** The withdrawal page and another page, on which the member sets the first fund password. */
function Pages() {
  const [isAway, setAway] = useState(false)
  return isAway ? (
    <button type="button" onClick={() => setAway(false)}>
      Return
    </button>
  ) : (
    <WithdrawForm onSetFundPassword={() => setAway(true)} />
  )
}

test('while a first fund password is set on another page, the form keeps address and amount', {
  tags: 'deep',
}, async () => {
  const [usdt] = fundWallet.list
  const usdc = { ...usdt!, coin: 'USDC', chains: [usdt!.chains[0]!, { ...usdt!.chains[0]!, chain: 'ERC20' }] }
  const first = sampleMember({ has_trade_password: false })
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answers = {
    getWebSetting: siteSettings({ withdraw_code_required: true }),
    getMemberInfo: first,
    queryCoinAccount: { ...fundWallet, list: [usdt!, usdc] },
    withdrawRecord: { page: { limit: 100, total: 0, pages: 0, current: 1 }, list: [] },
  }
  await exchange.step({ do: 'answers', data: answers })
  await renderKit(<Pages />, { client: exchange.sdk, locale: 'en', width: 900 })
  const address = page.getByRole('textbox', { name: 'Address on ERC20' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const code = page.getByRole('textbox', { name: 'Verification code' })
  const leave = async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Set a fund password' }).click()
  }
  await page.getByRole('combobox', { name: 'Coin' }).click()
  await page.getByRole('option', { name: /USDC/ }).click()
  await page.getByText('ERC20').first().click()
  await address.fill('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await amount.fill('100')
  await code.fill('123456')
  await leave()
  await page.getByRole('button', { name: 'Return' }).click()
  await expect.element(address).toHaveValue('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await expect.element(amount).toHaveValue('100')
  await expect.element(code).toHaveValue('')
  await expect.element(page.getByText('USDC').first()).toBeVisible()
  // If another member signs in before the form is shown again, the form is empty.
  await code.fill('123456')
  await leave()
  exchange.sdk.token.set('u'.repeat(32))
  await page.getByRole('button', { name: 'Return' }).click()
  await expect.element(amount).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Address on TRC20' })).toHaveValue('')
})

test('while the fund password dialog is open, a reload of the page asks for confirmation, but leaving the form does not', {
  tags: 'deep',
}, async () => {
  const onDirtyChange = vi.fn()
  const exchange = await show(fundWallet, {}, {}, { onDirtyChange })
  const dialog = page.getByRole('dialog')
  await page.getByRole('textbox', { name: /address/i }).fill(accepted.address)
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  expect(asksBeforeUnload()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
  expect(asksBeforeUnload()).toBe(true)
  // While the outcome is unknown, both a reload and leaving the form ask for confirmation.
  await exchange.step({ do: 'drop', call: 'withdraw' })
  await dialog.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Check and finish' })).toBeVisible()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  expect(asksBeforeUnload()).toBe(true)
})

test('a press on the coin that is already selected keeps the network and the amount', async () => {
  const [usdt] = fundWallet.list
  const [tron] = usdt!.chains
  const list = [
    { ...usdt!, chains: [tron!, { ...tron!, chain: 'ERC20' }] },
    { ...usdt!, coin: 'BTC' },
  ]
  await show({ ...fundWallet, list })
  await page.getByText('ERC20').first().click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('100')
  await page.getByRole('button', { name: 'USDT', pressed: true }).click()
  await expect.element(page.getByRole('radio', { name: /ERC20/ })).toBeChecked()
  await expect.element(amount).toHaveValue('100')
})

test('the accessible name of a network contains its fixed fee with the coin, and its fee rate if there is one', async () => {
  const [usdt] = fundWallet.list
  const [tron] = usdt!.chains
  const chains = [tron!, { ...tron!, chain: 'ERC20', fee_rate: '0.01' }]
  await show({ ...fundWallet, list: [{ ...usdt!, chains }] })
  const name = (chain: string) => page.getByRole('radio', { name: new RegExp(chain) })
  await expect.element(name('TRC20')).toHaveAccessibleName(/fee 1 USDT$/)
  await expect.element(name('ERC20')).toHaveAccessibleName(/fee 1 USDT \+ 1\.00%$/)
})
