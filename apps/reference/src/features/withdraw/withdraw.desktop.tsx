import { useText } from '@bourselet/widgets'
import { Button, icons, Panel } from '@bourselet/widgets/ui'
import { WithdrawRecords } from '@bourselet/widgets/withdraw'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { WithdrawPageForm } from './withdraw-page-form.tsx'

export default function WithdrawPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  return (
    <CentrePage
      actions={
        <div className="centre-actions">
          <Button
            size="small"
            variant="ghost"
            icon={icons.doc}
            onClick={() => void navigate(pathHere('address'))}
          >
            {t('title.address')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={icons.clock}
            onClick={() => void navigate(pathHere('withdrawRecords'))}
          >
            {t('title.withdrawRecords')}
          </Button>
        </div>
      }
    >
      <WithdrawPageForm />
      <Panel title={t('funds.recentWithdrawals')}>
        <WithdrawRecords recent {...links} onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
