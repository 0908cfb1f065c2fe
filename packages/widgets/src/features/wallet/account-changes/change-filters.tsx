import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import { type ChangeFilters, type ChangeType, isFiltered, noFilters } from './use-changes.ts'

const ALL = 'all'
const accounts = ['spot', 'futures'] as const

/** The kinds of changes, as the list of types offers them. */
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

export type ChangeFilterBarProps = { filters: ChangeFilters; onChange: (filters: ChangeFilters) => void }

/** Which changes: coin, account, type, from when to when. */
export function ChangeFilterBar({ filters, onChange }: ChangeFilterBarProps) {
  const { t } = useText('wallet')
  const { data: symbols } = useSymbols()
  const coins = ['USDT', ...new Set(symbols?.map(({ base }) => base))]
  const choose = (name: 'coin' | 'account' | 'type') => (value: string) =>
    onChange({ ...filters, [name]: value === ALL ? null : value })
  return (
    <>
      <Select
        variant="quiet"
        aria-label={t('changes.coin')}
        value={filters.coin ?? ALL}
        onValueChange={choose('coin')}
        options={[
          { value: ALL, label: t('changes.allCoins') },
          ...coins.map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        variant="quiet"
        aria-label={t('changes.account')}
        value={filters.account ?? ALL}
        onValueChange={choose('account')}
        options={[
          { value: ALL, label: t('changes.allAccounts') },
          ...accounts.map((value) => ({ value, label: t(`balances.${value}`) })),
        ]}
      />
      <Select
        variant="quiet"
        aria-label={t('changes.type')}
        value={filters.type ?? ALL}
        onValueChange={choose('type')}
        options={[
          { value: ALL, label: t('changes.allTypes') },
          ...changeTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
      />
      <Day
        label={t('changes.from')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => onChange({ ...filters, from })}
      />
      <Day
        label={t('changes.to')}
        value={filters.to}
        min={filters.from}
        onChange={(to) => onChange({ ...filters, to })}
      />
      {isFiltered(filters) && (
        <button type="button" className="bl-link" onClick={() => onChange(noFilters)}>
          {t('changes.clear')}
        </button>
      )}
    </>
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
