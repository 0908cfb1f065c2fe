import { trim } from '@bourselet/sdk/money'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { OrderDraft } from './order-draft.ts'
import type { Sized } from './size-order.ts'

export type OrderRequest = Parameters<BourseletClient['spot']['place']>[0]
export type PlacedOrder = Awaited<ReturnType<BourseletClient['spot']['place']>>

/** What is sent for a draft; null while an amount is missing. */
export function orderRequest(symbol: string, draft: OrderDraft, sized: Sized): OrderRequest | null {
  const { side, type, price, tif, postOnly } = draft
  if (type === 'limit') {
    if (price === '' || sized.quantity === '') return null
    const quantity = trim(sized.quantity)
    return { symbol, side, type, price: trim(price), quantity, tif: postOnly ? 'PO' : tif }
  }
  const value = sized[sized.by]
  return value === '' ? null : { symbol, side, type, [sized.by]: trim(value) }
}
