import { accountView, positionView } from '@bourselet/sandbox/src/features/futures/position-views.ts'
import { type Portfolio, SYMBOL } from './portfolio.ts'

/** Returns the positions as widgets receive them, each with its account. */
export function tableOf({ members, venue }: Portfolio) {
  return members.map((memberId) => ({
    row: positionView(venue, venue.position(memberId, SYMBOL)!, 50_000n),
    account: accountView(venue, memberId, 50_000n),
  }))
}
