import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Invitation, team, referral rewards, daily sign-in. */
export const invite = (call: Call) => ({
  /** Code, link, numbers and rewards (USDT value) of the team, with its members by page. */
  team: (request: Request<'invite.team'> = {}, options?: CallOptions): Answer<'invite.team'> =>
    call('invite.team', request, options),

  /** Signs in for the UTC day and credits the reward in USDT. Refuses ALREADY_SIGNED. */
  signToday: (options?: CallOptions): Answer<'invite.signToday'> =>
    call('invite.signToday', undefined, options),

  /** The last daily sign-in, the streak and the seven days of the cycle. */
  signLog: (options?: CallOptions): Answer<'invite.signLog'> => call('invite.signLog', undefined, options),
})
