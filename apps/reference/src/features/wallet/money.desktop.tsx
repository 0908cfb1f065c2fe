import { Balances } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletActions } from './use-wallet-actions.ts'
import { WalletActions, WalletTransfer } from './wallet-actions.tsx'
import './wallet.css'

/** The member's funds by account, with the available actions. */
export default function MoneyPage() {
  const handlers = useWalletActions()
  return (
    <CentrePage route="money" actions={<WalletActions handlers={handlers} />}>
      <Balances {...handlers.rows} onSignIn={handlers.signIn} />
      <WalletTransfer handlers={handlers} />
    </CentrePage>
  )
}
