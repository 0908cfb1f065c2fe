import { accountView } from '@bourselet/sandbox/src/features/futures/futures-account-view.ts'
import { positionView } from '@bourselet/sandbox/src/features/futures/position-view.ts'
import { type Portfolio, SYMBOL } from './portfolio.ts'

/** The positions as the widgets get them, each with the account behind it. */
export function tableOf({ members, venue }: Portfolio) {
  return members.map((memberId) => ({
    row: positionView(venue, venue.position(memberId, SYMBOL)!, '0.0005'),
    account: accountView(venue, memberId, '0.0005'),
  }))
}
