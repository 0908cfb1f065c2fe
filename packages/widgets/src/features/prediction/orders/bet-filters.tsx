import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import { PAIRS } from '../bar/pair-picker.tsx'
import { pairOf } from './use-bet-columns.tsx'

const ALL = 'all'

const modes = ['time', 'round'] as const
const results = ['won', 'lost', 'draw', 'cancelled'] as const

export type BetFilters = {
  symbol: string | null
  mode: (typeof modes)[number] | null
  result: (typeof results)[number] | null
}

export const noFilters: BetFilters = { symbol: null, mode: null, result: null }

type Given = { [K in keyof BetFilters]?: NonNullable<BetFilters[K]> }

/** The filters that are set, as the call takes them. */
export const given = (filters: BetFilters): Given =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null))

export type BetFilterBarProps = {
  filters: BetFilters
  onChange: (filters: BetFilters) => void
  withPair: boolean
  children?: ReactNode
}

/** Which bets: pair (unless it is given), kind, result. */
export function BetFilterBar({ filters, onChange, withPair, children }: BetFilterBarProps) {
  const { t } = useText('prediction')
  const choose = (name: keyof BetFilters) => (value: string) =>
    onChange({ ...filters, [name]: value === ALL ? null : value })
  return (
    <div className="bl-orders__tools">
      {withPair && (
        <Select
          variant="quiet"
          aria-label={t('orders.pair')}
          value={filters.symbol ?? ALL}
          onValueChange={choose('symbol')}
          options={[
            { value: ALL, label: t('filter.pairs') },
            ...PAIRS.map((symbol) => ({ value: symbol, label: pairOf(symbol) })),
          ]}
        />
      )}
      <Select
        variant="quiet"
        aria-label={t('orders.kind')}
        value={filters.mode ?? ALL}
        onValueChange={choose('mode')}
        options={[
          { value: ALL, label: t('filter.kinds') },
          ...modes.map((mode) => ({ value: mode, label: t(`filter.${mode}`) })),
        ]}
      />
      <Select
        variant="quiet"
        aria-label={t('orders.status')}
        value={filters.result ?? ALL}
        onValueChange={choose('result')}
        options={[
          { value: ALL, label: t('filter.results') },
          ...results.map((result) => ({ value: result, label: t(`status.${result}`) })),
        ]}
      />
      <span className="bl-bets__gap" />
      {children}
    </div>
  )
}
