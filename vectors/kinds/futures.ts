import {
  type FuturesScenarioConstants,
  type FuturesScenarioInput,
  runFuturesScenario,
} from '@bourselet/sandbox/src/features/futures/test-scenario.ts'
import {
  add,
  amount,
  applyFill,
  bankruptcyPrice,
  crossBacking,
  entryPrice,
  FLAT,
  fundingPayment,
  fundingRate,
  futuresAccount,
  initialMargin,
  liquidationPrice,
  type MarkPriceInput,
  marginTest,
  markPrice,
  type OrderReserve,
  type PositionSide,
  positionMetrics,
  sub,
} from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

/** A row of a margin table in a vector file. */
interface TierRow {
  bracket: number
  floor: string
  cap: string
  max_leverage: number
  mmr: string
  cum: string
}

declare module '../vector-file.ts' {
  interface Constants {
    tiers: Record<string, TierRow[]>
    futures_fee: { maker: string; taker: string }
    futures_contracts: FuturesScenarioConstants['futures_contracts']
  }
}

interface LiquidationInput {
  mode: 'isolated' | 'cross'
  side: PositionSide
  qty: string
  entry_price: string
  tiers: string
  tick: string
  leverage: number
  isolated_margin?: string
  extra_margin?: string
  wallet_balance?: string
  other_maintenance?: string
  other_upnl?: string
}

const liquidationPriceKind = kind<LiquidationInput>((input, constants) => {
  const { side, qty, entry_price, tick } = input
  const isolated = input.mode === 'isolated'
  const own = () =>
    input.isolated_margin ?? add(initialMargin(entry_price, qty, input.leverage), input.extra_margin ?? '0')
  const backing = isolated
    ? own()
    : crossBacking(input.wallet_balance ?? '0', input.other_maintenance ?? '0', input.other_upnl ?? '0')
  const found = liquidationPrice({
    side,
    qty,
    entry_price,
    tick,
    backing,
    tiers: constants.tiers[input.tiers]!,
  })
  return {
    ...(isolated && {
      isolated_margin: amount(backing),
      bankruptcy_price: bankruptcyPrice(side, qty, entry_price, backing, tick),
    }),
    liq_price: found?.liq_price ?? null,
    bracket: found?.tier.bracket ?? null,
    mmr: found?.tier.mmr ?? null,
    cum: found?.tier.cum ?? null,
  }
})

interface PositionInput {
  side: PositionSide
  qty: string
  entry_price: string
  mark_price: string
  leverage: number
  tiers: string
  margin?: string
}

const positionMetricsKind = kind<PositionInput>(({ margin, ...input }, constants) => {
  const metrics = positionMetrics({ ...input, tiers: constants.tiers[input.tiers]! })
  const test =
    margin === undefined ? {} : marginTest(margin, metrics.unrealized_pnl, metrics.maintenance_margin)
  return { ...metrics, ...test }
})

interface FillsInput {
  wallet: string
  leverage: number
  fills: { side: 'buy' | 'sell'; price: string; qty: string; liquidity: 'maker' | 'taker' }[]
}

const positionFillsKind = kind<FillsInput>((input, constants) => {
  let position = FLAT
  let wallet = input.wallet
  let realized = '0'
  let fees = '0'
  const steps = input.fills.map((fill) => {
    const booking = applyFill(
      position,
      { ...fill, fee_rate: constants.futures_fee[fill.liquidity] },
      input.leverage,
    )
    position = booking.position
    realized = add(realized, booking.realized_pnl)
    fees = add(fees, booking.fee)
    wallet = sub(add(wallet, booking.realized_pnl), booking.fee)
    wallet = sub(add(wallet, booking.margin_released), booking.margin_taken)
    return {
      position: amount(position.quantity),
      entry_price: entryPrice(position),
      margin: position.margin,
      realized_pnl: booking.realized_pnl,
      fee: booking.fee,
      wallet_available: amount(wallet),
    }
  })
  return { steps, total_realized: amount(realized), total_fees: amount(fees) }
})

interface AccountInput {
  wallet_balance: string
  positions: (PositionInput & { mode: 'isolated' | 'cross' })[]
  orders?: OrderReserve[]
}

const futuresAccountKind = kind<AccountInput>((input, constants) => {
  const positions = input.positions
    .filter((position) => position.mode === 'cross')
    .map((position) => ({ ...position, tiers: constants.tiers[position.tiers]! }))
  return futuresAccount(input.wallet_balance, positions, input.orders ?? [], constants.futures_fee.taker)
})

const markPriceKind = kind<MarkPriceInput>((input) => markPrice(input))

const fundingRateKind = kind<{ premium: string; cap: string; interest?: string }>((input) => ({
  funding_rate: fundingRate(input.premium, input.cap, input.interest),
}))

interface FundingPaymentInput {
  side: PositionSide
  qty: string
  mark_price: string
  rate: string
}

const fundingPaymentKind = kind<FundingPaymentInput>((input) => ({
  amount: fundingPayment(input.side, input.qty, input.mark_price, input.rate),
}))

const futuresOrdersKind = kind<FuturesScenarioInput>((input, constants) =>
  runFuturesScenario(input, constants),
)

export const kinds: Kinds = {
  liquidation_price: liquidationPriceKind,
  position_metrics: positionMetricsKind,
  position_fills: positionFillsKind,
  futures_account: futuresAccountKind,
  mark_price: markPriceKind,
  funding_rate: fundingRateKind,
  funding_payment: fundingPaymentKind,
  futures_orders: futuresOrdersKind,
}
