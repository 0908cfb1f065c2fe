import type { Position } from '../../../shared/data/use-positions.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { isNear, NEAR, riskOf } from '../risk.ts'
import { setMark, setText } from './live-cell.tsx'
import type { PositionFormat } from './position-format.ts'

type Draw = (position: Position, element: HTMLElement) => void

/**
 * Returns functions that fill in the cells of a position that depend on the mark price, in the language of the page.
 */
export function positionDraws(format: PositionFormat, warning: string) {
  const notional: Draw = (position, element) => setText(element, `${format.amount(position.notional)} USDT`)
  const mark: Draw = (position, element) => setText(element, format.price(position.mark_price))
  const liquidation: Draw = (position, element) => {
    const isClose = isNear(position.liq_price, position.mark_price, NEAR)
    setText(element, position.liq_price === null ? '—' : format.price(position.liq_price))
    setMark(element, 'near', isClose ? '' : undefined)
    if (element.title !== (isClose ? warning : '')) element.title = isClose ? warning : ''
  }
  const margin: Draw = (position, element) => setText(element, format.amount(position.margin))
  const ratio: Draw = (position, element) => setText(element, format.percent(position.margin_ratio_pct))
  const risk: Draw = ({ margin_ratio_pct }, element) => {
    // The bar and its ARIA value need no exact value, so the decimal string becomes a number here.
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
