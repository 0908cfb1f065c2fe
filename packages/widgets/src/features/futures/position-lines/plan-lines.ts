import type { ExitName, PlannedOrder } from '../../../shared/data/planned-order.ts'
import type { PriceLine } from '../../../shared/data/price-line.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { PositionFormat } from '../positions/position-format.ts'

type Texts = { t: Translate<'futures'>; words: Translate<'orders'>; format: PositionFormat }

/** The prefix of the ids of all chart lines that belong to an order that is not sent yet. */
const PREFIX = 'plan:'

/** The ticket entry whose price a chart line shows. */
export type PlanEntry = 'price' | ExitName

/**
 * Returns the ticket entry that belongs to a chart line; null for the line of a sent order or of a position.
 */
export function planEntryOf(id: string): PlanEntry | null {
  return id.startsWith(PREFIX) ? (id.slice(PREFIX.length) as PlanEntry) : null
}

/**
 * Returns the lines of an order that is not sent yet: its expected price, its take profit and its stop loss,
 * joined by a bracket.
 */
export function planLines(plan: PlannedOrder, { t, words, format }: Texts): PriceLine[] {
  const { side, entry, isLimit, quantity, exits } = plan
  const amount = [words(`side.${side}`), quantity === null ? null : format.quantity(quantity)]
  const order: PriceLine = {
    id: `${PREFIX}price`,
    price: entry,
    side,
    label: t('positions.notSent', { order: amount.filter(Boolean).join(' ') }),
    tone: side === 'buy' ? 'up' : 'down',
    stroke: 'dotted',
    group: 'plan',
    isMovable: isLimit,
    isFixed: true,
  }
  const legs = [
    ['takeProfit', 'tp', 'up'],
    ['stopLoss', 'sl', 'down'],
  ] as const
  const others = legs.flatMap(([name, leg, tone]): PriceLine[] => {
    const exit = exits[name]
    if (!exit) return []
    const label = t('positions.notSent', { order: t(`positions.${leg}`) })
    const result = exit.pnl === null ? [] : [{ text: format.result(exit.pnl), trend: trendOf(exit.pnl) }]
    return [
      {
        id: `${PREFIX}${name}`,
        price: exit.price,
        side: side === 'buy' ? 'sell' : 'buy',
        label,
        figures: result,
        tone,
        stroke: 'dotted',
        group: 'plan',
        closeLabel: t('positions.removeLine', { line: label }),
        isMovable: true,
      },
    ]
  })
  return [order, ...others]
}
