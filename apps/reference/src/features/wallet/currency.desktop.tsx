import { Panel } from '@bourselet/widgets/ui'
import { CoinNetworks } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletWays } from './use-wallet-ways.ts'

/** The coins with their networks, minimums, confirmations and fees. */
export default function CurrencyPage() {
  const { deposit, withdraw, signIn } = useWalletWays()
  return (
    <CentrePage route="currency">
      <Panel>
        <CoinNetworks onDeposit={deposit} onWithdraw={withdraw} onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
