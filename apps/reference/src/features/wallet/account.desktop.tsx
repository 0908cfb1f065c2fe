import { WalletOverview } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletActions } from './use-wallet-actions.ts'
import { WalletActions, WalletTransfer } from './wallet-actions.tsx'
import './wallet.css'

export default function AccountPage() {
  const handlers = useWalletActions()
  return (
    <CentrePage route="account" actions={<WalletActions handlers={handlers} />}>
      <WalletOverview {...handlers.rows} onAllChanges={handlers.changes} onSignIn={handlers.signIn} />
      <WalletTransfer handlers={handlers} />
    </CentrePage>
  )
}
