import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../testing/fund-wallet.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { sampleDeposit } from '../../testing/sample-deposit.ts'
import { DepositSteps } from './deposit-steps.tsx'

const terms = { ...fundWallet.list[0]!.chains[0]!, block_seconds: 75 }
const show = (changes: Parameters<typeof sampleDeposit>[0]) =>
  renderKit(<DepositSteps deposit={sampleDeposit(changes)} terms={terms} />, { locale: 'en' })

test('shows the expected remaining time of a deposit with one of three required confirmations', async () => {
  await show({ status: 'pending', txid: 'a'.repeat(64), confirmations: 1 })
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await expect.element(page.getByText('About 3 minutes to go')).toBeVisible()
})

test.each([{ status: 'success', confirmations: 3 }, { status: 'review' }, { status: 'below_min' }] as const)(
  'shows no remaining time for a deposit with status $status',
  async (changes) => {
    await show(changes)
    await expect.element(page.getByText(/Confirmations|Below the minimum/).first()).toBeVisible()
    expect(document.body.textContent).not.toContain('to go')
  },
)
