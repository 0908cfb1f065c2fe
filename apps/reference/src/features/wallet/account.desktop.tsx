import './wallet.css'
import { WalletOverview } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletWays } from './use-wallet-ways.ts'
import { WalletActions, WalletTransfer } from './wallet-actions.tsx'

export default function AccountPage() {
  const ways = useWalletWays()
  return (
    <CentrePage route="account" actions={<WalletActions ways={ways} />}>
      <WalletOverview {...ways.rows} onAllChanges={ways.changes} onSignIn={ways.signIn} />
      <WalletTransfer ways={ways} />
    </CentrePage>
  )
}
