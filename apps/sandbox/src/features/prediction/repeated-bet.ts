import { toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { CLIENT_ID_MS } from '../../trading/known-orders.ts'
import type { BetRequest } from './place-request.ts'
import type { OptionOrderRow } from './prediction.migration.ts'

/**
 * Returns the bet that the member placed with the same client order id; null if there is none. Throws
 * DUPLICATE_CLIENT_ID if the terms of the request differ from those of that bet. If that bet is older than a day, frees
 * the client order id and returns null.
 */
export async function repeatedBet(
  tx: Tx,
  memberId: number,
  request: BetRequest,
  now: number,
): Promise<OptionOrderRow | null> {
  const clientId = request.client_order_id
  if (clientId === undefined) return null
  const first = await tx
    .selectFrom('option_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_order_id', '=', clientId)
    .where('client_id_live', '=', true)
    .executeTakeFirst()
  if (!first) return null
  if (first.opened_at > now - CLIENT_ID_MS) {
    if (!sameBet(first, request)) throw new Refusal('DUPLICATE_CLIENT_ID', { field: 'client_order_id' })
    return first
  }
  await tx.updateTable('option_orders').set({ client_id_live: false }).where('id', '=', first.id).execute()
  return null
}

function sameBet(order: OptionOrderRow, request: BetRequest): boolean {
  return (
    order.mode === request.mode &&
    order.symbol === request.symbol &&
    order.direction === request.direction &&
    order.amount === toUnits(request.amount) &&
    (request.mode === 'round' ? order.round_no === request.round_no : order.time_id === request.time_id)
  )
}
