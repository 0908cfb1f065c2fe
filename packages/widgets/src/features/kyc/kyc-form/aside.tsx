import type { Schema } from '@bourselet/sdk'
import { useLoanIdentity } from '../../../shared/data/use-loan-identity.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { statusTones } from '../kyc-status/status-tones.ts'

/**
 * The side column of the verification form: the verification status, the features that verification unlocks,
 * and its effect on the credit score.
 */
export function Aside({ status }: { status: Schema<'KycStatus'> }) {
  const { t } = useText('kyc')
  const { amount } = useFormat()
  const { data: settings } = useSiteSettings()
  const loans = useLoanIdentity(true)
  const unverifiedLoans = loans.loading
    ? '—'
    : t(loans.data?.required_level === 0 ? 'opens.open' : 'opens.closed')
  const limit = (of: 'unverified' | 'verified') =>
    settings ? amount(settings.withdraw_daily_limits[of]) : '—'
  const rows = [
    [t('opens.withdrawals'), limit('unverified'), `${limit('verified')} USDT`],
    [t('opens.loans'), unverifiedLoans, t('opens.open')],
    [t('opens.credit'), '—', settings ? amount(`${settings.credit_score.verified}`, { signed: true }) : '—'],
  ] as const
  return (
    <div className="bl-kyc__aside">
      <Panel
        title={t('opens.title')}
        actions={
          <Chip tone={statusTones[status]} dot>
            {t(`status.${status}.chip`)}
          </Chip>
        }
      >
        <table className="bl-kyc__opens bl-numbers">
          <thead>
            <tr>
              <td />
              <th scope="col">{t('opens.unverified')}</th>
              <th scope="col">{t('opens.verified')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, before, after]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={t('outcome.title')}>
        <ul className="bl-kyc__outcomes">
          {(['pending', 'verified', 'rejected'] as const).map((one) => (
            <li key={one}>
              <Chip tone={statusTones[one]} dot>
                {t(`status.${one}.chip`)}
              </Chip>
              <span>{t(`outcome.${one}`)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
