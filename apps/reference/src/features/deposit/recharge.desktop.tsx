import { useText } from '@bourselet/widgets'
import { DepositPanel, DepositRecords } from '@bourselet/widgets/deposit'
import { Button, icons, Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useCoinParam } from '../../shared/use-coin-param.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function RechargePage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const coin = useCoinParam()
  const signIn = useSignIn()
  return (
    <CentrePage
      actions={
        <Button
          size="small"
          variant="ghost"
          icon={icons.clock}
          onClick={() => void navigate(pathHere('rechargeRecord'))}
        >
          {t('title.rechargeRecord')}
        </Button>
      }
    >
      <DepositPanel {...coin} onSignIn={signIn} />
      <Panel title={t('funds.recentDeposits')}>
        <DepositRecords recent onSignIn={signIn} />
      </Panel>
    </CentrePage>
  )
}
