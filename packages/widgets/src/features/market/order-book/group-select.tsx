import { type Decimal, depthGroups } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'

export type GroupSelectProps = {
  tick: Decimal | undefined
  group: Decimal | undefined
  onGroupChange: (group: Decimal) => void
}

/** A field that selects the price range that a row of the book covers: 1, 10, 100 or 1000 ticks. */
export function GroupSelect({ tick, group, onGroupChange }: GroupSelectProps) {
  const { t } = useText('market')
  const format = useFormat()
  if (tick === undefined) return null
  return (
    <Select
      variant="quiet"
      aria-label={t('orderBook.group')}
      value={group ?? tick}
      onValueChange={onGroupChange}
      options={depthGroups(tick).map((value) => ({ value, label: format.amount(value) }))}
    />
  )
}
