import { Panel } from '@bourselet/widgets/ui'
import { CoinNetworks } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletActions } from './use-wallet-actions.ts'

/** The page that lists the coins with their networks, minimum amounts, confirmations and fees. */
export default function CurrencyPage() {
  const { deposit, withdraw, signIn } = useWalletActions()
  return (
    <CentrePage>
      <Panel>
        <CoinNetworks onDeposit={deposit} onWithdraw={withdraw} onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
