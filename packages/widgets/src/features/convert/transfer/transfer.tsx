import { add, type Decimal, isZero, sub } from '@bourselet/sdk/money'
import { useBalances, type Wallet } from '../../../shared/data/use-balances.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { TransferEntry, type TransferProps } from '../../../shared/transfer/transfer-entry.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import '../../../shared/ui/form.css'
import '../convert.css'

/** A panel that moves USDT between the spot and the futures account. */
export const Transfer = widget('transfer-panel', function Transfer(props: TransferProps) {
  const { t, ready } = useText('convert')
  const { signedIn } = useSession()
  return (
    <Root name="transfer-panel">
      <Panel title={ready ? t('transfer.title') : <Skeleton width={140} />}>
        <div className="bl-transfer-panel__body">
          {ready && (
            <>
              {signedIn && <Accounts />}
              <TransferEntry variant="neutral" {...props} />
              <p className="bl-note bl-transfer-panel__next">{t('transfer.next')}</p>
            </>
          )}
        </div>
      </Panel>
    </Root>
  )
})

/**
 * The USDT of each account: the total, the available amount, and the amount that orders, positions or products
 * use. Transfers are possible only between the spot and the futures account.
 */
function Accounts() {
  const { t } = useText('convert')
  const { data } = useBalances()
  return (
    <ul className="bl-transfer-panel__accounts" aria-label={t('transfer.accounts')}>
      <Account name="spot" wallet={data} />
      <Account name="futures" wallet={data} />
      <Account name="finance" wallet={data} />
    </ul>
  )
}

/** The message key for the unavailable amount of each account. */
const bindings = {
  spot: 'transfer.inOrders',
  futures: 'transfer.inUse',
  finance: 'transfer.inProducts',
} as const

function Account({ name, wallet }: { name: keyof typeof bindings; wallet: Wallet | undefined }) {
  const { t } = useText('convert')
  const amountOf = useCoinAmount()
  const held = wallet?.list.find((one) => one.coin === 'USDT' && one.account === name)
  // The server returns no row for an empty account, so its balances are set to 0 here.
  const row = held ?? (wallet && { total: '0', available: '0' })
  const shown = (amount: Decimal, sentence = (text: string) => text) => (
    <Secret dots={4} sentence={sentence}>
      {sentence(amountOf(amount, 'USDT', { minDecimals: 2 }))}
    </Secret>
  )
  const bound = row ? sub(row.total, row.available) : '0'
  return (
    <li>
      <div className="bl-transfer-panel__line">
        <strong>{t(`accounts.${name}`)}</strong>
        <strong>{row ? shown(row.total) : <Skeleton width={70} />}</strong>
      </div>
      <span className="bl-transfer-panel__bar" aria-hidden>
        <span style={{ width: `${row ? shareOf(row.available, row.total) : 0}%` }} />
      </span>
      <div className="bl-transfer-panel__line bl-transfer-panel__small">
        <span>
          {row ? (
            shown(row.available, (amount) => t('transfer.available', { amount }))
          ) : (
            <Skeleton width={90} />
          )}
        </span>
        {row && !isZero(bound) && (
          <span>{shown(add(bound, '0'), (amount) => t(bindings[name], { amount }))}</span>
        )}
      </div>
    </li>
  )
}

/** Returns a part of a whole in percent, for the width of a bar. */
const shareOf = (part: Decimal, whole: Decimal): number =>
  isZero(whole) ? 0 : Math.min(100, Math.max(0, (Number(part) / Number(whole)) * 100))
