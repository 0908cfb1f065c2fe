import { afterCommit } from '../../database/transaction.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import { poolAccount, systemEntry, walletEntry } from './bet-postings.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'

/**
 * Places the market maker's planned stakes in open rounds at their planned times. Stakes whose time passes while the
 * market maker is disabled are skipped.
 */
export async function placeMarketMakerBets(parts: PredictionParts): Promise<void> {
  const { exchange, marketMaker, jobs } = parts
  if (!marketMaker) return
  const now = exchange.clock.now()
  const open = await jobs.db
    .selectFrom('rounds')
    .selectAll()
    .where('status', '=', 'open')
    .where('start_at', '<=', now)
    .where('lock_at', '>', now)
    .execute()
  for (const round of open) {
    if (dueBets(parts, round, now).length > 0) await stake(parts, round)
  }
}

function dueBets({ betPlan }: PredictionParts, round: RoundRow, now: number) {
  const { symbol, start_at, lock_at, house_bets } = round
  const plan = betPlan(symbol, start_at, lock_at - start_at)
  return plan.slice(house_bets).filter(({ afterMs }) => start_at + afterMs <= now)
}

function stake(parts: PredictionParts, { round_no }: RoundRow): Promise<void> {
  const { exchange, rules, changed, jobs } = parts
  return jobs.transaction(async (tx) => {
    const round = await tx
      .selectFrom('rounds')
      .selectAll()
      .where('round_no', '=', round_no)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const now = exchange.clock.now()
    // From the lock time of a round on, the lock price is known. The market maker, like members, therefore cannot bet
    // on the round any more.
    if (!rules.takesBets(round, now)) return
    const due = dueBets(parts, round, now)
    const { enabled } = exchange.marketMaker
    const sum = (side: 'bull' | 'bear') =>
      due.filter(({ direction }) => direction === side).reduce((all, { amount }) => all + amount, 0n)
    const [bull, bear] = enabled ? [sum('bull'), sum('bear')] : [0n, 0n]
    if (due.length === 0) return
    await tx
      .updateTable('rounds')
      .set({
        bull_pool: round.bull_pool + bull,
        bear_pool: round.bear_pool + bear,
        house_bull: round.house_bull + bull,
        house_bear: round.house_bear + bear,
        house_bets: round.house_bets + due.length,
      })
      .where('round_no', '=', round_no)
      .execute()
    if (bull + bear === 0n) return
    await exchange.ledger.post(tx, {
      change: 'option_stake',
      refType: 'round',
      refNo: round_no,
      entries: [
        walletEntry(MARKET_MAKER_TREASURY, -(bull + bear)),
        systemEntry(poolAccount(round_no), bull + bear),
      ],
    })
    afterCommit(tx, changed)
  })
}
