import { page } from 'vitest/browser'

/** Enters the fund password of the test exchange in the open dialog, and presses the button with this name. */
export async function authorize(button: RegExp): Promise<void> {
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
