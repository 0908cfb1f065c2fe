import { fromUnits } from '@bourselet/sdk/money'
import type { FundingBases } from '../../exchange/capabilities.ts'
import { FUNDING_RATE_SCALE, sizeOf } from './rules/margin-formulas.ts'

/** Returns the values from which funding payments were computed, by reference number, for the account statement. */
export const fundingBases: FundingBases = async (reader, memberId, refNos) => {
  if (refNos.length === 0) return new Map()
  const times = refNos.map((refNo) => Number(refNo.split(':')[1]))
  const rows = await reader
    .selectFrom('futures_fundings')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('funding_at', 'in', times)
    .execute()
  return new Map(
    rows.map(({ symbol, funding_at, quantity, mark_price, rate }) => [
      `${symbol}:${funding_at}`,
      {
        symbol,
        funding_at,
        side: quantity < 0n ? 'short' : 'long',
        quantity: fromUnits(sizeOf(quantity)),
        mark_price: fromUnits(mark_price, 8, false),
        rate: fromUnits(rate, FUNDING_RATE_SCALE, false),
      },
    ]),
  )
}
