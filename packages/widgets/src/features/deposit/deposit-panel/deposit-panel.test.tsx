import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { sampleDeposit } from '../../../testing/sample-deposit.ts'
import { DepositChoice, DepositPanel } from './deposit-panel.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import { useDeposit } from './use-deposit.ts'

function Chosen() {
  const { coin, chain, deposit, setDeclared } = useDeposit()
  return (
    <button type="button" onClick={() => setDeclared(sampleDeposit({ status: 'pending' }))}>
      {`${coin.coin} on ${chain.chain}, ${deposit ? deposit.coin : 'nothing'} on its way`}
    </button>
  )
}

test('the panel renders its children in order instead of its own layout; they share a state', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: fundWallet })
  await renderKit(
    <DepositPanel>
      <DepositProgress />
      <Chosen />
      <DepositChoice />
    </DepositPanel>,
    { client: exchange.sdk, locale: 'en' },
  )
  const chosen = page.getByRole('button', { name: /on its way/ })
  await expect.element(chosen).toHaveTextContent('USDT on TRC20, nothing on its way')
  const choice = page.getByText('Tether USD').first().element()
  const isBefore = chosen.element().compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
  await chosen.click()
  await expect.element(chosen).toHaveTextContent('USDT on TRC20, USDT on its way')
  await expect.element(page.getByRole('button', { name: 'Copy address' })).not.toBeInTheDocument()
})
