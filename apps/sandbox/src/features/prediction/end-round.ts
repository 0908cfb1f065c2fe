import { afterCommit, type Tx } from '../../database/transaction.ts'
import { balanceKey } from '../../ledger/ledger.ts'
import type { Posting } from '../../ledger/posting.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import { poolAccount, systemEntry, walletEntry } from './bet-postings.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { type Payout, roundPayouts, roundResult } from './round-payouts.ts'

/**
 * Ends a round after its members have been paid. Pays the market maker its payout, then books the remainder of the pool
 * as a fee.
 */
export function endRound(parts: PredictionParts, { round_no }: RoundRow): Promise<void> {
  const { exchange, changed, jobs } = parts
  return jobs.transaction(async (tx) => {
    const round = await tx
      .selectFrom('rounds')
      .selectAll()
      .where('round_no', '=', round_no)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (round.settled_at !== null) return
    await emptyPool(parts, tx, round)
    const result = roundResult(round)
    await tx
      .updateTable('rounds')
      .set({
        status: result === 'cancelled' ? 'cancelled' : 'settled',
        result: result === 'cancelled' ? null : result,
        settled_at: exchange.clock.now(),
      })
      .where('round_no', '=', round_no)
      .execute()
    afterCommit(tx, changed)
  })
}

async function emptyPool({ exchange: { ledger }, rules }: PredictionParts, tx: Tx, round: RoundRow) {
  if (round.bull_pool + round.bear_pool === 0n) return
  const pool = systemEntry(poolAccount(round.round_no), 0n)
  const treasury = walletEntry(MARKET_MAKER_TREASURY, 0n)
  const held = await ledger.lock(tx, [pool, systemEntry('sys:fee', 0n), treasury])
  const { credit, status } = marketMakerPayout(round)
  const rest = rules.remainder((held.get(balanceKey(pool)) ?? 0n) - credit)
  if (rest < 0n) throw new Error(`${round.round_no}: the pool does not hold what it owes`)
  const booking = (change: Posting['change'], entries: Posting['entries']): Posting[] =>
    entries[0]!.amount === 0n ? [] : [{ change, refType: 'round', refNo: round.round_no, entries }]
  await ledger.postMany(tx, [
    ...booking(status, [walletEntry(MARKET_MAKER_TREASURY, credit), { ...pool, amount: -credit }]),
    ...booking('option_payout', [systemEntry('sys:fee', rest), { ...pool, amount: -rest }]),
  ])
}

/** Returns the payout of the market maker, which stakes on both sides of a round and pays no open fee. */
function marketMakerPayout(round: RoundRow): { credit: bigint; status: Posting['change'] } {
  const sides = [
    { direction: 'bull' as const, amount: round.house_bull },
    { direction: 'bear' as const, amount: round.house_bear },
  ]
  const stakes = sides.filter(({ amount }) => amount > 0n)
  const payouts = roundPayouts({ ...round, open_fee_rate: 0n }, stakes)
  const returned = (one: Payout) => one.status === 'draw' || one.status === 'cancelled'
  return {
    credit: payouts.reduce((sum, { credit }) => sum + credit, 0n),
    status: payouts.some(returned) ? 'option_refund' : 'option_payout',
  }
}
