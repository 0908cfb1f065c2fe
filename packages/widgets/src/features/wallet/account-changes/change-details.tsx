import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Secret } from '../balances/secret.tsx'
import type { AccountChange } from './changes-query.ts'
import { Delta } from './delta.tsx'

/**
 * The details of one change: by how much the available and the frozen balance changed, the balances after it,
 * and its cause.
 */
export function ChangeDetails({ change, onClose }: { change: AccountChange | null; onClose: () => void }) {
  const { t } = useText('wallet')
  return (
    <Dialog
      open={change !== null}
      onOpenChange={(open) => !open && onClose()}
      title={change && t(`types.${change.type}`)}
      description={change && `${change.coin} · ${t(`balances.${change.account}`)}`}
    >
      {change && <Whole change={change} />}
    </Dialog>
  )
}

function Whole({ change }: { change: AccountChange }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const { coin, available_delta, frozen_delta, available_after, frozen_after, ref_no, remark } = change
  const held = (value: string) => <Secret>{`${format.amount(value)} ${coin}`}</Secret>
  return (
    <Facts
      rows={[
        [t('changes.time'), format.time(change.created_at, 'full')],
        [t('changes.available'), <Delta key="available" value={available_delta} coin={coin} />],
        [t('changes.frozen'), <Delta key="frozen" value={frozen_delta} coin={coin} plain />],
        [t('changes.after'), held(available_after)],
        [t('changes.frozenAfter'), held(frozen_after)],
        ref_no ? [t('changes.reference'), ref_no] : null,
        remark ? [t('changes.remark'), remark] : null,
      ]}
    />
  )
}
