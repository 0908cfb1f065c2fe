import { useText } from '@bourselet/widgets'
import { IconButton, icons, Panel } from '@bourselet/widgets/ui'
import { WithdrawRecords } from '@bourselet/widgets/withdraw'
import { useNavigate } from 'react-router'
import { PageBar } from '../../layouts/page-bar.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { WithdrawPageForm } from './withdraw-page-form.tsx'

export default function MbwithdrawPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  return (
    <>
      <PageBar
        title={t('title.mbwithdraw')}
        end={
          <IconButton
            icon={icons.clock}
            label={t('title.mbwithdrawRecords')}
            onClick={() => void navigate(pathHere('withdrawRecords'))}
          />
        }
      />
      <div className="mb-funds">
        <WithdrawPageForm />
        <Panel title={t('funds.recentWithdrawals')}>
          <WithdrawRecords recent {...links} onSignIn={signIn} />
        </Panel>
      </div>
    </>
  )
}
