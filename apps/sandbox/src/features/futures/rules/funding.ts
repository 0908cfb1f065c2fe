import type { OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import { CLEARING, FuturesWallet, INSURANCE_FUND, type Ref } from './futures-wallet.ts'
import { fundingPayment, smaller } from './margin-formulas.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Books a funding payment on every position in a symbol. Amounts that members pay are rounded up and amounts that
 * they receive are rounded down; `sys:clearing` keeps the difference.
 */
export function payFunding(
  memory: VenueMemory,
  symbol: string,
  rate: bigint,
  mark: bigint,
  context: EngineContext,
  at = context.now,
): void {
  const ref = { refType: 'futures_funding', refNo: `${symbol}:${at}` }
  const holders = [...(memory.markets.get(symbol)?.holders.values() ?? [])]
  for (const position of holders) {
    const { memberId, quantity } = position
    const payment = fundingPayment(quantity, mark, rate)
    if (payment === 0n) continue
    settleFunding(memory, position, payment, ref, context)
    context.change.fundings.push({ memberId, symbol, at, quantity, mark, rate })
  }
}

function settleFunding(
  memory: VenueMemory,
  position: OpenPosition,
  amount: bigint,
  ref: Ref,
  context: EngineContext,
): void {
  const wallet = new FuturesWallet(memory.account(position.memberId), context, ref)
  position.funding += amount
  position.updatedAt = context.now
  context.change.positions.add(position)
  if (amount > 0n) wallet.receive('futures_funding', amount, CLEARING)
  else if (position.marginMode === 'cross') wallet.pay('futures_funding', -amount, CLEARING)
  else payIsolated(memory, wallet, position, -amount)
}

/**
 * Pays the funding of an isolated position: first from the member's available cash, then from the position's
 * margin, then from the insurance fund.
 */
function payIsolated(memory: VenueMemory, wallet: FuturesWallet, position: OpenPosition, due: bigint): void {
  const { cash } = memory.account(position.memberId)
  const fromCash = smaller(due, cash.available)
  const { margin } = position
  const fromMargin = smaller(due - fromCash, margin)
  wallet.pay('futures_funding', fromCash, CLEARING)
  wallet.payMargin('futures_funding', fromMargin, position.symbol, CLEARING)
  wallet.move('futures_funding', due - fromCash - fromMargin, INSURANCE_FUND, CLEARING)
  position.margin = margin - fromMargin
}
