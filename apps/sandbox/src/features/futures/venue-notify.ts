import { round } from '@bourselet/sdk/money'
import type { NewNotify } from '../../notifies/write-notifies.ts'
import type { VenueNotice } from './venue-change.ts'

/** What a venue wants to be said, as a message. */
export function notifyOf({ memberId, kind, symbol, params }: VenueNotice): NewNotify {
  const values = { ...params }
  if (symbol !== null) values.symbol = symbol
  if (values.lost !== undefined) values.lost = round(values.lost, 2, 'HALF_UP')
  const name = kind === 'liquidated' ? 'LIQUIDATED' : 'MARGIN_CALL'
  return {
    memberId,
    type: 'trade',
    name: symbol === null ? `${name}_CROSS` : name,
    params: values,
    refType: 'futures_position',
    refNo: symbol,
  }
}
