import {
  add,
  compare,
  type DailyLimit,
  type Decimal,
  div,
  isZero,
  mul,
  round,
  sub,
} from '@bourselet/sdk/money'
import { useBalances } from '../../shared/data/use-balances.ts'
import { useMember } from '../../shared/data/use-member.ts'
import { useSiteSettings } from '../../shared/data/use-site-settings.ts'
import { useWithdrawalsOfToday } from './use-withdrawals.ts'

export type DailyRest = {
  /**
   * The daily withdrawal limits in USDT: `limit` is the limit of this member, `verifiedLimit` that of a
   * verified member.
   */
  limit: Decimal
  verifiedLimit: Decimal
  used: Decimal
  left: Decimal
  isVerified: boolean
  /**
   * Returns the amount of a coin that the member can still withdraw today; null if the coin has no price. For coins
   * other than USDT, one percent of the remaining limit is left unused, because the price may rise before the request
   * arrives.
   */
  leftIn: (coin: string) => Decimal | null
  /**
   * Returns the daily limit in USDT and the amount that is already used, or null if the used amount is not known
   * exactly. It is known exactly if `coin` and the coins of all withdrawals of today are USDT. Other coins are
   * converted to USDT at prices that only the server knows exactly.
   */
  exactFor: (coin: string) => DailyLimit | null
}

/** The coin in which the daily limit is set. */
export const LIMIT_COIN = 'USDT'
/** Fraction of the remaining amount that is left unused, in case the price rises before the request arrives. */
const PRICE_MARGIN = '0.01'

/**
 * Returns the amount in USDT that the member can still withdraw today. It is an estimate, because only the
 * server knows the exact amount.
 */
export function useDailyRest(): DailyRest | undefined {
  const { data: member } = useMember()
  const { data: wallet } = useBalances()
  const { data: settings } = useSiteSettings()
  const { data: records } = useWithdrawalsOfToday()
  if (!member || !wallet || !settings || !records) return undefined
  const { verified: verifiedLimit, unverified } = settings.withdraw_daily_limits
  const isVerified = member.kyc_level > 0
  const limit = isVerified ? verifiedLimit : unverified
  const priceOf = (coin: string) => wallet.list.find((row) => row.coin === coin)?.price_usdt ?? '0'
  const counted = records.list.filter(
    ({ status }) => status === 'review' || status === 'processing' || status === 'success',
  )
  const isExact = counted.every(({ coin }) => coin === LIMIT_COIN)
  const used = counted.reduce(
    (total: Decimal, { coin, amount }) => add(total, mul(amount, priceOf(coin))),
    '0',
  )

  const left = compare(used, limit) < 0 ? sub(limit, used) : '0'
  const leftIn = (coin: string) => {
    // The used part of the limit includes past withdrawals of other coins, which are converted to USDT. So the
    // remaining amount can have more decimals than a request may have, and is rounded down.
    if (coin === LIMIT_COIN) return round(left, 8, 'DOWN')
    const price = priceOf(coin)
    return isZero(price) ? null : div(mul(left, sub('1', PRICE_MARGIN)), price, 8, 'DOWN')
  }
  const exactFor = (coin: string) =>
    isExact && coin === LIMIT_COIN
      ? { used_today_usdt: used, daily_limit_usdt: limit, price_usdt: '1' }
      : null
  return { limit, verifiedLimit, used, left, isVerified, leftIn, exactFor }
}
