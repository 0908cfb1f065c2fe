import { useState } from 'react'
import type { Member } from '../../../shared/data/use-member.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'

type LoginRecord = NonNullable<Member['login_history']>[number]

/** Number of log-ins that are shown until the member presses the button that shows all of them. */
const FIRST = 5

/** The member's latest log-ins, including refused attempts. */
export function LoginHistory({ records }: { records: readonly LoginRecord[] }) {
  const { t } = useText('account')
  const [isOpen, setOpen] = useState(false)
  const isLonger = records.length > FIRST
  return (
    <Panel
      className="bl-security__history"
      title={t('security.history')}
      actions={
        isLonger &&
        !isOpen && (
          <button type="button" className="bl-link" onClick={() => setOpen(true)}>
            {t('history.all', { total: records.length })}
          </button>
        )
      }
    >
      <ul>
        {(isOpen ? records : records.slice(0, FIRST)).map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ul>
    </Panel>
  )
}

function Row({ record: { outcome, device, ip, created_at } }: { record: LoginRecord }) {
  const { t } = useText('account')
  const isRefused = outcome !== 'success'
  return (
    <li className="bl-account__row">
      <span className="bl-account__sign" data-tone={isRefused ? 'warn' : undefined}>
        <Icon shape={isRefused ? icons.warning : icons.check} size={18} />
      </span>
      <div className="bl-account__what">
        <p className="bl-account__name">{t(`history.${outcome}`)}</p>
        <p className="bl-account__text">
          {[device || t('sessions.unknown'), ip].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="bl-account__text">
        <Moment ts={created_at} />
      </span>
    </li>
  )
}
