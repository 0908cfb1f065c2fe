import { fromUnits } from '@bourselet/sdk/money'
import { isMarketMaker } from '../../../prices/market-maker.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import { withdrawOrder } from './end-order.ts'
import { crossTest, isolatedTest, isPriced } from './figures.ts'
import type { MarginTest } from './margin-formulas.ts'
import { type MemberAccount, type SafeZone, warnedKey } from './member-account.ts'
import { liquidationMark, takeCross, takeIsolated } from './takeover.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'

/**
 * Liquidates a member whose equity no longer exceeds the maintenance margin: first the isolated positions in the
 * given symbols, each tested separately, then the cross account. Returns true if anything was liquidated.
 */
export function checkMember(
  memory: VenueMemory,
  account: MemberAccount,
  symbols: ReadonlySet<string>,
  context: EngineContext,
): boolean {
  if (isMarketMaker(account.id) || account.id === INSURANCE) return false
  let taken = false
  let cross = false
  for (const position of [...account.positions.values()]) {
    if (!symbols.has(position.symbol)) continue
    if (position.marginMode === 'cross') cross = true
    else taken = checkIsolated(memory, account, position, context) || taken
  }
  return (cross && checkCross(memory, account, context)) || taken
}

function checkIsolated(
  memory: VenueMemory,
  account: MemberAccount,
  position: OpenPosition,
  context: EngineContext,
): boolean {
  const { symbol, margin } = position
  if (isSafe(memory, account.zones.get(symbol), margin, [position])) return false
  const market = memory.markets.get(symbol)!
  const test = (mark = liquidationMark(market)) => isolatedTest(memory, position, mark)
  const { liquidate, ratio } = test()
  if (!liquidate) {
    if (isWorrying(ratio)) warn(account, symbol, ratio, context)
    else {
      const passes = ([mark]: readonly bigint[]) => isFine(test(mark!))
      account.zones.set(symbol, safeZone(memory, margin, [position], passes))
    }
    return false
  }
  for (const order of account.ordersOf(symbol)) {
    withdrawOrder(memory, market, order, 'cancelled', 'system', context)
  }
  if (!test().liquidate) return false
  takeIsolated(memory, account, market, position, context)
  return true
}

function checkCross(memory: VenueMemory, account: MemberAccount, context: EngineContext): boolean {
  const { wallet } = account
  const positions = account.crossPositions()
  if (!isPriced(memory, account) || isSafe(memory, account.zones.get('cross'), wallet, positions))
    return false
  const test = (marks: readonly bigint[]) => crossTest(memory, wallet, positions, marks)
  const now = () => test(positions.map(({ symbol }) => liquidationMark(memory.markets.get(symbol)!)))
  const { liquidate, ratio } = now()
  if (!liquidate) {
    if (isWorrying(ratio)) warn(account, null, ratio, context)
    else {
      const passes = (marks: readonly bigint[]) => isFine(test(marks))
      account.zones.set('cross', safeZone(memory, wallet, positions, passes))
    }
    return false
  }
  // Isolated orders that are not reduce-only take their margin from the cash of the cross account, so these orders are
  // canceled too. The take profits and stop losses of isolated positions use no cash, so they stay open.
  for (const order of [...account.orders.values()]) {
    if (order.marginMode === 'isolated' && order.reduceOnly) continue
    withdrawOrder(memory, memory.markets.get(order.symbol)!, order, 'cancelled', 'system', context)
  }
  if (!now().liquidate) return false
  takeCross(memory, account, context)
  return true
}

function isFine({ liquidate, ratio }: MarginTest): boolean {
  return !liquidate && !isWorrying(ratio)
}

/**
 * Distance between the mark price and a worse price, in thousandths of the mark price. If a margin test passes at both
 * prices, the positions need no new test until the mark price moves beyond the worse price.
 */
const FURTHER = 10n

/**
 * Returns true if an earlier margin test proves that positions are safe at the current mark prices. The earlier test
 * counts only if the positions and the funds behind them have not changed since. A better mark price never reduces the
 * difference between equity and maintenance margin. Therefore, positions that passed the earlier test at worse mark
 * prices are safe now.
 */
function isSafe(
  memory: VenueMemory,
  zone: SafeZone | undefined,
  backing: bigint,
  positions: readonly OpenPosition[],
): boolean {
  if (zone === undefined || zone.backing !== backing || zone.held.length !== positions.length) return false
  return zone.held.every(({ position, quantity, cost, worst }, index) => {
    const same = position === positions[index] && position.quantity === quantity && position.cost === cost
    if (!same) return false
    const mark = memory.markets.get(position.symbol)!.mark ?? 0n
    return quantity < 0n ? mark <= worst : mark >= worst
  })
}

/**
 * Returns the worst mark prices at which the margin test of positions is known to pass. If the test also passes at
 * prices slightly worse than the current mark prices, these are the slightly worse prices; otherwise they are the
 * current mark prices. `passes` runs the test at given mark prices, one for each position.
 */
function safeZone(
  memory: VenueMemory,
  backing: bigint,
  positions: readonly OpenPosition[],
  passes: (marks: readonly bigint[]) => boolean,
): SafeZone {
  const marks = positions.map(({ symbol }) => memory.markets.get(symbol)!.mark ?? 0n)
  const further = marks.map((mark, index) => {
    const move = (mark * FURTHER) / 1_000n
    return positions[index]!.quantity < 0n ? mark + move : mark - move
  })
  const worst = passes(further) ? further : marks
  const held = positions.map((position, index) => {
    const { quantity, cost } = position
    return { position, quantity, cost, worst: worst[index]! }
  })
  return { backing, held }
}

/** Margin ratio from which a member receives a margin call: 80 percent, in hundredths of a percent. */
const WARN_RATIO = 8_000n
/** Minimum time in ms between two margin calls for the same isolated position or for the cross account of a member. */
export const MARGIN_CALL_MS = 3_600_000

/** Returns true if a margin ratio requires a margin call. A ratio of null means that no equity is left. */
function isWorrying(ratio: bigint | null): boolean {
  return ratio === null || ratio >= WARN_RATIO
}

/** Sends a member a margin call, at most once an hour for each isolated position and for the cross account. */
function warn(
  account: MemberAccount,
  symbol: string | null,
  ratio: bigint | null,
  context: EngineContext,
): void {
  if (ratio === null) return
  const key = warnedKey(symbol)
  if (context.now < (account.warnedAt.get(key) ?? Number.NEGATIVE_INFINITY) + MARGIN_CALL_MS) return
  account.warnedAt.set(key, context.now)
  const params = { margin_ratio_pct: fromUnits(ratio, 2) }
  context.change.notices.push({ memberId: account.id, kind: 'margin_warning', symbol, params })
}
