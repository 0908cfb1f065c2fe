import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { roundNumber } from '../parts/round-number.ts'
import { useDuration, useStakes } from '../parts/use-stakes.ts'

const shownOrders = new WeakMap<BourseletClient, Set<string>>()

const tones = { won: 'success', lost: 'neutral', draw: 'neutral', cancelled: 'warn' } as const

/**
 * Shows a toast for each settled bet of the member, with the price that decided it. A page shows each toast
 * only once.
 */
export function useSettledToasts(): void {
  const { sdk } = useBourselet()
  const showSettled = useSettledTexts()
  useMemberEvents((event) => {
    if (event.kind !== 'option_order' || event.order.status === 'in_progress') return
    const known = shownOrders.get(sdk) ?? new Set()
    shownOrders.set(sdk, known)
    if (known.has(event.order.order_no)) return
    known.add(event.order.order_no)
    showSettled(event.order)
  })
}

function useSettledTexts(): (order: OptionOrder) => void {
  const { t } = useText('prediction')
  const { show } = useToast()
  const format = useFormat()
  const duration = useDuration()
  const { gain, coin } = useStakes()
  return (order) => {
    const { status, mode, round_no, seconds, direction, amount, pnl, delivery_price, open_price } = order
    const isPriceMissing = status === 'cancelled' && delivery_price === null
    if (status === 'in_progress') return
    const name =
      mode === 'round' ? `${t('round.round')} ${roundNumber(round_no ?? '')}` : duration(seconds ?? 0)
    const orderText = t(`bet.deal.${direction}`, { amount: coin(amount) })
    const prices =
      open_price && delivery_price
        ? `${format.price(open_price)} → ${format.price(delivery_price)}`
        : isPriceMissing && t('proof.none')
    show({
      tone: tones[status],
      title: t(`settled.${status}`, { amount: `${gain(pnl ?? '0')}\u00a0USDT` }),
      text: [name, orderText, prices].filter(Boolean).join(' · '),
    })
  }
}
