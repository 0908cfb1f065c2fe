import type { CSSProperties } from 'react'
import { useLoanIdentity } from '../../../shared/data/use-loan-identity.ts'
import { type Member, useMember } from '../../../shared/data/use-member.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import '../kyc.css'

export type CreditScoreProps = {
  onSignIn?: () => void
  /**
   * Called when the member presses the button for the identity verification. The button is shown to members who
   * have submitted no verification or whose verification was rejected.
   */
  onVerify?: () => void
  onLoans?: () => void
}

/** Events after which the credit score changes. The score is between 0 and 100 (docs/rules.md). */
const events = ['verified', 'repaid', 'overdue', 'defaulted'] as const

/**
 * The member's credit score, the events that change it, and a note that says if it allows loans without
 * collateral.
 */
export function CreditScore({ onSignIn, onVerify, onLoans }: CreditScoreProps) {
  const { t, ready } = useText('kyc')
  const { signedIn } = useSession()
  const { amount } = useFormat()
  const { data, error, refetch, refreshing } = useMember()
  const rules = useSiteSettings().data?.credit_score
  if (ready && !signedIn)
    return (
      <Root name="credit-score" className="bl-kyc">
        <SignedOut title={t('credit.signedOut')} onSignIn={onSignIn} />
      </Root>
    )
  return (
    <Root name="credit-score" className="bl-kyc">
      {ready && data && rules ? (
        <div className="bl-kyc__columns">
          <Panel title={t('credit.yours')} actions={<LoansOpen member={data} needed={rules.loan_min} />}>
            <Score score={data.credit_score} needed={rules.loan_min} />
            <div className="bl-credit__ways">
              {data.kyc_status === 'none' || data.kyc_status === 'rejected'
                ? onVerify && (
                    <Button variant="primary" onClick={() => onVerify()}>
                      {t('credit.verify', { points: amount(String(rules.verified), { signed: true }) })}
                    </Button>
                  )
                : onLoans && <Button onClick={() => onLoans()}>{t('seeLoans')}</Button>}
            </div>
          </Panel>
          <Panel title={t('credit.moves')}>
            <dl className="bl-credit__moves bl-numbers">
              {events.map((event) => (
                <div key={event} data-trend={rules[event] < 0 ? 'down' : 'up'}>
                  <dt>{t(`credit.${event}`)}</dt>
                  <dd>{amount(String(rules[event]), { signed: true })}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      ) : (
        <div className="bl-kyc__columns" aria-busy="true">
          <Skeleton height={240} />
          <Skeleton height={240} />
        </div>
      )}
    </Root>
  )
}

type LoansOpenProps = { member: Pick<Member, 'credit_score' | 'kyc_level'>; needed: number }

/**
 * A chip that says if the member can borrow without collateral. If not, it names the first thing that is missing: the
 * verified identity, or the score. Renders nothing until both are known.
 */
function LoansOpen({ member: { credit_score, kyc_level }, needed }: LoansOpenProps) {
  const { t } = useText('kyc')
  const identity = useLoanIdentity(kyc_level < 1)
  if (kyc_level < 1 && !identity.data) return null
  const missing = identity.data?.passed === false ? 'identity' : credit_score < needed ? 'short' : null
  return (
    <Chip tone={missing ? 'warn' : 'up'} dot>
      {t(`credit.${missing ?? 'enough'}`)}
    </Chip>
  )
}

/** The member's credit score, and the minimum score for loans without collateral. */
type ScoreProps = { score: number; needed: number }

function Score({ score, needed }: ScoreProps) {
  const { t } = useText('kyc')
  return (
    <div className="bl-credit" style={{ '--bl-credit-needed': `${needed}%` } as CSSProperties}>
      <p className="bl-credit__score">
        <strong>{score}</strong> <span>{t('credit.of')}</span>
      </p>
      <div className="bl-credit__meter">
        <Meter percent={score} label={t('credit.yours')} tone={score >= needed ? 'up' : 'warn'} />
        <span className="bl-credit__mark" aria-hidden />
      </div>
      <div className="bl-credit__scale bl-numbers" aria-hidden>
        <span>0</span>
        <span className="bl-credit__needed">{needed}</span>
        <span>100</span>
      </div>
      <p className="bl-credit__text">{t('credit.text', { needed })}</p>
      <p className="bl-credit__text">{t('credit.only')}</p>
    </div>
  )
}
