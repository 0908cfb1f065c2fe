import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Secret } from '../balances/secret.tsx'
import { Delta } from './delta.tsx'
import type { AccountChange } from './use-changes.ts'

/** The details of one change: amounts, balances after it, and its cause. */
export function ChangeDetails({ change, onClose }: { change: AccountChange | null; onClose: () => void }) {
  const { t } = useText('wallet')
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && onClose()}
      title={change && t(`types.${change.type}`)}
      description={change && `${change.coin} · ${t(`balances.${change.account}`)}`}
    >
      {change && <Facts change={change} />}
    </Dialog>
  )
}

function Facts({ change }: { change: AccountChange }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const { coin, available_delta, frozen_delta, available_after, frozen_after } = change
  const held = (value: string) => <Secret>{`${format.amount(value)} ${coin}`}</Secret>
  const facts = [
    ['time', format.time(change.created_at, 'full')],
    ['available', <Delta key="available" value={available_delta} coin={coin} />],
    ['frozen', <Delta key="frozen" value={frozen_delta} coin={coin} plain />],
    ['after', held(available_after)],
    ['frozenAfter', held(frozen_after)],
    ...(change.ref_no ? [['reference', change.ref_no] as const] : []),
    ...(change.remark ? [['remark', change.remark] as const] : []),
  ] as const
  return (
    <dl className="bl-changes__facts bl-numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`changes.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
