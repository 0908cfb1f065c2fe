import type { Schema } from '@bourselet/sdk'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useRecordTexts } from './use-record-texts.ts'

type ConvertRecord = Schema<'ConvertRecord'>

type DetailsProps = { row: ConvertRecord | null; onClose: () => void }

/** The details of one conversion, swap or transfer. */
export function RecordDetails({ row, onClose }: DetailsProps) {
  const { t } = useText('convert')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const texts = useRecordTexts()
  const last = useLast(row)
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last && t(`kinds.${last.kind}`)}
      description={last && texts.accounts(last)}
    >
      {last && (
        <Facts
          rows={[
            [t('records.paid'), `${format.amount(last.from_amount)} ${last.from_coin}`],
            [t('records.received'), `${format.amount(last.to_amount)} ${last.to_coin}`],
            [t('rate'), texts.rate(last)],
            [t('fee'), `${format.amount(last.fee, { minDecimals: 2 })} ${last.from_coin}`],
            [shared('funds.time'), <Moment key="time" ts={last.created_at} />],
            [
              shared('funds.number'),
              <ShortId key="no" text={last.order_no} label={shared('funds.number')} />,
            ],
          ]}
        />
      )}
    </Dialog>
  )
}
