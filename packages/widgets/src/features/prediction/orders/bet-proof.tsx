import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { ProofTicks } from '../rounds/round-proof.tsx'
import { BetStatus } from './bet-status.tsx'
import { roundTimes } from './round-times.ts'
import { ShareBet } from './share-bet.tsx'
import { pairOf } from './use-bet-columns.tsx'

/**
 * The details of one bet: its terms, its result, and the index ticks (published index prices) that decided the result.
 */
export function BetProof({ order, onClose }: { order: OptionOrder | null; onClose: () => void }) {
  const { t } = useText('prediction')
  const duration = useDuration()
  const name = order?.mode === 'round' ? roundNumber(order.round_no ?? '') : duration(order?.seconds ?? 0)
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={order && `${pairOf(order.symbol)} · ${name}`}
      description={order && <DirectionWord direction={order.direction} />}
      footer={order && order.status !== 'in_progress' && <ShareBet order={order} />}
    >
      {order && (
        <div className="bl-proof">
          <Facts order={order} />
          <Ticks order={order} />
          <p className="bl-proof__text">{t('proof.text')}</p>
        </div>
      )}
    </Dialog>
  )
}

function Ticks({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const { symbol, open_tick, delivery_tick, opened_at, deliver_at, round_no, status } = order
  const lockAt = (round_no && roundTimes(round_no)?.lockAt) || opened_at
  return (
    <>
      {open_tick && <ProofTicks title={t('proof.open')} symbol={symbol} at={lockAt} tick={open_tick} />}
      {status !== 'in_progress' && (
        <ProofTicks title={t('proof.delivery')} symbol={symbol} at={deliver_at} tick={delivery_tick} />
      )}
    </>
  )
}

function Facts({ order }: { order: OptionOrder }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { coin } = useStakes()
  const { amount, open_fee, reward_fee, reward_amount, pnl, opened_at, settled_at } = order
  const none = <span className="bl-orders__quiet">—</span>
  const facts = [
    ['status', <BetStatus key="status" order={order} />],
    ['opened', format.time(opened_at, 'date-time')],
    ['amount', coin(amount)],
    ['openFee', `${format.amount(open_fee)} USDT`],
    ['reward', reward_amount === null ? none : `${format.amount(reward_amount)} USDT`],
    ['rewardFee', reward_fee === null ? none : `${format.amount(reward_fee)} USDT`],
    ['pnl', pnl === null ? none : <Gain key="pnl" value={pnl} unit exact />],
    ['settledAt', settled_at === null ? none : format.time(settled_at, 'date-time')],
  ] as const
  return (
    <dl className="bl-orders__facts bl-numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`orders.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="bl-orders__number">
        <dt>{t('orders.number')}</dt>
        <dd>{order.order_no}</dd>
      </div>
    </dl>
  )
}
