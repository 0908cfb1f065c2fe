import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import { type ReviewReason, reasonText } from './withdrawal.ts'
import './withdraw.css'

export type ReviewNoteProps = {
  reasons: readonly ReviewReason[]
  /** True for a withdrawal to a bank card. */
  isBank: boolean
  /** Time in ms until which withdrawals are reviewed for these reasons; null if there is no such time. */
  until?: number | null
}

/**
 * A notice that the withdrawal will be reviewed manually before it is sent, with the reasons for the review.
 */
export function ReviewNote({ reasons, isBank, until }: ReviewNoteProps) {
  const { t } = useText('withdraw')
  const format = useFormat()
  return (
    <div className="bl-withdraw__note">
      <Icon shape={icons.shield} size={18} />
      <div>
        <strong>{t('review.title')}</strong>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(reasonText(reason, isBank))}</li>
          ))}
        </ul>
        {until && (
          <p>
            {t('review.until', { time: `${format.time(until, 'date')} ${format.time(until, 'minute')}` })}
          </p>
        )}
      </div>
    </div>
  )
}
