import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Request } from '../../http/routes.ts'
import { orderView } from './order-view.ts'
import { roundView } from './round-view.ts'

/** Rounds that are over, newest first, with the member's own bet where there is one. */
export async function roundList(
  { index, clock }: Exchange,
  db: Reader,
  visitorId: number | null,
  request: NonNullable<Request<'prediction.rounds'>>,
) {
  // An option with a fixed time is in no round.
  if (request.mode === 'time') return pageOf(request, 0, [])
  let rows = db.selectFrom('rounds').where('status', 'in', ['settled', 'cancelled'])
  if (request.symbol !== undefined) rows = rows.where('symbol', '=', request.symbol)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(request)
  const rounds = await rows
    .selectAll()
    .orderBy('start_at', 'desc')
    .orderBy('symbol')
    .offset(offset)
    .limit(limit)
    .execute()
  const bets = await betsIn(
    db,
    visitorId,
    rounds.map(({ round_no }) => round_no),
  )
  const list = rounds.map((round): Schema<'RoundWithBet'> => {
    const bet = bets.get(round.round_no)
    return { ...roundView(round, index, clock.now()), ...(bet ? { my_bet: orderView(bet, round) } : {}) }
  })
  return pageOf(request, total, list)
}

async function betsIn(db: Reader, visitorId: number | null, roundNos: string[]) {
  if (visitorId === null || roundNos.length === 0) return new Map<string | null, never>()
  const bets = await db
    .selectFrom('option_orders')
    .selectAll()
    .where('member_id', '=', visitorId)
    .where('round_no', 'in', roundNos)
    .execute()
  return new Map(bets.map((bet) => [bet.round_no, bet]))
}
