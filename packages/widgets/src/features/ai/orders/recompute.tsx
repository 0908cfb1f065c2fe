import { aiDayIncome, aiDraw, compare, DAY_MS, dayNumber, div, sub } from '@bourselet/sdk/money'
import { useCall } from '../../../shared/data/use-call.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Day, Order } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'

/** Symbol whose index price at 00:00 UTC decides the daily result of an AI order (docs/rules.md#ai-plans). */
const SYMBOL = 'BTCUSDT'
const DRAWS = String(2 ** 32)

/** Recomputes the booked result of a day of an AI order in the browser, from the published index price. */
export function Recompute({ order, day }: { order: Order; day: Day }) {
  const { t, rate, exact, format } = useAiTexts()
  const midnight = dayNumber(day.date) * DAY_MS
  const { data, error, refetch, refreshing } = useCall(['ai.tick', midnight], (sdk, options) =>
    sdk.market.history(
      { symbol: SYMBOL, product: 'index', type: 'ticks', to: midnight + 1, limit: 1 },
      options,
    ),
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  if (!data) return <Skeleton height={200} />
  const tick = data.list[0]
  if (!tick) return <Notice tone="warn">{t('recompute.noPrice')}</Notice>
  const { text, hash, drawn, rate: computed } = aiDraw(order, order.order_no, day.day, tick.price)
  const { income, fee } = aiDayIncome(day.principal, computed, order.fee_rate)
  const matches =
    tick.price === day.tick_price &&
    tick.ts === day.tick_ts &&
    compare(computed, day.rate) === 0 &&
    compare(income, day.income) === 0 &&
    compare(fee, day.fee) === 0
  return (
    <section className="bl-ai__recompute" aria-label={t('recompute.title')}>
      <Facts
        rows={[
          [
            t('recompute.price'),
            `${format.price(tick.price, '0.01')} (${new Date(tick.ts).toISOString().replace('T', ' ').slice(0, 19)} UTC)`,
          ],
          [t('recompute.text'), <code key="text">{text}</code>, 'text'],
          [
            'SHA-256',
            <code key="hash" title={hash}>
              <strong>{hash.slice(0, 8)}</strong>
              {hash.slice(8, 20)}…
            </code>,
            'hash',
          ],
          ['u', div(String(drawn), DRAWS, 8, 'DOWN')],
          [t('recompute.rate'), rate(computed, 4)],
          [
            t('recompute.income'),
            `${exact(day.principal, order.coin)} × ${rate(computed, 4)} = ${exact(income, order.coin, true)}`,
          ],
          [t('facts.fee'), `−${exact(fee, order.coin)}`],
          [t('recompute.net'), <strong key="net">{exact(sub(income, fee), order.coin, true)}</strong>, 'net'],
        ]}
      />
      {matches ? (
        <p role="status">
          <Chip tone="up">
            <Icon shape={icons.check} size={12} />
            {t('recompute.same')}
          </Chip>
        </p>
      ) : (
        <Notice tone="error">{t('recompute.other')}</Notice>
      )}
    </section>
  )
}
