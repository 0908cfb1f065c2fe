import './wallet.css'
import { Balances } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletWays } from './use-wallet-ways.ts'
import { WalletActions, WalletTransfer } from './wallet-actions.tsx'

/** The member's funds by account, with the available actions. */
export default function MoneyPage() {
  const ways = useWalletWays()
  return (
    <CentrePage route="money" actions={<WalletActions ways={ways} />}>
      <Balances {...ways.rows} onSignIn={ways.signIn} />
      <WalletTransfer ways={ways} />
    </CentrePage>
  )
}
