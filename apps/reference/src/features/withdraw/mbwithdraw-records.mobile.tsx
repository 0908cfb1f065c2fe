import { useText } from '@bourselet/widgets'
import { Panel } from '@bourselet/widgets/ui'
import { WithdrawRecords } from '@bourselet/widgets/withdraw'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function MbwithdrawRecordsPage() {
  const { t } = useText('site')
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  return (
    <>
      <PageBar title={t('title.mbwithdrawRecords')} />
      <div className="mb-funds">
        <Panel>
          <WithdrawRecords {...links} onSignIn={signIn} />
        </Panel>
      </div>
    </>
  )
}
