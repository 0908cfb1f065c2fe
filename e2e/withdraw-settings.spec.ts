import { expect, test } from '@playwright/test'
import { balanceOf, control, units } from './exchange.ts'
import { confirm, fillWithdrawal, goOn, memberWith, open, placesOf, TRON, withdrawals } from './funds.ts'
import { enterCode, expectToast } from './pages.ts'

// The settings apply to every member, so they are restored for later tests.
test.afterEach(() => control('settings', { withdraw_code_required: false, bank_withdraw_enabled: false }))

test('a withdrawal asks for a code sent to the member’s e-mail if the operator requires such a code @deep', async ({
  page,
  context,
}, info) => {
  await control('settings', { withdraw_code_required: true })
  const member = await memberWith({ USDT: '500' })
  await open(page, context, member, placesOf(info).withdraw)
  await fillWithdrawal(page, TRON, '50')
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(member.email)
  const sent = await enterCode(page)

  // A refused code is reported at its field, and all other fields keep their values.
  const code = page.getByRole('textbox', { name: 'Verification code' })
  await code.fill('')
  await goOn(page)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(sent === '111111' ? '222222' : '111111')
  await goOn(page)
  await confirm(page, 'Withdraw 50 USDT')
  await expect(code).toHaveAccessibleDescription(/^Wrong verification code/)
  await expect(page.getByRole('textbox', { name: 'Address on TRC20' })).toHaveValue(TRON)
  expect(await withdrawals(member)).toEqual([])

  await code.fill(sent)
  await goOn(page)
  await confirm(page, 'Withdraw 50 USDT')
  await expectToast(page, 'Withdrawal of 50 USDT accepted')
  expect(await withdrawals(member)).toMatchObject([
    { status: 'review', amount: '50.00000000', address: TRON },
  ])
  expect((await balanceOf(member.token, 'USDT')).frozen).toBe(units('50.00000000'))
})

test('if the operator offers bank cards, a withdrawal is paid out to a card that the member has added @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ USDT: '500' })
  await open(page, context, member, placesOf(info).withdraw)
  const bankChoice = page.locator('.bl-withdraw').getByRole('radio', { name: 'Bank card' })
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(bankChoice).toHaveCount(0)
  await control('settings', { bank_withdraw_enabled: true })

  await page.goto('/address')
  await page.getByRole('button', { name: 'Add bank card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add bank card' })
  await dialog.getByRole('textbox', { name: 'Card holder' }).fill('Jane Doe')
  await dialog.getByRole('textbox', { name: 'Bank', exact: true }).fill('First Bank')
  await dialog.getByRole('textbox', { name: 'Card number' }).fill('4111 11')
  await dialog.getByRole('textbox', { name: 'Phone of the account' }).fill('7700900123')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1234')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Save')
  await expectToast(page, 'Bank card saved')
  const card = page.getByRole('listitem').filter({ hasText: 'First Bank' })
  await expect(card).toContainText('1234')
  await expect(card).not.toContainText('4111 1111')

  await page.goto(placesOf(info).withdraw)
  await bankChoice.check({ force: true })
  await page.getByRole('combobox', { name: 'Bank card' }).click()
  await page.getByRole('option', { name: /^First Bank .*1234$/ }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await goOn(page)
  // The payout is 100 less the fee of 2.5 percent.
  await expect(page.getByRole('dialog').getByText('97.50 USDT')).toBeVisible()
  await confirm(page, 'Withdraw 100 USDT')
  await expectToast(page, 'Withdrawal of 100 USDT accepted')
  const [asked, ...others] = await withdrawals(member)
  expect(asked).toMatchObject({ status: 'review', chain: null, fee: '2.50000000', arrival: '97.50000000' })
  expect(asked?.address).toMatch(/1234$/)
  expect(others).toEqual([])

  await control('review', { type: 'withdraw', id: asked!.order_no, approve: true })
  await control('clock', { advance_ms: 20_000 })
  await page.goto(placesOf(info).withdrawals)
  await expect(page.getByRole('table').getByText('Completed')).toBeVisible()
  expect(await balanceOf(member.token, 'USDT')).toEqual({ available: units('400.00000000'), frozen: 0n })
})
