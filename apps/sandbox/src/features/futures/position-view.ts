import type { Schema } from '@bourselet/openapi'
import {
  bankruptcyPrice,
  crossBacking,
  type Decimal,
  initialMargin,
  liquidationPrice,
  marginTest,
  positionMetrics,
  sub,
} from '@bourselet/sdk/money'
import { amountView, averageView, contractOf, priceView } from './contract-view.ts'
import { atMark, ratioView, walletOf } from './futures-account-view.ts'
import type { OpenPosition } from './futures-position.ts'
import type { FuturesVenue } from './venue-port.ts'

type View = Schema<'Position'>

/** An open position in the contract's words, at the present marks. */
export function positionView(venue: FuturesVenue, position: OpenPosition, takerRate: Decimal): View {
  const contract = contractOf(position.symbol)
  const at = atMark(venue, position)
  const { notional, entry_margin, unrealized_pnl, roe_pct, maintenance_margin } = positionMetrics(at)
  const held = { position, at, unrealized_pnl, maintenance_margin }
  return {
    symbol: position.symbol,
    side: at.side,
    margin_mode: position.marginMode,
    leverage: position.leverage,
    quantity: amountView(at.qty),
    entry_price: averageView(at.entry_price),
    mark_price: priceView(at.mark_price, contract),
    notional,
    initial_margin: entry_margin,
    maintenance_margin,
    unrealized_pnl,
    roe_pct,
    ...(position.marginMode === 'isolated' ? isolated(held) : cross(venue, held, takerRate)),
    realized_pnl: amountView(position.realizedPnl),
    take_profit: legOf(venue, position, 'tp'),
    stop_loss: legOf(venue, position, 'sl'),
    opened_at: position.openedAt,
    updated_at: position.updatedAt,
  }
}

interface Held {
  position: OpenPosition
  at: ReturnType<typeof atMark>
  unrealized_pnl: Decimal
  maintenance_margin: Decimal
}

type Backed = Pick<View, 'margin' | 'margin_ratio_pct' | 'liq_price' | 'bankruptcy_price'>

function isolated({ position, at, unrealized_pnl, maintenance_margin }: Held): Backed {
  const { side, qty, entry_price, tiers } = at
  const { margin } = position
  const { tick } = contractOf(position.symbol)
  const test = marginTest(margin, unrealized_pnl, maintenance_margin)
  return {
    margin: amountView(margin),
    margin_ratio_pct: ratioView(test.margin_ratio_pct, test.liquidate),
    liq_price: liquidationPrice({ side, qty, entry_price, tiers, tick, backing: margin })?.liq_price ?? null,
    bankruptcy_price: bankruptcyPrice(side, qty, entry_price, margin, tick),
  }
}

/** All cross positions stand behind each other: ratio and liquidation price are those of the whole account. */
function cross(
  venue: FuturesVenue,
  { position, at, unrealized_pnl, maintenance_margin }: Held,
  takerRate: Decimal,
): Backed {
  const { side, qty, entry_price, tiers } = at
  const { memberId, symbol, leverage } = position
  const figures = venue.figures(memberId, takerRate)
  const backing = crossBacking(
    walletOf(venue, memberId),
    sub(figures.maintenance_margin, maintenance_margin),
    sub(figures.cross_upnl, unrealized_pnl),
  )
  const { tick } = contractOf(symbol)
  return {
    margin: initialMargin(at.mark_price, qty, leverage),
    margin_ratio_pct: ratioView(figures.margin_ratio_pct, figures.liquidate),
    liq_price: liquidationPrice({ side, qty, entry_price, tiers, tick, backing })?.liq_price ?? null,
    bankruptcy_price: null,
  }
}

function legOf(venue: FuturesVenue, { memberId, symbol }: OpenPosition, type: 'tp' | 'sl') {
  const order = venue
    .openOrders(memberId)
    .find((one) => one.symbol === symbol && one.type === type && one.status === 'pending')
  if (order === undefined || order.triggerPrice === null) return null
  const price = priceView(order.triggerPrice, contractOf(symbol))
  return { price, trigger_by: order.triggerBy, order_no: order.orderNo }
}
