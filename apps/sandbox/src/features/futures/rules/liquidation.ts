import { type Decimal, fromUnits, futuresAccount } from '@bourselet/sdk/money'
import { isMarketMaker } from '../../../prices/market-maker.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import { withdrawOrder } from './end-order.ts'
import { atMark, isolatedTest, isPriced } from './figures.ts'
import type { MemberAccount } from './member-account.ts'
import { isSafe, safeZone } from './safe-zone.ts'
import { liquidationMark, takeCross, takeIsolated } from './takeover.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'
import { isWorrying, warn } from './warnings.ts'

/**
 * The liquidation check of one member (rulebook 9, rule 4): every isolated position of these symbols, then the cross
 * account. Answers whether anything was taken over.
 */
export function checkMember(
  memory: VenueMemory,
  account: MemberAccount,
  symbols: ReadonlySet<string>,
  desk: VenueDesk,
): boolean {
  if (isMarketMaker(account.id) || account.id === INSURANCE) return false
  let taken = false
  let cross = false
  for (const position of [...account.positions.values()]) {
    if (!symbols.has(position.symbol)) continue
    if (position.marginMode === 'cross') cross = true
    else taken = checkIsolated(memory, account, position, desk) || taken
  }
  return (cross && checkCross(memory, account, desk)) || taken
}

function checkIsolated(
  memory: VenueMemory,
  account: MemberAccount,
  position: OpenPosition,
  desk: VenueDesk,
): boolean {
  const { symbol, margin } = position
  if (isSafe(memory, account.zones.get(symbol), margin, [position])) return false
  const market = memory.markets.get(symbol)!
  const test = (mark = liquidationMark(market)) => isolatedTest(memory, position, mark)
  const { liquidate, margin_ratio_pct: ratio } = test()
  if (!liquidate) {
    if (isWorrying(ratio)) warn(account, symbol, ratio, desk)
    else {
      const passes = ([mark]: readonly bigint[]) => isFine(test(fromUnits(mark!)))
      account.zones.set(symbol, safeZone(memory, margin, [position], passes))
    }
    return false
  }
  for (const order of account.ordersOf(symbol)) {
    withdrawOrder(memory, market, order, 'cancelled', 'system', desk)
  }
  if (!test().liquidate) return false
  takeIsolated(memory, account, market, position, desk)
  return true
}

function checkCross(memory: VenueMemory, account: MemberAccount, desk: VenueDesk): boolean {
  const { wallet } = account
  const positions = account.crossPositions()
  if (!isPriced(memory, account) || isSafe(memory, account.zones.get('cross'), wallet, positions))
    return false
  // What orders reserve does not enter the test.
  const test = (marks: readonly Decimal[]) => {
    const supposed = positions.map((position, index) => atMark(memory, position, marks[index]))
    return futuresAccount(fromUnits(wallet), supposed, [], '0')
  }
  const now = () => test(positions.map(({ symbol }) => liquidationMark(memory.markets.get(symbol)!)))
  const { liquidate, margin_ratio_pct: ratio } = now()
  if (!liquidate) {
    if (isWorrying(ratio)) warn(account, null, ratio, desk)
    else {
      const passes = (marks: readonly bigint[]) => isFine(test(marks.map((mark) => fromUnits(mark))))
      account.zones.set('cross', safeZone(memory, wallet, positions, passes))
    }
    return false
  }
  // Isolated orders reserve cash of the same wallet; take profit and stop loss of isolated positions stay.
  for (const order of [...account.orders.values()]) {
    if (order.marginMode === 'isolated' && order.reduceOnly) continue
    withdrawOrder(memory, memory.markets.get(order.symbol)!, order, 'cancelled', 'system', desk)
  }
  if (!now().liquidate) return false
  takeCross(memory, account, desk)
  return true
}

function isFine({ liquidate, margin_ratio_pct: ratio }: TestResult): boolean {
  return !liquidate && !isWorrying(ratio)
}

interface TestResult {
  liquidate: boolean
  margin_ratio_pct: Decimal | null
}
