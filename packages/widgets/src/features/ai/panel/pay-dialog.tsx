import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import type { Order } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import type { PayIntent } from './use-pay.ts'

export type PayDialogProps = FundPasswordLinks & { intent: PayIntent }

/** The dialog that requests the fund password to pay a draft (an unpaid order), and shows the time left to pay it. */
export function PayDialog({ intent, ...links }: PayDialogProps) {
  const { t, exact, rate } = useAiTexts()
  return (
    <FundPasswordDialog
      {...links}
      intent={intent}
      prompt={(order) => ({
        title: t('pay.title'),
        button: t('pay.button', { amount: exact(order.amount, order.coin), plan: order.product.name }),
        summary: (
          <Facts
            rows={[
              [t('orders.plan'), order.product.name],
              [t('pay.fromSpot'), exact(order.amount, order.coin)],
              [t('facts.range'), t('range', { min: rate(order.min_rate), max: rate(order.max_rate) })],
              [t('facts.loops'), `${order.loops}`],
              [t('orders.number'), order.order_no],
              [t('pay.heldFor'), <HeldFor key="held" order={order} />, 'held'],
            ]}
          />
        ),
      })}
    />
  )
}

/** The time left to pay a draft (an unpaid order), for example "14:32". */
export function HeldFor({ order }: { order: Order }) {
  const { t } = useAiTexts()
  const now = useServerNow()
  const left = Math.max(0, Math.ceil(((order.expire_at ?? now) - now) / 1000))
  if (left === 0) return <>{t('pay.expired')}</>
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <span className="bl-numbers" role="timer">
      {Math.floor(left / 60)}:{seconds}
    </span>
  )
}
