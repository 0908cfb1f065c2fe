import { useText } from '../i18n/use-text.ts'
import { Select } from '../ui/select.tsx'
import type { Rules } from './order-market.ts'

export type SizeUnit = 'quantity' | 'total'

export type UnitSelectProps = {
  rules: Pick<Rules, 'base' | 'quote'>
  value: SizeUnit
  onValueChange: (unit: SizeUnit) => void
}

/** Whether a size is entered in base or in quote coin. */
export function UnitSelect({ rules, value, onValueChange }: UnitSelectProps) {
  const { t } = useText('orders')
  return (
    <Select
      variant="quiet"
      aria-label={t('ticket.sizeIn')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'quantity', label: rules.base },
        { value: 'total', label: rules.quote },
      ]}
    />
  )
}
