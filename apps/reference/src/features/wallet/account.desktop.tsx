import { useText } from '@bourselet/widgets'
import { TransferDialog } from '@bourselet/widgets/futures'
import { Button } from '@bourselet/widgets/ui'
import { Balances } from '@bourselet/widgets/wallet'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere, tradePath } from '../../shared/twin-routes.ts'

export default function AccountPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const [moving, setMoving] = useState<'in' | 'out' | null>(null)
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
        onTradeFutures={() => void navigate(pathHere('cexchange'))}
        onTransfer={(_, from) => setMoving(from === 'spot' ? 'in' : 'out')}
        onDeposit={() => void navigate(pathHere('recharge'))}
        onWithdraw={() => void navigate(pathHere('withdraw'))}
      />
      <TransferDialog
        open={moving !== null}
        onOpenChange={(open) => !open && setMoving(null)}
        {...(moving ? { direction: moving } : {})}
      />
    </CentrePage>
  )
}
