import { add, compare, type Decimal, mul, sub } from '@bourselet/sdk/money'
import { useBalances } from '../../shared/data/use-balances.ts'
import { useMember } from '../../shared/data/use-member.ts'
import { useWithdrawals } from './use-withdrawals.ts'

const DAY_MS = 86_400_000

/** What may leave in a UTC day by the level of identity, in USDT (rulebook 5). */
export const dailyLimits = { none: '1000', verified: '100000' } as const

export type DailyRest = { limit: Decimal; used: Decimal; left: Decimal; isVerified: boolean }

/** What may still leave today, in USDT: the server knows it exactly, this says it before one asks. */
export function useDailyRest(): DailyRest | undefined {
  const { data: member } = useMember()
  const { data: wallet } = useBalances()
  const now = Date.now()
  const { data: records } = useWithdrawals({ page: 1, limit: 100, start: now - (now % DAY_MS) })
  if (!member || !wallet || !records) return undefined
  const isVerified = member.kyc_level > 0
  const limit = isVerified ? dailyLimits.verified : dailyLimits.none
  const priceOf = (coin: string) => wallet.list.find((row) => row.coin === coin)?.price_usdt ?? '0'
  const used = records.list
    .filter(({ status }) => status === 'review' || status === 'processing' || status === 'success')
    .reduce((total: Decimal, { coin, amount }) => add(total, mul(amount, priceOf(coin))), '0')
  const left = compare(used, limit) < 0 ? sub(limit, used) : '0'
  return { limit, used, left, isVerified }
}
