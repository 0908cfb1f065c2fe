import { expect, type Page, test } from '@playwright/test'
import { api } from './addresses.ts'
import { ask, balanceOf, control, freshMember, units } from './exchange.ts'
import { confirm, fillWithdrawal, goOn, memberWith, open, placesOf, TRON, withdrawals } from './funds.ts'
import { expectToast } from './pages.ts'
import { falseJpeg, pngPhoto } from './photos.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** A valid address from the examples of EIP-55, Ethereum's standard for checksums. */
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** A valid address from the examples of BIP-173, the standard for addresses of SegWit. */
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const BLOCK_MS = 10_000

async function requestTo(page: Page, address: string, amount: string) {
  await fillWithdrawal(page, address, amount)
  await goOn(page)
}

test('the deposit page shows an address, and then each confirmation of a transfer until the transfer is credited @usually-phone', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  const [place] = await ask('deposit.addresses', { coin: 'USDT' }, member.token)
  await open(page, context, member, placesOf(info).deposit)
  await expect(page.getByText(words('deposit:paperTitle'))).toBeVisible()
  await expect(page.getByRole('img', { name: new RegExp(`^QR code .*${place!.address}$`) })).toBeVisible()
  await expect(page.locator('.bl-deposit__where .bl-funds__address')).toHaveText(place!.address)

  await page.getByRole('button', { name: 'I have sent it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount sent' }).fill('250')
  await dialog.getByRole('button', { name: 'I have sent 250 USDT' }).dblclick()
  const steps = page.locator('.bl-deposit__progress')
  // The clock of the exchange also advances without the test. The deposit may therefore already have a further
  // confirmation.
  await expect(steps.getByText(/[0-2] of 3/)).toBeVisible()
  for (const done of [1, 2]) {
    await control('clock', { advance_ms: BLOCK_MS })
    await expect(steps.getByText(new RegExp(`[${done}-3] of 3`))).toBeVisible()
  }
  await control('clock', { advance_ms: BLOCK_MS })
  await expect(steps.getByText('Credited', { exact: true })).toBeVisible()
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('250.00000000'))
  await expect(
    page.locator('.bl-deposit-records').getByText('Credited', { exact: true }).last(),
  ).toBeVisible()
})

test('the deposit page shows a transfer below the minimum as not credited, with the reason @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  await open(page, context, member, placesOf(info).deposit)
  await page.getByRole('button', { name: 'I have sent it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount sent' }).fill('0.0009')
  await expect(dialog.getByText('Less than 0.001 USDT: it will not be credited')).toBeVisible()
  await dialog.getByRole('button', { name: /^I have sent 0\.0009/ }).click()
  await expect(page.getByText(words('deposit:step.belowMinText'))).toBeVisible()
  expect(await balanceOf(member.token, 'USDT')).toEqual({ available: 0n, frozen: 0n })
})

test('a deposit that the member reports with a proof of payment, without a transaction id, is credited after a review, and the member can see the proof @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember()
  await open(page, context, member, placesOf(info).deposit)
  await page.getByRole('button', { name: 'I have sent it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount sent' }).fill('75')
  const proof = dialog.getByRole('group', { name: 'Proof of payment' })
  await proof.locator('input[type=file]').setInputFiles(falseJpeg)
  await expect(proof.getByText('Only JPG and PNG images are accepted')).toBeVisible()
  await proof.locator('input[type=file]').setInputFiles(pngPhoto())
  await dialog.getByRole('button', { name: 'I have sent 75 USDT' }).dblclick()
  const review = page.locator('.bl-deposit__progress')
  await expect(review.getByText('In review', { exact: true })).toBeVisible()
  await expect(review.getByText(words('deposit:step.reviewText'))).toBeVisible()
  const { list } = await ask('deposit.records', {}, member.token)
  expect(list).toMatchObject([{ status: 'review', txid: null }])
  const stranger = await freshMember()
  const url = `${api}${list[0]?.voucher}`
  expect((await fetch(url, { headers: { 'api-token': stranger.token } })).status).toBe(404)
  await control('clock', { advance_ms: 60_000 + 4 * BLOCK_MS })
  await expect(review.getByText('Credited', { exact: true })).toBeVisible()
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('75.00000000'))
  const records = page.locator('.bl-deposit-records')
  // On a phone, toasts cover the row and stay while a pointer is over them. The test therefore presses the button by
  // key.
  await records.getByRole('button', { name: words('deposit:records.open') }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Your proof' })).toBeVisible()
})

test('a withdrawal is completed after its review @usually-phone', async ({ page, context }, info) => {
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, placesOf(info).withdraw)
  await requestTo(page, TRON, '100')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('99.00 USDT')).toBeVisible()
  await expect(dialog.getByText(words('withdraw:review.title'))).toBeVisible()
  await confirm(page, 'Withdraw 100 USDT', '000000')
  await expect(dialog.getByText(/^Wrong fund password, 4 tries left/)).toBeVisible()
  await confirm(page, 'Withdraw 100 USDT')
  await expectToast(page, 'Withdrawal of 100 USDT accepted')
  const details = page.getByRole('dialog', { name: 'Withdrawal of 100 USDT' })
  await expect(details.getByText('In review')).toBeVisible()
  await expect(details.getByText(words('withdraw:review.address_changed'))).toBeVisible()
  expect(await balanceOf(member.token, 'USDT')).toEqual({
    available: units('900.00000000'),
    frozen: units('100.00000000'),
  })
  await details.getByRole('button', { name: 'Close' }).click()

  const [asked] = await withdrawals(member)
  expect(asked).toMatchObject({ status: 'review', fee: '1.00000000', arrival: '99.00000000', address: TRON })
  await control('review', { type: 'withdraw', id: asked!.order_no, approve: true })
  await control('clock', { advance_ms: 20_000 })
  await page.goto(placesOf(info).withdrawals)
  await expect(page.getByRole('table').getByText('Completed')).toBeVisible()
  await page.getByRole('button', { name: 'Details of this withdrawal' }).click()
  await expect(page.getByRole('dialog').locator('.bl-funds__address')).toHaveText(TRON)
  expect((await balanceOf(member.token, 'USDT')).frozen).toBe(0n)
  expect(await withdrawals(member)).toHaveLength(1)
})

test('if the member cancels a withdrawal in review, the whole amount is returned @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ USDT: '500' })
  await open(page, context, member, placesOf(info).withdraw)
  await requestTo(page, TRON, '50')
  await confirm(page, 'Withdraw 50 USDT')
  const details = page.getByRole('dialog', { name: 'Withdrawal of 50 USDT' })
  await details.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await confirm(page, 'Cancel the withdrawal')
  await expectToast(page, 'Withdrawal canceled, 50 USDT returned')
  expect(await balanceOf(member.token, 'USDT')).toEqual({ available: units('500.00000000'), frozen: 0n })
  expect((await withdrawals(member))[0]?.status).toBe('cancelled')
})

test('the withdrawal form shows at each invalid field why the value is invalid, and no amount is frozen @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ USDT: '700' })
  await open(page, context, member, placesOf(info).withdraw)
  const form = page.locator('.bl-withdraw')
  const address = form.getByRole('textbox', { name: 'Address on TRC20' })
  const amount = form.getByRole('textbox', { name: 'Amount' })
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(address).toBeFocused()
  await address.fill(TRON.replace('TR7', 'TR8'))
  await amount.fill('5')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(address).toHaveAccessibleDescription('This is not a valid address')
  await expect(amount).toHaveAccessibleDescription('The withdrawal must be at least 10')
  await address.fill(` ${TRON} `)
  await amount.fill('700.5')
  await expect(amount).toHaveAccessibleDescription('Insufficient balance, available 700')
  // The next amount exceeds the daily limit of 1,000 USDT for a member without identity verification.
  await expect(form.getByText('Left today 1,000 of 1,000 USDT')).toBeVisible()
  await amount.fill('1200')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(amount).toHaveAccessibleDescription('Only 1,000 USDT more can be withdrawn today')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(address).toHaveValue(` ${TRON} `)
  expect(await balanceOf(member.token, 'USDT')).toEqual({ available: units('700.00000000'), frozen: 0n })
})

test('the server accepts the amount that the button “All” enters for a coin whose balance is above the daily limit @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ BTC: '1' })
  await open(page, context, member, `${placesOf(info).withdraw}?coin=BTC`)
  const form = page.locator('.bl-withdraw')
  const amount = form.getByRole('textbox', { name: 'Amount' })
  await form.getByRole('textbox', { name: 'Address on BTC' }).fill(BITCOIN)
  await form.getByRole('button', { name: 'All' }).click()
  await expect(amount).toHaveAccessibleDescription(/^Limited to the 1,000 USDT left today/)
  const entered = await amount.inputValue()
  await goOn(page)
  await confirm(page, /^Withdraw .* BTC$/)
  await expect(page.getByRole('dialog').getByText('In review')).toBeVisible()
  const { available, frozen } = await balanceOf(member.token, 'BTC')
  const decimals = entered.split('.')[1]!.length
  expect(frozen).toBe(units(entered) * 10n ** BigInt(8 - decimals))
  expect(available + frozen).toBe(units('1.00000000'))
})

test('the address book saves a withdrawal address under a name, warns about a similar forged one, and deletes an address @deep', async ({
  page,
  context,
}) => {
  const member = await memberWith({ ETH: '1' })
  await open(page, context, member, '/address')
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('combobox', { name: 'Network' }).click()
  await page.getByRole('option', { name: 'ERC20' }).click()
  const address = dialog.getByRole('textbox', { name: 'Address on ERC20' })
  await address.fill(EVM.replace('aAeb', 'aaeb'))
  await address.blur()
  await expect(address).toHaveAccessibleDescription('This is not a valid address')
  await address.fill(EVM)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cold storage')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Save')
  await expectToast(page, 'Address saved')
  const row = page.getByRole('listitem').filter({ hasText: 'Cold storage' })
  await expect(row.locator('.bl-funds__address')).toHaveText(EVM)

  await page.getByRole('button', { name: 'Add address' }).click()
  await dialog.getByRole('combobox', { name: 'Network' }).click()
  await page.getByRole('option', { name: 'ERC20' }).click()
  await address.fill('0x5aaeb000000000000000000000000000001beaed')
  await expect(dialog.getByText(words('withdraw:twin.title'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: 'Delete Cold storage' }).click()
  await confirm(page, 'Delete')
  // While a dialog is open, role queries do not find the content behind it. The test waits until the dialog is closed.
  // Otherwise the row would seem to be deleted although it is only hidden.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  const { wallet_info } = await ask('account.info', undefined, member.token)
  expect(wallet_info.addresses).toEqual([])
})
