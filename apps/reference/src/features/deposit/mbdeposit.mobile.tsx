import { useText } from '@bourselet/widgets'
import { DepositPanel, DepositRecords } from '@bourselet/widgets/deposit'
import { IconButton, icons, Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { PageBar } from '../../layouts/page-bar.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useCoinParam } from '../../shared/use-coin-param.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function MbdepositPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const coin = useCoinParam()
  const signIn = useSignIn()
  return (
    <>
      <PageBar
        title={t('title.mbdeposit')}
        end={
          <IconButton
            icon={icons.clock}
            label={t('title.rechargeRecord')}
            onClick={() => void navigate(pathHere('rechargeRecord'))}
          />
        }
      />
      <div className="mb-funds">
        <DepositPanel {...coin} onSignIn={signIn} />
        <Panel title={t('funds.recentDeposits')}>
          <DepositRecords recent onSignIn={signIn} />
        </Panel>
      </div>
    </>
  )
}
