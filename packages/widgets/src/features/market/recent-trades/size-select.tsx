import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FilterSelect } from '../../../shared/ui/filter-select.tsx'
import { tradeSizes } from './trade-sizes.ts'

export type SizeSelectProps = {
  quote: string | undefined
  /** Minimum value of the trades to show; null shows all trades. */
  smallest: Decimal | null
  onSmallestChange: (smallest: Decimal | null) => void
}

/** A select for the minimum value of the trades to show. */
export function SizeSelect({ quote, smallest, onSmallestChange }: SizeSelectProps) {
  const { t } = useText('market')
  const format = useFormat()
  if (quote === undefined) return null
  return (
    <FilterSelect
      label={t('recentTrades.size')}
      all={t('recentTrades.allSizes')}
      value={smallest}
      onValueChange={onSmallestChange}
      options={tradeSizes(quote).map((value) => ({ value, label: `≥ ${format.amount(value)} ${quote}` }))}
    />
  )
}
