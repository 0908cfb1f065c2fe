import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { choose, isPhone, signIn } from './pages.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

export const FUND_PASSWORD = '123456'
/** A real address from TRON's documentation. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** Returns the paths of the deposit and withdrawal pages in the layout that the test project uses. */
export const placesOf = (info: TestInfo) =>
  isPhone(info)
    ? { deposit: '/mbdeposit', withdraw: '/mbwithdraw', withdrawals: '/mbwithdrawRecords' }
    : { deposit: '/recharge', withdraw: '/withdraw', withdrawals: '/withdrawRecords' }

/** Creates a member with money and a fund password. */
export async function memberWith(balances: Record<string, string>): Promise<TestMember> {
  const member = await freshMember(balances)
  const { password, token } = member
  const both = { trade_password: FUND_PASSWORD, trade_password_confirm: FUND_PASSWORD }
  await ask('account.changeTradePassword', { ...both, password }, token)
  return member
}

/** Signs a member in and opens a page in English. */
export async function open(page: Page, context: BrowserContext, member: TestMember, path: string) {
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto(path)
}

export const withdrawals = async ({ token }: TestMember) => (await ask('withdraw.records', {}, token)).list

/** Types a fund password into the open dialog and sends the request by the button with the name `action`. */
export async function confirm(page: Page, action: string | RegExp, digits = FUND_PASSWORD) {
  const field = page.getByLabel(words('shared:fund.label'))
  // The dialog of an earlier request stays in the page until its closing animation ends. The test therefore waits until
  // only one field is left.
  await expect(field).toHaveCount(1)
  await field.fill(digits)
  await page.getByRole('dialog').last().getByRole('button', { name: action }).click()
}

/** Types the fund password into the focused field and sends the request by Enter. */
export async function confirmByKey(page: Page) {
  await expect(page.getByLabel(words('shared:fund.label'))).toBeFocused()
  await page.keyboard.type(FUND_PASSWORD)
  await page.keyboard.press('Enter')
}

/** Fills in the withdrawal form for an address on TRON. */
export async function fillWithdrawal(page: Page, address: string, amount: string) {
  const form = page.locator('.bl-withdraw')
  await form.getByRole('textbox', { name: 'Address on TRC20' }).fill(address)
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
}

/** Continues from the withdrawal form to the fund password. */
export const goOn = (page: Page) =>
  page.locator('.bl-withdraw').getByRole('button', { name: 'Continue' }).click()
