import { useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { ReviewNote } from '../review-note.tsx'
import { useRefresh } from '../use-refresh.ts'
import { reasonText, type Withdrawal } from '../withdrawal.ts'
import { WithdrawalStatusChip } from '../withdrawal-status.tsx'

export type WithdrawalDetailsProps = FundPasswordLinks & {
  /** The withdrawal that the dialog shows; null closes the dialog. */
  withdrawal: Withdrawal | null
  onClose: () => void
}

/**
 * The details of one withdrawal: its progress and, if it waits for a review or was returned, the reason. While it waits
 * for a review, a button can cancel it.
 */
export function WithdrawalDetails({ withdrawal: row, onClose, ...links }: WithdrawalDetailsProps) {
  const { t } = useText('withdraw')
  const format = useFormat()
  const shown = useLast(row)
  // The server's answer to a cancellation contains the canceled withdrawal. It arrives before the list is loaded again,
  // so the dialog shows the withdrawal from the answer.
  const [cancelled, setCancelled] = useState<Withdrawal | null>(null)
  const last = cancelled && cancelled.order_no === shown?.order_no ? cancelled : shown
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last && t('details.title', { amount: `${format.amount(last.amount)} ${last.coin}` })}
      description={last && <WithdrawalStatusChip status={last.status} />}
    >
      {last && <Whole withdrawal={last} onCancelled={setCancelled} {...links} />}
    </Dialog>
  )
}

type WholeProps = FundPasswordLinks & {
  withdrawal: Withdrawal
  onCancelled: (withdrawal: Withdrawal) => void
}

function Whole({ withdrawal, onCancelled, ...links }: WholeProps) {
  const { t } = useText('withdraw')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const { coin, chain, status, txid, review_reasons, reject_reason } = withdrawal
  const amount = (value: string) => `${format.amount(value)} ${coin}`
  return (
    <div className="bl-withdraw__details">
      {status === 'review' && <ReviewNote reasons={review_reasons} isBank={!chain} />}
      {reject_reason && <Notice tone="error">{t('details.reason', { reason: reject_reason })}</Notice>}
      <p className="bl-note">{t(`details.${status}`)}</p>
      <Facts
        rows={[
          [t('arrival'), amount(withdrawal.arrival)],
          [t('fee'), amount(withdrawal.fee)],
          [shared('funds.amount'), amount(withdrawal.amount)],
          chain ? [shared('funds.network'), chain] : [t('type'), t('bank.card')],
          [
            t(chain ? 'to' : 'bank.card'),
            chain ? <AddressText key="to" address={withdrawal.address} /> : withdrawal.address,
          ],
          review_reasons.length > 0 && status !== 'review'
            ? [t('review.why'), review_reasons.map((reason) => t(reasonText(reason, !chain))).join(' · ')]
            : null,
          txid ? [t('transaction'), <ShortId key="tx" text={txid} label={t('transaction')} />] : null,
          [shared('funds.time'), <Moment key="at" ts={withdrawal.created_at} />],
          withdrawal.done_at === null
            ? null
            : [t('details.done'), <Moment key="done" ts={withdrawal.done_at} />],
          [
            shared('funds.number'),
            <ShortId key="no" text={withdrawal.order_no} label={shared('funds.number')} />,
          ],
        ]}
      />
      {status === 'review' && <TakeBack withdrawal={withdrawal} onCancelled={onCancelled} {...links} />}
    </div>
  )
}

function TakeBack({ withdrawal, onCancelled, ...links }: WholeProps) {
  const { t } = useText('withdraw')
  const { show } = useToast()
  const errorText = useErrorText()
  const format = useFormat()
  const refresh = useRefresh()
  const { order_no, amount, coin } = withdrawal
  const sum = `${format.amount(amount)} ${coin}`
  const cancel = useIntent({
    needsFundPassword: true,
    send: (sdk, request: { action: 'cancel'; order_no: string }, { fundPassword, idempotencyKey }) =>
      sdk.withdraw.request({ ...request, trade_password: fundPassword }, { idempotencyKey }),
    onDone(answer) {
      onCancelled(answer)
      show({ tone: 'success', title: t('cancel.done', { amount: sum }) })
      refresh()
    },
    onFailed: refresh,
  })
  const { state } = cancel
  return (
    <>
      {state.phase === 'refused' && <Notice tone="error">{errorText(state.error)}</Notice>}
      <Button wide onClick={() => cancel.submit({ action: 'cancel', order_no })}>
        {t('cancel.do')}
      </Button>
      <FundPasswordDialog
        {...links}
        intent={cancel}
        prompt={() => ({
          title: t('cancel.title'),
          summary: <p>{t('cancel.text', { amount: sum })}</p>,
          button: t('cancel.do'),
        })}
      />
    </>
  )
}
