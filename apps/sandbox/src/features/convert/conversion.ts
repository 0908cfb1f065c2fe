import { type ConvertQuote, type ConvertTerms, convertQuote, type Decimal } from '@bourselet/sdk/money'
import type { Posting } from '../../ledger/posting.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { coins } from '../../prices/coins.ts'
import { CONVERT_BOUNDS, pairSpread, type RecentPrices } from '../../prices/convert-terms.ts'
import { usdtPrice } from '../../prices/valuation.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { RecordRow } from './convert.migration.ts'

/**
 * Returns the amounts and the rate of a conversion at the current index prices. Throws PAIR_UNSUPPORTED if the coins
 * are equal, or if one is unknown or has no index price. Throws CONVERT_MIN or CONVERT_MAX, with the limit in USDT, if
 * the value is too small or too large.
 */
export function priceConversion(
  index: RecentPrices,
  from: string,
  to: string,
  stated: { from_amount: Decimal } | { to_amount: Decimal },
): ConvertQuote & Pick<ConvertTerms, 'spread'> {
  const known = (coin: string) => coins.some((one) => one.coin === coin)
  const [priceFrom, priceTo] = [usdtPrice(index, from), usdtPrice(index, to)]
  if (from === to || !known(from) || !known(to) || priceFrom === null || priceTo === null)
    throw new Refusal('PAIR_UNSUPPORTED')
  const terms: ConvertTerms = { spread: pairSpread(index, from, to), ...CONVERT_BOUNDS }
  const quote = convertQuote(priceFrom, priceTo, stated, terms)
  const field = 'from_amount' in stated ? 'from_amount' : 'to_amount'
  if (quote.error === 'CONVERT_MIN')
    throw new Refusal('CONVERT_MIN', { field, params: { min: terms.min_value_usdt } })
  if (quote.error === 'CONVERT_MAX')
    throw new Refusal('CONVERT_MAX', { field, params: { max: terms.max_value_usdt } })
  return { ...quote, spread: terms.spread }
}

/**
 * Returns the booking that takes one coin from the spot wallet and credits another, both against
 * `sys:convert`.
 */
export function conversionPosting({ member_id, ...row }: RecordRow): Posting {
  const account = memberAccount(member_id, 'spot')
  const change = (coin: string) => (coin === row.from_coin ? 'convert_out' : 'convert_in')
  const leg = (coin: string, amount: bigint) => [
    { account, bucket: 'available', coin, amount, change: change(coin) } as const,
    { account: 'sys:convert', bucket: '', coin, amount: -amount },
  ]
  return {
    change: 'convert_out',
    refType: 'convert',
    refNo: row.order_no,
    entries: [...leg(row.from_coin, -row.from_amount), ...leg(row.to_coin, row.to_amount)],
  }
}
