import { accountView, positionView } from '@bourselet/sandbox/src/features/futures/position-views.ts'
import { type Portfolio, SYMBOL } from './portfolio.ts'

/** Returns the positions in the form in which widgets receive them, each with the futures account of its member. */
export function tableOf({ members, venue }: Portfolio) {
  return members.map((memberId) => ({
    row: positionView(venue, venue.position(memberId, SYMBOL)!, 50_000n),
    account: accountView(venue, memberId, 50_000n),
  }))
}
