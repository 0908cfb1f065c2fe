import { compare, type Decimal, percent, sub, unrealizedPnl } from '@bourselet/sdk/money'
import type { LineFigure, PriceLine } from '../../../shared/data/price-line.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import { isAmendable } from '../amend-order/amend-futures-order.tsx'
import type { PositionFormat } from '../positions/position-format.ts'

/**
 * The position or the order to which a chart line belongs. The button of the line closes the position or
 * cancels the order.
 */
export type LineTarget = { kind: 'position' } | { kind: 'order'; order_no: string }

export type TargetedLine = PriceLine & { target: LineTarget | null }

type Texts = {
  isAmendOffered: boolean
  t: Translate<'futures'>
  words: Translate<'orders'>
  format: PositionFormat
}

/** Returns the price lines of one contract: position, TP/SL, liquidation, orders in the book and waiting stop orders. */
export function positionLines(
  position: Position | undefined,
  orders: readonly FuturesOrder[],
  texts: Texts,
): TargetedLine[] {
  // `heldLines` already draws the take profit and stop loss of the position, so TP/SL orders are left out here.
  const own = orders.filter(({ type }) => type !== 'tp' && type !== 'sl')
  const lines = own.map((order) => orderLine(order, position, texts))
  return position ? [...heldLines(position, texts), ...lines] : lines
}

function heldLines(position: Position, texts: Texts): TargetedLine[] {
  const { t, format } = texts
  const { side, quantity, entry_price, unrealized_pnl, roe_pct, liq_price, mark_price } = position
  const label = `${t(side)} ${format.quantity(quantity)}`
  const line: TargetedLine = {
    id: 'position',
    price: entry_price,
    side: side === 'long' ? 'buy' : 'sell',
    label,
    figures: [
      { text: format.result(unrealized_pnl), trend: trendOf(unrealized_pnl) },
      { text: format.change(roe_pct), trend: trendOf(unrealized_pnl) },
    ],
    tone: 'neutral',
    stroke: 'solid',
    closeLabel: t('positions.closeMarket', { position: label }),
    target: { kind: 'position' },
  }
  const exits = (['tp', 'sl'] as const).flatMap((leg) => exitLine(position, leg, texts))
  if (liq_price === null) return [line, ...exits]
  const away = format.change(percent(sub(liq_price, mark_price), mark_price))
  const liquidation: TargetedLine = {
    id: 'liquidation',
    price: liq_price,
    side: side === 'long' ? 'sell' : 'buy',
    label: t('positions.lineLiq'),
    figures: [{ text: t('positions.fromMark', { share: away }), trend: 'none' }],
    tone: 'warn',
    stroke: 'dotted',
    isFixed: true,
    target: null,
  }
  return [line, ...exits, liquidation]
}

function exitLine(position: Position, leg: 'tp' | 'sl', { t, format }: Texts): TargetedLine[] {
  const trigger = leg === 'tp' ? position.take_profit : position.stop_loss
  if (!trigger) return []
  const figure = resultAt(position, trigger.price, position.quantity, format)
  const label = t(`positions.${leg}`)
  return [
    {
      id: leg,
      price: trigger.price,
      side: position.side === 'long' ? 'sell' : 'buy',
      label,
      figures: [figure],
      tone: leg === 'tp' ? 'up' : 'down',
      closeLabel: t('positions.removeLine', { line: label }),
      isMovable: true,
      target: { kind: 'order', order_no: trigger.order_no },
    },
  ]
}

function orderLine(
  order: FuturesOrder,
  position: Position | undefined,
  { words, format, isAmendOffered }: Texts,
): TargetedLine {
  const { order_no, side, quantity, filled } = order
  const isWaiting = order.status === 'pending'
  const price = (isWaiting ? order.trigger_price : order.price) ?? '0'
  const left = sub(quantity ?? '0', filled)
  const closes = position && position.side === (side === 'buy' ? 'short' : 'long')
  const closing = closes ? smaller(left, position.quantity) : null
  const amount = `${words(`side.${side}`)} ${format.quantity(left)}`
  const label = isWaiting ? `${words('kind.stop')} ${amount}` : amount
  return {
    id: `order:${order_no}`,
    price,
    side,
    label,
    ...(isWaiting ? { stroke: 'dotted' } : {}),
    ...(closing && position ? { figures: [resultAt(position, price, closing, format)] } : {}),
    closeLabel: words('list.cancelOne', { order: label }),
    isMovable: isAmendOffered && isAmendable(order),
    target: { kind: 'order', order_no },
  }
}

const smaller = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? a : b)

/** Returns the formatted result of closing a quantity of a position at a price. */
function resultAt(position: Position, price: Decimal, qty: Decimal, format: PositionFormat): LineFigure {
  const { side, entry_price } = position
  const pnl = unrealizedPnl({ side, qty, entry_price, mark_price: price })
  return { text: format.result(pnl), trend: trendOf(pnl) }
}
