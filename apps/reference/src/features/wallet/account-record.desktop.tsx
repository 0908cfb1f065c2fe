import { Panel } from '@bourselet/widgets/ui'
import { AccountChanges } from '@bourselet/widgets/wallet'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useWalletActions } from './use-wallet-actions.ts'

export default function AccountRecordPage() {
  const { signIn } = useWalletActions()
  return (
    <CentrePage>
      <Panel>
        <AccountChanges onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
