import type { Decimal } from '@bourselet/sdk/money'
import { useSession } from '../../shared/data/use-session.ts'
import { trendOf } from '../../shared/format/trend-of.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CoinAmount } from '../../shared/ui/coin-amount.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Secret } from '../../shared/ui/secret.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useIncomeSummary } from './use-earn.ts'
import { useEarnTexts } from './use-earn-texts.ts'
import './earn.css'

export type SummaryProps = {
  /** True if AI plans count in the totals. */
  withAi: boolean
  onSignIn?: (() => void) | undefined
  /**
   * Called when the member presses the button for their incomes, so that the host opens the page that lists
   * them. Without this callback the button is hidden.
   */
  onIncomeRecords?: (() => void) | undefined
}

/**
 * The member's principal and income in USDT: the income of today, of yesterday and in total, and the expected
 * income.
 */
export function Summary({ withAi, onSignIn, onIncomeRecords }: SummaryProps) {
  const { t } = useEarnTexts()
  const { signedIn } = useSession()
  const { data, error, refetch, refreshing } = useIncomeSummary({ withAi })
  const shown = (value: Decimal | undefined, signed: boolean) =>
    value === undefined ? (
      <Skeleton width="6em" />
    ) : (
      <Secret>
        <CoinAmount value={value} coin="USDT" minDecimals={2} signed={signed} rounding="FLOOR" bare />
      </Secret>
    )
  const incomes = [
    ['today', data?.income_today],
    ['yesterday', data?.income_yesterday],
    ['total', data?.income_total],
    ['expected', data?.income_expected],
  ] as const
  if (!signedIn) {
    return (
      <Panel className="bl-earn__strip">
        <h2>{t('title')}</h2>
        <p className="bl-earn__strip-note">{t('strip.visitor')}</p>
        {onSignIn && (
          <Button size="small" onClick={() => onSignIn()}>
            {t('strip.signIn')}
          </Button>
        )}
      </Panel>
    )
  }
  if (error && !data) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  return (
    <Panel className="bl-earn__strip">
      <h2>{t('title')}</h2>
      <dl className="bl-earn__totals bl-numbers">
        <div className="bl-earn__principal">
          <dt>{t('strip.principal')}</dt>
          <dd>
            <strong>{shown(data?.principal_running, false)}</strong> USDT
          </dd>
        </div>
        {incomes.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`strip.${name}`)}</dt>
            <dd data-trend={name === 'today' ? trendOf(value) : undefined}>
              {shown(value, name === 'today' || name === 'yesterday')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="bl-earn__strip-note">{t('strip.note')}</p>
      {onIncomeRecords && (
        <Button size="small" variant="ghost" onClick={() => onIncomeRecords()}>
          {t('strip.records')}
        </Button>
      )}
    </Panel>
  )
}
