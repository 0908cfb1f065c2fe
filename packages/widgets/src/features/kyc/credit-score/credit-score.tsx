import { useMember } from '../../../shared/data/use-member.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

export type CreditScoreProps = {
  onSignIn?: () => void
  /** Opens identity verification. */
  onVerify?: () => void
  onLoans?: () => void
}

/** Changes of the credit score, which is between 0 and 100 (docs/rules.md). */
const moves = [
  ['verified', '+20'],
  ['repaid', '+5'],
  ['overdue', '−10'],
  ['defaulted', '−30'],
] as const
/** Minimum score for an unsecured loan. */
const NEEDED = 60

/** The credit score, its changes, and its purpose: unsecured loans. */
export function CreditScore({ onSignIn, onVerify, onLoans }: CreditScoreProps) {
  const { t, ready } = useText('kyc')
  const { signedIn } = useSession()
  const { data, error, refetch, refreshing } = useMember()
  if (ready && !signedIn)
    return (
      <Root name="credit-score" className="bl-kyc">
        <SignedOut title={t('credit.signedOut')} onSignIn={onSignIn} />
      </Root>
    )
  return (
    <Root name="credit-score" className="bl-kyc">
      {ready && data ? (
        <div className="bl-kyc__columns">
          <Panel title={t('credit.yours')} actions={<Enough score={data.credit_score} />}>
            <Score score={data.credit_score} />
            <div className="bl-credit__ways">
              {data.kyc_status === 'none' || data.kyc_status === 'rejected'
                ? onVerify && (
                    <Button variant="primary" onClick={onVerify}>
                      {t('credit.verify')}
                    </Button>
                  )
                : onLoans && <Button onClick={onLoans}>{t('seeLoans')}</Button>}
            </div>
          </Panel>
          <Panel title={t('credit.moves')}>
            <dl className="bl-credit__moves bl-numbers">
              {moves.map(([what, by]) => (
                <div key={what} data-way={by.startsWith('+') ? 'up' : 'down'}>
                  <dt>{t(`credit.${what}`)}</dt>
                  <dd>{by}</dd>
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

function Enough({ score }: { score: number }) {
  const { t } = useText('kyc')
  const isEnough = score >= NEEDED
  return (
    <Chip tone={isEnough ? 'up' : 'warn'} dot>
      {t(isEnough ? 'credit.enough' : 'credit.short')}
    </Chip>
  )
}

function Score({ score }: { score: number }) {
  const { t } = useText('kyc')
  return (
    <div className="bl-credit">
      <p className="bl-credit__score">
        <strong>{score}</strong> <span>{t('credit.of')}</span>
      </p>
      <div className="bl-credit__meter">
        <Meter percent={score} label={t('credit.yours')} tone={score >= NEEDED ? 'up' : 'warn'} />
        <span className="bl-credit__mark" aria-hidden />
      </div>
      <div className="bl-credit__scale bl-numbers" aria-hidden>
        <span>0</span>
        <span className="bl-credit__needed">{NEEDED}</span>
        <span>100</span>
      </div>
      <p className="bl-credit__text">{t('credit.text', { needed: NEEDED })}</p>
      <p className="bl-credit__text">{t('credit.only')}</p>
    </div>
  )
}
