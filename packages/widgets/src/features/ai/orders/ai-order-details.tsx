import { add } from '@bourselet/sdk/money'
import { useState } from 'react'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { netOf, type Order, stairsOf } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import { Recompute } from './recompute.tsx'

export type AiOrderDetailsProps = {
  /** The shown order; null while the dialog is closed. */
  order: Order | null
  onFinish: (order: Order) => void
  onPay: (order: Order) => void
  onClose: () => void
}

/**
 * A dialog with the details of an AI order: its result on each day, its terms and its actions. The member can
 * recompute the result of each day.
 */
export function AiOrderDetails({ order, onFinish, onPay, onClose }: AiOrderDetailsProps) {
  const { t } = useAiTexts()
  const last = useLast(order)
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={last?.product.name}
    >
      {last && (
        <div className="bl-ai__details">
          {last.start_date !== null && <Course order={last} startDate={last.start_date} />}
          <Terms order={last} />
          <p className="bl-ai__note">{t('how')}</p>
          {isFinishable(last) && <Button onClick={() => onFinish(last)}>{t('orders.finish')}</Button>}
          {last.status === 'pending' && <Button onClick={() => onPay(last)}>{t('orders.pay')}</Button>}
        </div>
      )}
    </Dialog>
  )
}

/** Returns true for an order that the member may end early. */
export const isFinishable = ({ status, early_finish, finishing }: Order): boolean =>
  status === 'running' && early_finish && !finishing

function Course({ order, startDate }: { order: Order; startDate: string }) {
  const { t, day: say, rate } = useAiTexts()
  const [picked, setPicked] = useState<string | null>(null)
  const { days } = order
  const day = days.find(({ date }) => date === picked) ?? days.at(-1)
  return (
    <>
      <DayStaircase
        label={t('orders.chart')}
        days={stairsOf(days, startDate)}
        coin={order.coin}
        tone="market"
        height={160}
        own
      />
      {day ? (
        <>
          <Select
            label={t('recompute.title')}
            value={day.date}
            onValueChange={setPicked}
            options={[...days].reverse().map((one) => ({
              value: one.date,
              label: t('recompute.day', { day: one.day, date: say(one.date) }),
              hint: rate(one.rate, 4),
            }))}
          />
          <Recompute order={order} day={day} />
        </>
      ) : (
        <p className="bl-ai__note">{t('orders.noDays')}</p>
      )}
    </>
  )
}

function Terms({ order }: { order: Order }) {
  const { t, exact, day, rate, format } = useAiTexts()
  const { coin, loops, loop_now, amount, paid_back } = order
  const net = netOf(order)
  return (
    <Facts
      rows={[
        [t('orders.status'), t(order.finishing ? 'status.finishing' : `status.${order.status}`)],
        [t('orders.amount'), exact(amount, coin)],
        [t('orders.total'), exact(net, coin, true)],
        [t('facts.feesPaid'), exact(order.fee_total, coin)],
        paid_back === null
          ? [t('orders.worth'), exact(add(amount, net), coin)]
          : [t('orders.paidBack'), exact(paid_back, coin)],
        [t('facts.range'), t('range', { min: rate(order.min_rate), max: rate(order.max_rate) })],
        [t('facts.fee'), t('facts.feeOf', { rate: format.rate(order.fee_rate) })],
        loops > 1 ? [t('facts.loops'), t('orders.loopOf', { loop: loop_now, loops })] : null,
        order.start_date === null ? null : [t('orders.start'), day(order.start_date)],
        order.maturity_date === null ? null : [t('orders.end'), day(order.maturity_date)],
        [t('orders.number'), <ShortId key="no" text={order.order_no} label={t('orders.number')} />, 'no'],
      ]}
    />
  )
}
