import { add, type FuturesAccountFigures, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { accountFigures, atMark } from './figures.ts'
import type { MemberAccount } from './member-account.ts'
import { gainedBy, type Need } from './order-need.ts'
import type { Plan } from './plan.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A member's account once the closing part of an order is done. */
export interface Prospect {
  account: MemberAccount
  /** F-ACC then. */
  figures: FuturesAccountFigures
}

export function prospectOf(
  memory: VenueMemory,
  market: ContractMarket,
  { draft, setting }: Plan,
  need: Need,
  desk: VenueDesk,
): Prospect {
  const account = memory.account(draft.memberId)
  const held = account.positions.get(market.symbol)
  const positions = account
    .crossPositions()
    .filter((position) => position !== held)
    .map((position) => atMark(memory, position))
  const { left } = need
  if (held && left && held.marginMode === 'cross') {
    positions.push(atMark(memory, { ...held, ...left, leverage: setting.leverage }))
  }
  const wallet = toUnits(add(fromUnits(account.wallet), gainedBy(need)))
  const rate = desk.rates(account.id).taker
  return { account, figures: accountFigures(memory, account, rate, { wallet, positions }) }
}
