import {
  crossBacking,
  type Decimal,
  futuresAccount,
  initialMargin,
  liquidationPrice,
  marginTest,
  positionMetrics,
  sub,
  type Tier,
} from '@bourselet/sdk/money'
import type { FuturesAccount, Position } from './use-positions.ts'

/** The rules of a contract from which the values of a position are computed. */
export type ContractRules = { tick: Decimal; tiers: readonly Tier[] }

/** Returns a position at a mark price, with the fields that the formulas require. */
const atMark = (position: Position, mark: Decimal, tiers: readonly Tier[]) => ({
  side: position.side,
  qty: position.quantity,
  entry_price: position.entry_price,
  mark_price: mark,
  leverage: position.leverage,
  tiers,
})

/**
 * Returns a position with its values at another mark price. For a cross position the margin ratio and the
 * liquidation price depend on all cross positions, so `account` must be the account at the same mark prices
 * (see `liveAccount`). The liquidation price of an isolated position stays the same.
 */
export function revalue(
  position: Position,
  mark: Decimal,
  { tick, tiers }: ContractRules,
  account: FuturesAccount,
): Position {
  const { notional, unrealized_pnl, roe_pct, maintenance_margin } = positionMetrics(
    atMark(position, mark, tiers),
  )
  const figures = { mark_price: mark, notional, unrealized_pnl, roe_pct, maintenance_margin }
  if (position.margin_mode === 'isolated') {
    const test = marginTest(position.margin, unrealized_pnl, maintenance_margin)
    return { ...position, ...figures, margin_ratio_pct: test.margin_ratio_pct ?? LOST }
  }
  const backing = crossBacking(
    account.wallet_balance,
    sub(account.maintenance_margin, maintenance_margin),
    sub(account.cross_upnl, unrealized_pnl),
  )
  const { side, quantity: qty, entry_price } = position
  return {
    ...position,
    ...figures,
    margin: initialMargin(mark, qty, position.leverage),
    margin_ratio_pct: account.margin_ratio_pct,
    liq_price: liquidationPrice({ side, qty, entry_price, tiers, tick, backing })?.liq_price ?? null,
  }
}

/** The margin ratio of an account or a position that has no equity left and is being liquidated. */
const LOST = '100.00'

/**
 * Returns the account with its values at other mark prices. `markOf` and `rulesOf` return the mark price and
 * the rules of a symbol. If the rules of a contract with a cross position are not loaded, returns the account
 * unchanged.
 */
export function liveAccount(
  account: FuturesAccount,
  positions: readonly Position[],
  markOf: (symbol: string) => Decimal | undefined,
  rulesOf: (symbol: string) => ContractRules | undefined,
): FuturesAccount {
  const cross = positions.filter((position) => position.margin_mode === 'cross')
  const known = cross.map((position) => ({ position, rules: rulesOf(position.symbol) }))
  if (known.some(({ rules }) => rules === undefined)) return account
  const { order_margin } = account
  const { liquidate, ...figures } = futuresAccount(
    account.wallet_balance,
    known.map(({ position, rules }) =>
      atMark(position, markOf(position.symbol) ?? position.mark_price, rules?.tiers ?? []),
    ),
    // The margin of open orders does not depend on the mark price, so the known sum `order_margin` is used. The formula
    // expects a list of orders. So it gets one order that has this margin.
    [{ price: order_margin, qty: '1', leverage: 1 }],
    '0',
  )
  const ratio = figures.margin_ratio_pct ?? (liquidate ? LOST : '0.00')
  return { ...account, ...figures, margin_ratio_pct: ratio }
}
