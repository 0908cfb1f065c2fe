import { Panel } from '@bourselet/widgets/ui'
import { AccountChanges } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletWays } from './use-wallet-ways.ts'

export default function AccountRecordPage() {
  const { signIn } = useWalletWays()
  return (
    <CentrePage route="accountRecord">
      <Panel>
        <AccountChanges onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
