import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { FilterSelect } from '../../../shared/ui/filter-select.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { EarnKind, EarnProduct } from '../product.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import { type Choice, periods, sorts } from './choice.ts'
import './products.css'

export type ProductsToolsProps = {
  products: readonly EarnProduct[] | undefined
  kinds: readonly EarnKind[]
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** The filters and the sort order of the product list. */
export function ProductsTools({ products = [], kinds, choice, onChoice }: ProductsToolsProps) {
  const { t } = useEarnTexts()
  const set = (changes: Partial<Choice>) => onChoice({ ...choice, ...changes })
  const counted = (kind: EarnKind | 'all') => (
    <span>
      {t(`kind.${kind}`)}{' '}
      <span className="bl-earn__count bl-numbers">
        {products.filter((product) => kind === 'all' || product.kind === kind).length}
      </span>
    </span>
  )
  return (
    <div className="bl-earn__tools">
      {kinds.length > 1 && (
        <Segment<EarnKind | 'all'>
          size="small"
          label={t('tools.kind')}
          value={choice.kind}
          onValueChange={(kind) => set({ kind })}
          options={(['all', ...kinds] as const).map((value) => ({ value, label: counted(value) }))}
        />
      )}
      <div className="bl-earn__filters">
        <FilterSelect
          label={t('tools.coin')}
          all={t('tools.allCoins')}
          value={choice.coin}
          onValueChange={(coin) => set({ coin })}
          options={[...new Set(products.map(({ coin }) => coin))].map((value) => ({ value, label: value }))}
        />
        <FilterSelect
          label={t('tools.period')}
          all={t('tools.allPeriods')}
          value={choice.period}
          onValueChange={(period) => set({ period })}
          options={periods.map((value) => ({ value, label: t(`tools.periods.${value}`) }))}
        />
        <Checkbox checked={choice.showClosed} onCheckedChange={(showClosed) => set({ showClosed })}>
          {t('tools.showClosed')}
        </Checkbox>
        <Select
          variant="quiet"
          aria-label={t('tools.sort')}
          value={choice.sort}
          onValueChange={(sort) => set({ sort })}
          options={sorts.map((value) => ({ value, label: t(`tools.sorts.${value}`) }))}
        />
      </div>
    </div>
  )
}
