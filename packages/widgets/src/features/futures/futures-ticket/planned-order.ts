import { type Decimal, isZero, trim } from '@bourselet/sdk/money'
import type { ExitName, PlannedExit, PlannedOrder } from '../../../shared/data/planned-order.ts'
import { isEntered } from '../../../shared/ticket/trigger-price.ts'
import { isPriced, isTrigger, worthOf } from './model.ts'
import { exitResult } from './preview.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

type Ticket = Pick<FuturesTicketState, 'form' | 'market' | 'sized' | 'preview' | 'choice'>

/**
 * Converts the order that is entered in a ticket to the form in which charts show it. Returns null if the order has no
 * take profit or stop loss, or if its price is unknown. The expected results are computed for the whole position that
 * the member has after the order is filled.
 */
export function plannedOrder({ form, market, sized, preview, choice }: Ticket): PlannedOrder | null {
  const { draft } = form
  const { type, side, withExits, reduceOnly } = draft
  const entry = worthOf(draft, market)
  if (isTrigger(type) || !withExits || reduceOnly || entry === null) return null
  const exitAt = (name: ExitName): { [name in ExitName]?: PlannedExit } => {
    const price = draft[name]
    if (!isEntered(price) || isZero(price)) return {}
    const position = preview?.after
    const leverage = choice.margin.leverage
    return { [name]: { price: trim(price), pnl: position ? pnlAt(position, price, leverage) : null } }
  }
  const pnlAt = (position: Parameters<typeof exitResult>[0], price: Decimal, leverage: number) =>
    exitResult(position, trim(price), leverage, market).pnl
  const exits = { ...exitAt('takeProfit'), ...exitAt('stopLoss') }
  if (Object.keys(exits).length === 0) return null
  const quantity = isEntered(sized.quantity) && !isZero(sized.quantity) ? trim(sized.quantity) : null
  return { symbol: market.rules.symbol, side, entry, isLimit: isPriced(type), quantity, exits }
}
