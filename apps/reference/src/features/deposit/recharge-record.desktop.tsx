import { useText } from '@bourselet/widgets'
import { DepositRecords } from '@bourselet/widgets/deposit'
import { Button, icons, Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function RechargeRecordPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <CentrePage
      actions={
        <Button
          size="small"
          variant="primary"
          icon={icons.deposit}
          onClick={() => void navigate(pathHere('recharge'))}
        >
          {t('title.recharge')}
        </Button>
      }
    >
      <Panel>
        <DepositRecords onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
