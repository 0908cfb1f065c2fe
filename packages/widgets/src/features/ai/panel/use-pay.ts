import { useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { Order } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'

/** Returns the intent (a write with its idempotency key) that pays an unpaid order, a draft, with the fund password. */
export function usePay(onPaid: ((order: Order) => void) | undefined) {
  const { t, exact } = useAiTexts()
  const { page } = useBourselet()
  const { show } = useToast()
  return useIntent({
    needsFundPassword: true,
    identity: ({ order_no }: Order) => `ai.pay ${order_no}`,
    send: (sdk, { order_no }, { fundPassword }) => sdk.ai.submit({ order_no, trade_password: fundPassword }),
    // The call may have failed because the order has already been paid or has expired, so the orders are loaded again.
    onFailed: () => void page.queryClient.invalidateQueries({ queryKey: ['ai.orders'] }),
    onDone(order) {
      show({
        tone: 'success',
        title: t('pay.done', { amount: exact(order.amount, order.coin), plan: order.product.name }),
      })
      void page.queryClient.invalidateQueries({ queryKey: ['ai.orders'] })
      onPaid?.(order)
    },
  })
}

export type PayIntent = ReturnType<typeof usePay>
