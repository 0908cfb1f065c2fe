import type { Members } from '../members/members.ts'
import type { SignedIn } from '../members/tokens.ts'
import { networkOf } from './client-address.ts'
import type { RateLimits } from './rate-limits.ts'

/** Recognizes visitors by their tokens. */
export interface Visitors {
  /**
   * Returns the member of a valid token, or null for any other text. A token that is not in memory costs a
   * query, so unknown tokens are counted by address: throws TOO_MANY_REQUESTS before the query if there were
   * too many.
   */
  authenticate(token: string, address: string): Promise<SignedIn | null>
}

export function visitorsOf(
  members: Pick<Members, 'authenticate' | 'isKnown'>,
  limits: RateLimits,
  wrongTokensPerMinute: number,
): Visitors {
  const wrongTokens = { name: 'wrong tokens', limit: wrongTokensPerMinute, seconds: 60 }
  return {
    async authenticate(token, address) {
      if (members.isKnown(token)) return members.authenticate(token)
      const network = networkOf(address)
      limits.spend(wrongTokens, network)
      const visitor = await members.authenticate(token)
      if (visitor) limits.giveBack(wrongTokens, network)
      return visitor
    },
  }
}
