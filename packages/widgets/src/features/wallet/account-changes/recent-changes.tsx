import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { useRecords } from '../../../shared/records/use-records.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { IconShape } from '../../../shared/ui/icons.ts'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ChangeDetails } from './change-details.tsx'
import { type ChangeType, changesQuery, type StatementLine } from './changes-query.ts'
import { Delta } from './delta.tsx'
import './account-changes.css'

const LIMIT = 7

/** Icons of balance changes. The beginning of the change's type name selects the icon. */
const signs: readonly (readonly [start: string, icon: IconShape])[] = [
  ['deposit', icons.deposit],
  ['withdraw_done', icons.withdraw],
  ['withdraw', icons.lock],
  ['trade_freeze', icons.lock],
  ['trade', icons.swap],
  ['transfer', icons.swap],
  ['convert', icons.swap],
  ['futures', icons.trend],
  ['option', icons.clock],
  ['wealth', icons.percent],
  ['savings', icons.percent],
  ['ai', icons.chip],
  ['loan', icons.bank],
]

const iconOf = (type: ChangeType): IconShape =>
  signs.find(([start]) => type.startsWith(start))?.[1] ?? icons.doc

/** A list of the seven newest balance changes, for use beside the wallet. */
export function RecentChanges({ onAll }: { onAll: (() => void) | undefined }) {
  const { t } = useText('wallet')
  const [shown, setShown] = useState<StatementLine | null>(null)
  const { data, error, refetch } = useRecords(changesQuery, { page: 1, limit: LIMIT })
  return (
    <Panel
      className="bl-recent-changes"
      title={t('changes.title')}
      actions={
        onAll && (
          <button type="button" className="bl-recent-changes__all" onClick={() => onAll()}>
            {t('changes.all')}
          </button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data?.list.length === 0 && <p className="bl-recent-changes__none">{t('changes.none')}</p>}
      <ul>
        {data?.list.map((change) => (
          <li key={change.id}>
            <Row change={change} onOpen={() => setShown(change)} />
          </li>
        ))}
        {!data &&
          !error &&
          ['a', 'b', 'c', 'd', 'e'].map((key) => (
            <li key={key} className="bl-recent-changes__row">
              <Skeleton width="32px" height="32px" round />
              <Skeleton width="60%" />
            </li>
          ))}
      </ul>
      <ChangeDetails change={shown} onClose={() => setShown(null)} />
    </Panel>
  )
}

function Row({ change, onOpen }: { change: StatementLine; onOpen: () => void }) {
  const { t } = useText('wallet')
  const { type, account, coin, delta, moved, created_at } = change
  return (
    <button type="button" className="bl-recent-changes__row" onClick={() => onOpen()}>
      <span className="bl-recent-changes__icon">
        <Icon shape={iconOf(type)} size={16} />
      </span>
      <span className="bl-recent-changes__words">
        <strong>{t(`types.${type}`)}</strong>
        <small>{t(`balances.${account}`)}</small>
      </span>
      <span className="bl-recent-changes__end bl-numbers">
        <Delta value={moved ?? delta} coin={coin} plain={moved !== null} />
        <small>
          <Moment ts={created_at} />
        </small>
      </span>
    </button>
  )
}
