import { useText } from '@bourselet/widgets'
import { TransferDialog } from '@bourselet/widgets/futures'
import { Button } from '@bourselet/widgets/ui'
import type { WalletWays } from './use-wallet-ways.ts'

/** The deposit, withdraw and transfer buttons at the top of a wallet page. */
export function WalletActions({ ways }: { ways: WalletWays }) {
  const { t } = useText('wallet')
  return (
    <div className="wallet-actions">
      <Button icon="swap" onClick={ways.convert}>
        {t('overview.convert')}
      </Button>
      <Button icon="refresh" onClick={() => ways.setMoving('in')}>
        {t('balances.transfer')}
      </Button>
      <Button icon="withdraw" onClick={() => ways.withdraw()}>
        {t('balances.withdraw')}
      </Button>
      <Button icon="deposit" variant="primary" onClick={() => ways.deposit()}>
        {t('balances.deposit')}
      </Button>
    </div>
  )
}

/** The dialog that transfers USDT between the accounts. */
export function WalletTransfer({ ways: { moving, setMoving } }: { ways: WalletWays }) {
  return (
    <TransferDialog
      open={moving !== null}
      onOpenChange={(open) => !open && setMoving(null)}
      {...(moving ? { direction: moving } : {})}
    />
  )
}
