import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import { RoundBet } from './round-bet.tsx'
import { RoundBetDirection, RoundBetNotices, RoundBetStake, RoundBetSubmit } from './round-bet-parts.tsx'
import { useRoundBet } from './use-round-bet.ts'

function Multiple() {
  const { preview } = useRoundBet()
  return <output>{preview ? `pays ${preview.multiple}×` : 'no bet'}</output>
}

test('the bet form renders its children in sequence; with them, the member sends a bet and repeats it after a lost answer', async () => {
  const exchange = await showPrediction(
    <RoundBet symbol="BTCUSDT">
      <RoundBetStake />
      <Multiple />
      <RoundBetNotices />
      <RoundBetSubmit />
      <RoundBetDirection />
    </RoundBet>,
    { width: 482, shadow: true },
  )
  await expect.element(browser.getByText('no bet')).toBeVisible()
  const form = (browser.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement).form!
  const names = [...form.elements].map((one) => one.getAttribute('name')).filter(Boolean)
  expect(names).toEqual(['stake', 'direction', 'direction'])
  await expect.element(browser.getByRole('timer')).not.toBeInTheDocument()
  await userEvent.click(form.querySelector('.bl-bet__card')!)
  await browser.getByRole('textbox', { name: 'Amount' }).fill('100')
  await expect.element(browser.getByText(/^pays 1\.8\d*×$/)).toBeVisible()
  await exchange.step({ do: 'drop', call: 'createOptionsOrder' })
  await browser.getByRole('button', { name: 'Bet 100.00\u00a0USDT on Up' }).click()
  await browser.getByRole('button', { name: 'Check and finish' }).click()
  await expect.poll(async () => (await exchange.inspect()).calls.createOptionsOrder).toBeGreaterThan(1)
  expect((await exchange.inspect()).requests.createOptionsOrder).toMatchObject({
    mode: 'round',
    direction: 'bull',
    amount: '100',
  })
})
