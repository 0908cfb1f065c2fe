import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../testing/fund-wallet.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { sampleDeposit } from '../../testing/sample-deposit.ts'
import { DepositSteps } from './deposit-steps.tsx'

const terms = { ...fundWallet.list[0]!.chains[0]!, block_seconds: 75 }
const show = (changes: Parameters<typeof sampleDeposit>[0], chain = terms) =>
  renderKit(<DepositSteps deposit={sampleDeposit(changes)} terms={chain} />, { locale: 'en' })

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

test.each([
  [{ status: 'pending', amount: '5' }, '1', '5 ≥ 1 USDT'],
  [{ status: 'pending', amount: '5' }, '10', null],
  [{ status: 'success', amount: '5', confirmations: 3 }, '1', null],
  [{ status: 'below_min', amount: '0.5' }, '1', '0.5 < 1 USDT'],
  [{ status: 'below_min', amount: '0.5' }, '0.1', null],
] as const)(
  'for the deposit %o and a minimum amount of %s, the steps show this comparison of amount and minimum: %s',
  async (changes, deposit_min, text) => {
    await show({ txid: 'a'.repeat(64), ...changes }, { ...terms, deposit_min })
    await expect.element(page.getByText(/^(Minimum reached|Below the minimum)$/)).toBeVisible()
    const compared = page.getByText(/[<≥]/)
    await (text === null
      ? expect.element(compared).not.toBeInTheDocument()
      : expect.element(compared).toHaveTextContent(text))
  },
)
