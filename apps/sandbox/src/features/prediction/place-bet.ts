import type { Schema } from '@bourselet/openapi'
import { afterCommit, type Tx } from '../../database/transaction.ts'
import type { Context } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { poolAccount, stakePosting, systemEntry, walletEntry } from './bet-postings.ts'
import { orderView } from './order-view.ts'
import { placeInRound } from './place-in-round.ts'
import type { BetRequest } from './place-request.ts'
import { placeTimeOption, readOffer } from './place-time-option.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { repeatedBet } from './repeated-bet.ts'
import { tellOrders } from './tell-orders.ts'

/**
 * Places a bet (rulebook 10): existence, state, amount, balance, in this order; stake and open fee leave the wallet
 * in the same transaction. A repeat of a client id answers with the first bet.
 */
export async function placeBet(
  parts: PredictionParts,
  { memberId, transaction }: Pick<Context, 'memberId' | 'transaction'>,
  request: BetRequest,
): Promise<Schema<'OptionOrder'>> {
  const { exchange } = parts
  const terms = await exchange.database.db
    .selectFrom('round_terms')
    .select('symbol')
    .where('symbol', '=', request.symbol)
    .executeTakeFirst()
  if (!terms) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  // Read before the transaction: a tick that is being stored needs a connection of its own.
  const offer = request.mode === 'time' ? await readOffer(parts, request) : null
  const { order, round } = await transaction(async (tx) => {
    const round = request.mode === 'round' ? await lockRound(tx, request.round_no) : undefined
    await lockMoney(parts, tx, memberId, request)
    const bettor = { tx, memberId, now: exchange.clock.now() }
    const first = await repeatedBet(tx, memberId, request, bettor.now)
    if (first) return { order: first, round }
    const order =
      request.mode === 'round'
        ? await placeInRound(parts, bettor, request, round)
        : await placeTimeOption(parts, bettor, request, offer!)
    await tx.insertInto('option_orders').values(order).execute()
    await exchange.ledger.post(tx, stakePosting(order))
    afterCommit(tx, () => {
      tellOrders(exchange.stream, [order], round)
      parts.changed()
    })
    return { order, round }
  })
  return orderView(order, round)
}

/** Bets in a round stand in one line, and its lock and settlement behind them. */
function lockRound(tx: Tx, roundNo: string): Promise<RoundRow | undefined> {
  return tx.selectFrom('rounds').selectAll().where('round_no', '=', roundNo).forUpdate().executeTakeFirst()
}

/** All buckets that a bet may touch, at once: in one order, as everybody locks them. A member bets once at a time. */
async function lockMoney({ exchange }: PredictionParts, tx: Tx, memberId: number, request: BetRequest) {
  const accounts = request.mode === 'round' ? [poolAccount(request.round_no)] : ['sys:option', 'sys:fee']
  await exchange.ledger.lock(tx, [
    walletEntry(memberId, 0n),
    walletEntry(memberId, 0n, 'frozen'),
    ...accounts.map((account) => systemEntry(account, 0n)),
  ])
}
