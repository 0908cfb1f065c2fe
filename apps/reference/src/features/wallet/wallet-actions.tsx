import { useText } from '@bourselet/widgets'
import { TransferDialog } from '@bourselet/widgets/convert'
import { Button, type IconShape, icons } from '@bourselet/widgets/ui'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import type { WalletActionHandlers } from './use-wallet-actions.ts'

/** The icon of a transfer: an arrow up and an arrow down. The icon of a conversion has horizontal arrows. */
const transfer: IconShape = 'M9 19.5v-14M5.5 9 9 5.5M15 4.5v14M18.5 15 15 18.5'

/** The buttons at the top of the wallet page: convert, transfer, withdraw and deposit. */
export function WalletActions({ handlers }: { handlers: WalletActionHandlers }) {
  const { t } = useText('wallet')
  return (
    <div className="wallet-actions">
      <Button icon={icons.swap} onClick={handlers.convert}>
        {t('overview.convert')}
      </Button>
      <Button icon={transfer} onClick={() => handlers.setMoving('in')}>
        {t('balances.transfer')}
      </Button>
      <Button icon={icons.withdraw} onClick={() => handlers.withdraw()}>
        {t('balances.withdraw')}
      </Button>
      <Button icon={icons.deposit} variant="primary" onClick={() => handlers.deposit()}>
        {t('balances.deposit')}
      </Button>
    </div>
  )
}

/** The dialog that transfers USDT between the member's accounts. */
export function WalletTransfer({ handlers: { moving, setMoving } }: { handlers: WalletActionHandlers }) {
  const links = useFundPasswordLinks()
  return (
    <TransferDialog
      {...links}
      open={moving !== null}
      onOpenChange={(open) => !open && setMoving(null)}
      {...(moving ? { direction: moving } : {})}
    />
  )
}
