import { useText } from '@bourselet/widgets'
import { AccountChanges } from '@bourselet/widgets/wallet'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useWalletActions } from './use-wallet-actions.ts'

export default function AccountRecordsPage() {
  const { t } = useText('site')
  const { signIn } = useWalletActions()
  return (
    <>
      <PageBar title={t('title.mbaccountRecords')} />
      <AccountChanges onSignIn={signIn} />
    </>
  )
}
