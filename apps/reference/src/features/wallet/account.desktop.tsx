import { useText } from '@bourselet/widgets'
import { Button } from '@bourselet/widgets/ui'
import { Balances } from '@bourselet/widgets/wallet'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere, tradePath } from '../../shared/twin-routes.ts'

export default function AccountPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <CentrePage
      route="account"
      actions={
        <Button size="small" variant="primary" onClick={() => void navigate(pathHere('exchange'))}>
          {t('menu.trade')}
        </Button>
      }
    >
      <Balances
        onTrade={(symbol) => void navigate(tradePath(symbol))}
        onDeposit={() => void navigate(pathHere('recharge'))}
        onWithdraw={() => void navigate(pathHere('withdraw'))}
      />
    </CentrePage>
  )
}
