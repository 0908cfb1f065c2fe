import { compare, type Decimal, mul, sub } from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { setMark, setText } from './live-cell.tsx'
import type { PositionFormat } from './position-format.ts'

type Draw = (position: Position, element: HTMLElement) => void

/**
 * A liquidation price causes a warning if its distance to the mark price is below this fraction of the mark
 * price.
 */
const NEAR: Decimal = '0.1'

export const isLiquidationNear = ({ side, mark_price, liq_price }: Position): boolean => {
  if (liq_price === null) return false
  const away = side === 'long' ? sub(mark_price, liq_price) : sub(liq_price, mark_price)
  return compare(away, mul(mark_price, NEAR)) < 0
}

/**
 * Returns the risk level of a margin ratio: high from the ratio at which the exchange notifies the member
 * (docs/rules.md#liquidation), middle from half of that ratio.
 */
export const riskOf = (ratio: Decimal): 'low' | 'middle' | 'high' =>
  compare(ratio, '80') >= 0 ? 'high' : compare(ratio, '40') >= 0 ? 'middle' : 'low'

/**
 * Returns functions that write the cells of a position whose values depend on the mark price, in the language
 * of the page.
 */
export function positionDraws(format: PositionFormat, warning: string) {
  const notional: Draw = (position, element) => setText(element, `${format.amount(position.notional)} USDT`)
  const mark: Draw = (position, element) => setText(element, format.price(position.mark_price))
  const liquidation: Draw = (position, element) => {
    const isNear = isLiquidationNear(position)
    setText(element, position.liq_price === null ? '—' : format.price(position.liq_price))
    setMark(element, 'near', isNear ? '' : undefined)
    if (element.title !== (isNear ? warning : '')) element.title = isNear ? warning : ''
  }
  const margin: Draw = (position, element) => setText(element, format.amount(position.margin))
  const ratio: Draw = (position, element) => setText(element, format.percent(position.margin_ratio_pct))
  const risk: Draw = ({ margin_ratio_pct }, element) => {
    // The width of the bar needs no exact value, so the decimal string becomes a number here.
    const share = Math.min(100, Math.max(0, Number(margin_ratio_pct)))
    const size = `${Math.max(9, Math.round(share))}% 100%`
    if (element.style.backgroundSize !== size) element.style.backgroundSize = size
    if (element.ariaValueNow !== `${share}`) element.ariaValueNow = `${share}`
    setMark(element, 'risk', riskOf(margin_ratio_pct))
  }
  const pnl: Draw = ({ unrealized_pnl }, element) => {
    setText(element, format.result(unrealized_pnl))
    setMark(element, 'trend', trendOf(unrealized_pnl))
  }
  const roe: Draw = ({ roe_pct, unrealized_pnl }, element) => {
    setText(element, format.change(roe_pct))
    setMark(element, 'trend', trendOf(unrealized_pnl))
  }
  return { notional, mark, liquidation, margin, ratio, risk, pnl, roe }
}

export type PositionDraws = ReturnType<typeof positionDraws>
