import { isZero } from '@bourselet/sdk/money'
import type { Format } from '../format/use-format.ts'
import type { CoinChain } from './use-fund-coins.ts'

/** Returns the withdrawal fee of a network as text: a fixed part in the coin, a part in percent, or both. */
export function feeText(
  { fee_fixed, fee_rate }: Pick<CoinChain, 'fee_fixed' | 'fee_rate'>,
  coin: string,
  format: Pick<Format, 'amount' | 'rate'>,
): string {
  const parts = [
    isZero(fee_fixed) ? '' : `${format.amount(fee_fixed)} ${coin}`,
    isZero(fee_rate) ? '' : format.rate(fee_rate),
  ]
  return parts.filter(Boolean).join(' + ') || '0'
}
