import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { countdown } from '../../../shared/format/countdown.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { CountdownRing } from '../../../shared/ui/countdown-ring.tsx'
import { roundTimes } from './round-times.ts'

const tones = { won: 'up', lost: 'down', draw: 'neutral', cancelled: 'warn' } as const

/** The result of a settled bet, or the remaining time of a running one. */
export function BetStatus({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const { status } = order
  if (status === 'in_progress') return <Left order={order} />
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}

function Left({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const now = useServerNow()
  const left = order.deliver_at - now
  const times = order.round_no ? roundTimes(order.round_no) : null
  const total = times ? times.closeAt - times.lockAt : (order.seconds ?? 0) * 1000
  return (
    <span className="bl-left">
      <CountdownRing leftMs={left} totalMs={total} size={20} />
      <Chip tone="accent">{left > 0 ? countdown(left) : t('result.settling')}</Chip>
    </span>
  )
}
