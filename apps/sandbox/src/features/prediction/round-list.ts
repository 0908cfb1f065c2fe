import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { pagedRows, pageOf } from '../../http/page.ts'
import type { Request } from '../../http/routes.ts'
import { orderView } from './order-view.ts'
import { roundView } from './round-view.ts'

/** Returns a page of ended rounds, newest first. For a logged-in member, the rounds contain their own bets. */
export async function roundList(
  { index, clock }: Exchange,
  db: Reader,
  visitorId: number | null,
  request: NonNullable<Request<'prediction.rounds'>>,
) {
  // A request for time options gets an empty list, because time options have no rounds.
  if (request.mode === 'time') return { page: pageOf(request, 0), list: [] }
  const over = db.selectFrom('rounds').where('status', 'in', ['settled', 'cancelled'])
  const { page, list } = await pagedRows(over, request, {
    filters: ['symbol'],
    newest: 'start_at',
    within: 'symbol',
  })
  const bets = await betsIn(
    db,
    visitorId,
    list.map(({ round_no }) => round_no),
  )
  return {
    page,
    list: list.map((round): Schema<'RoundWithBet'> => {
      const bet = bets.get(round.round_no)
      return { ...roundView(round, index, clock.now()), ...(bet ? { my_bet: orderView(bet, round) } : {}) }
    }),
  }
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
