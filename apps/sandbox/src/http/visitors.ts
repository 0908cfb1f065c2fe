import type { Members } from '../members/members.ts'
import type { SignedIn } from '../members/tokens.ts'
import { networkOf } from './client-address.ts'
import type { RateLimits } from './rate-limits.ts'

/** Recognizes visitors by their tokens. */
export interface Visitors {
  /**
   * Returns whose a living token is; null for any other text. A token that memory does not know costs a query, so
   * unknown ones are counted by address: throws TOO_MANY_REQUESTS before the query when there were too many.
   */
  recognise(token: string, address: string): Promise<SignedIn | null>
}

export function visitorsOf(
  members: Pick<Members, 'recognise' | 'isKnown'>,
  limits: RateLimits,
  wrongTokensPerMinute: number,
): Visitors {
  const wrongTokens = { name: 'wrong tokens', limit: wrongTokensPerMinute, seconds: 60 }
  return {
    async recognise(token, address) {
      if (members.isKnown(token)) return members.recognise(token)
      const network = networkOf(address)
      limits.take(wrongTokens, network)
      const visitor = await members.recognise(token)
      if (visitor) limits.giveBack(wrongTokens, network)
      return visitor
    },
  }
}
