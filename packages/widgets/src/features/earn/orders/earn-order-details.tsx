import type { Schema } from '@bourselet/sdk'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { readRecords } from '../../../shared/records/read-records.ts'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { EarnOrder } from '../order.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import type { ChangeAction } from './order-change.ts'
import { orderDays } from './order-days.ts'
import type { OrderRights } from './order-rights.ts'
import { Hosting } from './use-earn-order-columns.tsx'
import './orders.css'

export type EarnOrderDetailsProps = {
  /** The shown order; null while the dialog is closed. */
  order: EarnOrder | null
  rights: (order: EarnOrder) => OrderRights
  onChange: (action: ChangeAction, order: EarnOrder) => void
  onClose: () => void
}

/** The details of an order: its incomes by day, its lots, and buttons for the changes that it allows. */
export function EarnOrderDetails({ order, rights, onChange, onClose }: EarnOrderDetailsProps) {
  const last = useLast(order)
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={last?.name}
    >
      {last && <Whole order={last} rights={rights(last)} onChange={(action) => onChange(action, last)} />}
    </Dialog>
  )
}

type Income = Schema<'IncomeRow'>
type Course = { incomes: Income[]; lots: Schema<'InterestLot'>[] }

/** Returns all incomes of an order, newest first. */
const allIncomes = (
  order_no: string,
  client: BourseletClient,
  options: { signal: AbortSignal },
): Promise<Income[]> =>
  readRecords<Income, object>(
    {
      query: { read: (sdk, { page, limit }, own) => sdk.wealth.incomes({ order_no, page, limit }, own) },
      rowKey: ({ id }) => `${id}`,
    },
    client,
    { page: 1, limit: 100 },
    options,
  )

/**
 * Returns the incomes and the lots of an order, and loads them again when the order changes. A lot is an amount
 * of principal with its own start date. Savings orders have no lots.
 */
function useCourse({ order_no, kind }: EarnOrder): Call<Course> {
  const call = useCall(
    ['earn.course', order_no],
    async (sdk, options): Promise<Course> =>
      kind === 'savings'
        ? { incomes: await allIncomes(order_no, sdk, options), lots: [] }
        : sdk.wealth.order({ order_no }, options),
    { member: true },
  )
  useMemberEvents((event) => {
    if (event.kind === 'record' && event.order_no === order_no) call.refetch()
  }, call.refetch)
  return call
}

type WholeProps = { order: EarnOrder; rights: OrderRights; onChange: (action: ChangeAction) => void }

function Whole({ order, rights, onChange }: WholeProps) {
  const { t, exact, day, format } = useEarnTexts()
  const { data, error, refetch, refreshing } = useCourse(order)
  const { coin, kind, copies } = order
  return (
    <div className="bl-earn__details">
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      ) : (
        <DayStaircase
          label={t('orders.chart')}
          days={data && orderDays(order, data.incomes, data.lots)}
          coin={coin}
          height={160}
          own
        />
      )}
      {order.status === 'running' && <Hosting order={order} />}
      <Facts
        rows={[
          [t('orders.status'), t(`status.${order.status}`)],
          [t('orders.principal'), exact(order.principal, coin)],
          copies === null ? null : [t('calculator.copies'), format.amount(String(copies))],
          [
            t('calculator.rate'),
            kind === 'savings'
              ? `${format.rate(order.rate)} ${t('rate.aYear')}`
              : t('rate.aDay', { rate: format.rate(order.rate) }),
          ],
          [t('orders.earned'), exact(order.earned, coin, true)],
          order.atMaturity === null ? null : [t('orders.atMaturity'), exact(order.atMaturity, coin)],
          order.paidBack === null ? null : [t('orders.paidBack'), exact(order.paidBack, coin)],
          [t('orders.start'), day(order.startDate)],
          [t('orders.maturity'), order.maturityDate === null ? t('orders.noEnd') : day(order.maturityDate)],
          [t('orders.number'), <ShortId key="no" text={order.order_no} label={t('orders.number')} />],
        ]}
      />
      {data && data.lots.length > 1 && (
        <section aria-label={t('orders.lots')}>
          <h3 className="bl-earn__lots">{t('orders.lots')}</h3>
          <Facts
            rows={data.lots.map((lot, at) => [
              day(lot.start_date),
              `${exact(lot.amount, coin)} (${exact(lot.income_paid, coin, true)})`,
              `${at}`,
            ])}
          />
        </section>
      )}
      {rights.isFull && <p className="bl-earn__note">{t('change.full')}</p>}
      {(rights.append || rights.redeem !== 'no') && (
        <div className="bl-earn__actions">
          {rights.append && <Button onClick={() => onChange('append')}>{t('orders.add')}</Button>}
          {rights.redeem !== 'no' && <Button onClick={() => onChange('redeem')}>{t('orders.redeem')}</Button>}
        </div>
      )}
    </div>
  )
}
