import type { Schema } from '@bourselet/openapi'
import { afterCommit, type Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Write, write } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { poolAccount, stakePosting, systemEntry, walletEntry } from './bet-postings.ts'
import { orderView } from './order-view.ts'
import { placeInRound } from './place-in-round.ts'
import type { BetRequest } from './place-request.ts'
import { type Offer, placeTimeOption, readOffer } from './place-time-option.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { publishOrders } from './publish-orders.ts'
import { repeatedBet } from './repeated-bet.ts'

/**
 * Places a bet (docs/rules.md#options-and-prediction-rounds). Checks in this order: the symbol, the round (which must
 * take bets) or the duration, the stake and the balance. Stake and open fee are debited in the same transaction. A
 * repeated client order id returns the first bet.
 */
export async function placeBet(
  parts: PredictionParts,
  { memberId, db }: Pick<Context, 'memberId' | 'db'>,
  request: BetRequest,
): Promise<Write<Schema<'OptionOrder'>>> {
  const terms = await db
    .selectFrom('round_terms')
    .select('symbol')
    .where('symbol', '=', request.symbol)
    .executeTakeFirst()
  if (!terms) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  // The price is read before the transaction begins, because the read may wait until the latest tick (published index
  // price) is stored. Inside the transaction, the waiting read would need a second database connection.
  const offer = request.mode === 'time' ? await readOffer(parts, db, request) : null
  return write(place, parts, memberId, request, offer)
}

async function place(
  { clock, ledger, stream }: TxExchange,
  tx: Tx,
  parts: PredictionParts,
  memberId: number,
  request: BetRequest,
  offer: Offer | null,
): Promise<Schema<'OptionOrder'>> {
  const round = request.mode === 'round' ? await lockRound(tx, request.round_no) : undefined
  await lockMoney(parts, tx, memberId, request)
  const bettor = { tx, memberId, now: clock.now() }
  const first = await repeatedBet(tx, memberId, request, bettor.now)
  if (first) return orderView(first, round)
  const order =
    request.mode === 'round'
      ? await placeInRound(parts, bettor, request, round)
      : await placeTimeOption(parts, bettor, request, offer!)
  await tx.insertInto('option_orders').values(order).execute()
  await ledger.post(tx, stakePosting(order))
  afterCommit(tx, () => {
    publishOrders(stream, [order], round)
    parts.changed()
  })
  return orderView(order, round)
}

/** Locks the row of a round, so that bets, lock and settlement of the round run one after another. */
function lockRound(tx: Tx, roundNo: string): Promise<RoundRow | undefined> {
  return tx.selectFrom('rounds').selectAll().where('round_no', '=', roundNo).forUpdate().executeTakeFirst()
}

/**
 * Locks all ledger balances that a bet may change, always in the same order. Two bets of one member therefore run one
 * after the other.
 */
async function lockMoney({ exchange }: PredictionParts, tx: Tx, memberId: number, request: BetRequest) {
  const accounts = request.mode === 'round' ? [poolAccount(request.round_no)] : ['sys:option', 'sys:fee']
  await exchange.ledger.lock(tx, [
    walletEntry(memberId, 0n),
    ...accounts.map((account) => systemEntry(account, 0n)),
  ])
}
