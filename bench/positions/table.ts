import { accountView, positionView } from '@bourselet/sandbox/src/features/futures/position-views.ts'
import { type Portfolio, SYMBOL } from './portfolio.ts'

/** The positions as the widgets get them, each with the account behind it. */
export function tableOf({ members, venue }: Portfolio) {
  return members.map((memberId) => ({
    row: positionView(venue, venue.position(memberId, SYMBOL)!, 50_000n),
    account: accountView(venue, memberId, 50_000n),
  }))
}
