import { add, compare } from '@bourselet/sdk/money'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { type Intent, useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { givenUp, netOf, type Order } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'

/** Returns the intent (a write with its idempotency key) that ends a running order at the next daily booking. */
export function useFinish(): Intent<Order, Order> {
  const { t } = useAiTexts()
  const { page } = useBourselet()
  const { show } = useToast()
  return useIntent({
    needsFundPassword: true,
    identity: ({ order_no }: Order) => `ai.finish ${order_no}`,
    send: (sdk, { order_no }, { fundPassword }) =>
      sdk.ai.submit({ order_no, action: 'finish', trade_password: fundPassword }),
    // The call may have failed because the order has already ended, so the orders are loaded again.
    onFailed: () => void page.queryClient.invalidateQueries({ queryKey: ['ai.orders'] }),
    onDone(order) {
      show({ tone: 'success', title: t('finish.done', { plan: order.product.name }) })
      void page.queryClient.invalidateQueries({ queryKey: ['ai.orders'] })
    },
  })
}

export type FinishDialogProps = FundPasswordLinks & { intent: Intent<Order, Order> }

/**
 * The dialog that finishes an order early. Above the field for the fund password it shows the payout and the
 * cost of finishing.
 */
export function FinishDialog({ intent, ...links }: FinishDialogProps) {
  const { t } = useAiTexts()
  return (
    <FundPasswordDialog
      {...links}
      intent={intent}
      prompt={(order) => ({
        title: t('finish.title', { plan: order.product.name }),
        button: t('orders.finish'),
        summary: <Summary order={order} />,
      })}
    />
  )
}

function Summary({ order }: { order: Order }) {
  const { t, exact } = useAiTexts()
  const { amount, coin } = order
  const net = netOf(order)
  const { days, least, most } = givenUp(order)
  return (
    <>
      <Facts
        rows={[
          [t('orders.amount'), exact(amount, coin)],
          [t('orders.total'), exact(net, coin, true)],
          [
            <strong key="label">{t('finish.payout')}</strong>,
            <strong key="sum">{exact(add(amount, net), coin)}</strong>,
            'payout',
          ],
          [t('finish.cost'), exact('0', coin)],
          days === 0 || compare(least, most) === 0
            ? null
            : [
                t('finish.givenUp', { days }),
                t('range', { min: exact(least, coin, true), max: exact(most, coin, true) }),
                'given',
              ],
        ]}
      />
      <p className="bl-ai__note">{t('finish.note')}</p>
    </>
  )
}
