import type { ReactNode } from 'react'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FilterBar } from '../../../shared/orders/filter-bar.tsx'
import type { FilteredPages } from '../../../shared/orders/use-filtered-pages.ts'
import { FilterSelect } from '../../../shared/ui/filter-select.tsx'
import type { ChangeFilters, ChangeType } from './use-changes.ts'

const accounts = ['spot', 'futures'] as const

/** The types of changes in the order of the filter. */
export const changeTypes = [
  'deposit',
  'withdraw_freeze',
  'withdraw_done',
  'withdraw_refund',
  'trade_freeze',
  'trade_release',
  'trade_buy',
  'trade_sell',
  'transfer_in',
  'transfer_out',
  'convert_in',
  'convert_out',
  'futures_margin',
  'futures_pnl',
  'futures_fee',
  'futures_funding',
  'futures_liquidation',
  'option_stake',
  'option_payout',
  'option_refund',
  'wealth_subscribe',
  'wealth_income',
  'wealth_return',
  'wealth_clawback',
  'savings_subscribe',
  'savings_interest',
  'savings_return',
  'ai_subscribe',
  'ai_return',
  'loan_disburse',
  'loan_repay',
  'loan_collateral',
  'loan_collateral_return',
  'loan_liquidation',
  'referral_reward',
  'sign_reward',
  'adjust',
] as const satisfies readonly ChangeType[]

export type ChangeFilterBarProps = { changes: FilteredPages<ChangeFilters>; end: ReactNode }

/** The filters: coin, account, type, and period. */
export function ChangeFilterBar({ changes, end }: ChangeFilterBarProps) {
  const { t } = useText('wallet')
  const { data: symbols } = useSymbols()
  const { filters, filter, clear, isFiltered } = changes
  const coins = ['USDT', ...new Set(symbols?.map(({ base }) => base))]
  return (
    <FilterBar onClear={isFiltered ? clear : undefined} end={end}>
      <FilterSelect
        label={t('changes.coin')}
        all={t('changes.allCoins')}
        value={filters.coin}
        onValueChange={(coin) => filter({ coin })}
        options={coins.map((value) => ({ value, label: value }))}
      />
      <FilterSelect
        label={t('changes.account')}
        all={t('changes.allAccounts')}
        value={filters.account}
        onValueChange={(account) => filter({ account })}
        options={accounts.map((value) => ({ value, label: t(`balances.${value}`) }))}
      />
      <FilterSelect
        label={t('changes.type')}
        all={t('changes.allTypes')}
        value={filters.type}
        onValueChange={(type) => filter({ type })}
        options={changeTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Day
        label={t('changes.from')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => filter({ from })}
      />
      <Day label={t('changes.to')} value={filters.to} min={filters.from} onChange={(to) => filter({ to })} />
    </FilterBar>
  )
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void }

function Day({ label, value, onChange, ...bounds }: DayProps) {
  return (
    <label className="bl-changes__day">
      <span>{label}</span>
      <input type="date" value={value} {...bounds} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
