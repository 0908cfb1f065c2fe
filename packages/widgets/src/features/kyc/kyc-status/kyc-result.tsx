import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OwnPhoto } from '../../../shared/photo/own-photo.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { IconShape } from '../../../shared/ui/icons.ts'
import * as icons from '../../../shared/ui/icons.ts'
import { countryName } from '../kyc-form/countries.ts'
import type { Kyc } from '../use-kyc.ts'
import { statusTones } from './status-tones.ts'
import '../../../shared/ui/panel.css'

const signs: Record<Kyc['status'], IconShape> = {
  none: icons.doc,
  pending: icons.clock,
  verified: icons.shield,
  rejected: icons.warning,
}

export type KycResultProps = {
  kyc: Kyc
  onAgain?: (() => void) | undefined
  onWallet?: (() => void) | undefined
  onLoans?: (() => void) | undefined
}

/** The result of the verification, with the data that the member submitted. */
export function KycResult({ kyc, onAgain, onWallet, onLoans }: KycResultProps) {
  const { t } = useText('kyc')
  const { time, amount } = useFormat()
  const { data: settings } = useSiteSettings()
  const { status, reviewed_at, submitted_at, reject_reason } = kyc
  const moment = time(status === 'pending' ? submitted_at : (reviewed_at ?? submitted_at))
  const limit = settings ? `${amount(settings.withdraw_daily_limits.verified)} USDT` : '—'
  return (
    <section className="bl-panel bl-kyc__result" aria-live="polite">
      <span className="bl-kyc__badge" data-tone={statusTones[status]}>
        <Icon shape={signs[status]} size={30} />
      </span>
      <h2 className="bl-kyc__headline">{t(`status.${status}.title`)}</h2>
      {reject_reason && <p className="bl-kyc__reason">{reject_reason}</p>}
      <p className="bl-kyc__text">{t(`status.${status}.text`, { time: moment, limit, level: kyc.level })}</p>
      <Sent kyc={kyc} />
      {status === 'rejected' && onAgain && (
        <Button variant="primary" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      {status === 'verified' && onLoans && (
        <Button variant="primary" onClick={() => onLoans()}>
          {t('seeLoans')}
        </Button>
      )}
      {status === 'pending' && (
        <p className="bl-kyc__waiting" role="status">
          <span className="bl-spinner" aria-hidden />
          {t('waiting')}
        </p>
      )}
      {status !== 'rejected' && onWallet && (
        <Button variant={status === 'verified' && onLoans ? 'quiet' : 'ghost'} onClick={() => onWallet()}>
          {t('toWallet')}
        </Button>
      )}
    </section>
  )
}

function Sent({ kyc }: { kyc: Kyc }) {
  const { t } = useText('kyc')
  const { locale } = useFormat()
  const isPage = kyc.id_type === 'passport'
  return (
    <div className="bl-kyc__record">
      <dl className="bl-kyc__facts bl-numbers">
        <div>
          <dt>{t('nameShort')}</dt>
          <dd>{kyc.real_name}</dd>
        </div>
        <div>
          <dt>{t(`types.${kyc.id_type}`)}</dt>
          <dd>{kyc.id_number}</dd>
        </div>
        <div>
          <dt>{t('countryShort')}</dt>
          <dd>{countryName(locale, kyc.country)}</dd>
        </div>
      </dl>
      <div className="bl-kyc__thumbs">
        {kyc.id_front && (
          <div className="bl-kyc__thumb">
            <OwnPhoto url={kyc.id_front} label={t(isPage ? 'photo.page' : 'photo.front')} />
          </div>
        )}
        {kyc.id_back && (
          <div className="bl-kyc__thumb">
            <OwnPhoto url={kyc.id_back} label={t('photo.back')} />
          </div>
        )}
      </div>
    </div>
  )
}
