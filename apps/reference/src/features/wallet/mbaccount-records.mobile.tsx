import { useText } from '@bourselet/widgets'
import { AccountChanges } from '@bourselet/widgets/wallet'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useWalletWays } from './use-wallet-ways.ts'

export default function AccountRecordsPage() {
  const { t } = useText('site')
  const { signIn } = useWalletWays()
  return (
    <>
      <PageBar title={t('title.mbaccountRecords')} />
      <AccountChanges onSignIn={signIn} />
    </>
  )
}
