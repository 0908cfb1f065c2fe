import type { Member } from '../../../shared/data/use-member.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'

/**
 * A notice that withdrawals are reviewed manually, with the reason and the end of the reviews. Renders
 * nothing if withdrawals are not reviewed.
 */
export function ReviewNotice({ member }: { member: Member }) {
  const { t } = useText('account')
  const format = useFormat()
  const { withdraw_review_until: until, withdraw_review_reasons: reasons } = member
  if (until === null) return null
  return (
    <Notice tone="warn">
      <p className="bl-notice__title" title={format.time(until, 'full')}>
        {t('review.until', { time: format.time(until) })}
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{t(`review.${reason}`)}</p>
      ))}
      {member.has_trade_password && member.trade_password_reset_from && <p>{t('review.noReset')}</p>}
    </Notice>
  )
}
