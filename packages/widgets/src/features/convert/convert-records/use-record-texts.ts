import type { Schema } from '@bourselet/sdk'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type ConvertRecord = Schema<'ConvertRecord'>

/** Returns functions that describe the rate and the accounts of a record. */
export function useRecordTexts() {
  const { t } = useText('convert')
  const format = useFormat()
  return {
    rate: ({ kind, from_coin: from, to_coin: to, rate }: ConvertRecord): string =>
      kind === 'transfer'
        ? '1 : 1'
        : t('rateValue', { from, to, rate: format.amount(rate, { decimals: 12 }) }),
    accounts: ({ from_account: from, to_account: to }: ConvertRecord): string =>
      from === to ? t(`accounts.${from}`) : `${t(`accounts.${from}`)} → ${t(`accounts.${to}`)}`,
  }
}
