import { add, type Decimal, sub } from '@bourselet/sdk/money'
import { useSession } from '../../shared/data/use-session.ts'
import { trendOf } from '../../shared/format/trend-of.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { CoinAmount } from '../../shared/ui/coin-amount.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Secret } from '../../shared/ui/secret.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { netOf, type Order } from './plan.ts'
import { useOrders } from './use-ai.ts'
import { useAiTexts } from './use-ai-texts.ts'

const sumOf = (orders: readonly Order[] | undefined, of: (order: Order) => Decimal) =>
  orders?.map(of).reduce(add, '0')
const lastDay = ({ days }: Order): Decimal => {
  const day = days.at(-1)
  return day ? sub(day.income, day.fee) : '0'
}

/** The member's principal and results in AI plans, with a note that the results are simulated. */
export function Summary({ onRecords }: { onRecords?: (() => void) | undefined }) {
  const { t } = useAiTexts()
  const { signedIn } = useSession()
  const running = useOrders('running')
  const completed = useOrders('completed')
  const shown = (value: Decimal | undefined, signed = true) =>
    value === undefined ? (
      <Skeleton width="6em" />
    ) : (
      <Secret>
        <CoinAmount value={value} coin="USDT" minDecimals={2} signed={signed} rounding="FLOOR" bare />
      </Secret>
    )
  const figures = [
    ['lastDay', sumOf(running, lastDay)],
    ['running', sumOf(running, netOf)],
    ['finished', sumOf(completed, netOf)],
  ] as const
  const lost = completed?.filter((order) => netOf(order).startsWith('-')).length ?? 0
  return (
    <Panel className="bl-ai__strip">
      <h2>{t('title')}</h2>
      {signedIn && (
        <dl className="bl-ai__totals bl-numbers">
          <div>
            <dt>{t('strip.principal')}</dt>
            <dd>
              <strong>
                {shown(
                  sumOf(running, (order) => order.amount),
                  false,
                )}
              </strong>{' '}
              USDT
            </dd>
          </div>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`strip.${name}`)}</dt>
              <dd data-trend={trendOf(value)}>{shown(value)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('strip.lost')}</dt>
            <dd>
              {completed === undefined ? (
                <Skeleton width="4em" />
              ) : completed.length === 0 ? (
                '—'
              ) : (
                t('strip.lostOf', { lost, all: completed.length })
              )}
            </dd>
          </div>
        </dl>
      )}
      <span className="bl-ai__strip-end">
        <Chip tone="warn" dot>
          {t('simulated')}
        </Chip>
        <span className="bl-ai__quiet">{t('strip.note')}</span>
      </span>
      {signedIn && onRecords && (
        <Button size="small" variant="ghost" onClick={() => onRecords()}>
          {t('strip.records')}
        </Button>
      )}
    </Panel>
  )
}
