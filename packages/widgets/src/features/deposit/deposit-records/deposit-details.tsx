import { isZero } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { useFundCoins } from '../../../shared/funds/use-fund-coins.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { OwnPhoto } from '../../../shared/photo/own-photo.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { Deposit } from '../deposit.ts'
import { DepositStatusChip } from '../deposit-status.tsx'
import { DepositSteps } from '../deposit-steps.tsx'
import { useLiveDeposit } from '../use-live-deposit.ts'

/** The details of one deposit, updated while it is in progress. */
export function DepositDetails({ deposit: row, onClose }: { deposit: Deposit | null; onClose: () => void }) {
  const format = useFormat()
  const { data: deposit } = useLiveDeposit(useLast(row))
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={deposit && `${format.amount(deposit.amount)} ${deposit.coin}`}
      description={deposit && <DepositStatusChip status={deposit.status} />}
    >
      {deposit && <Whole deposit={deposit} />}
    </Dialog>
  )
}

function Whole({ deposit }: { deposit: Deposit }) {
  const { t } = useText('deposit')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const { coins } = useFundCoins('deposit')
  const { coin, chain, credited, txid, voucher } = deposit
  const terms = coins?.find((one) => one.coin === coin)?.chains.find((one) => one.chain === chain)
  return (
    <div className="bl-deposit__progress-body">
      <DepositSteps deposit={deposit} terms={terms} />
      <Facts
        rows={[
          [shared('funds.network'), chain],
          [t('records.credited'), isZero(credited) ? '—' : `${format.amount(credited)} ${coin}`],
          deposit.credited_at === null
            ? null
            : [t('records.creditedAt'), <Moment key="at" ts={deposit.credited_at} />],
          [shared('funds.address'), <AddressText key="address" address={deposit.address} />],
          txid ? [t('transaction'), <ShortId key="tx" text={txid} label={t('transaction')} />] : null,
          [
            shared('funds.number'),
            <ShortId key="no" text={deposit.order_no} label={shared('funds.number')} />,
          ],
        ]}
      />
      {voucher && (
        <figure className="bl-deposit__proof">
          <figcaption>{t('records.proof')}</figcaption>
          <div className="bl-deposit__picture">
            <OwnPhoto url={voucher} label={t('records.proof')} />
          </div>
        </figure>
      )}
    </div>
  )
}
