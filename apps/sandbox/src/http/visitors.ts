import type { Members } from '../members/members.ts'
import type { SignedIn } from '../members/tokens.ts'
import { networkOf } from './client-address.ts'
import type { RateLimits } from './rate-limits.ts'

/** Identifies members by their session tokens. */
export interface Visitors {
  /**
   * Returns the member to whom a valid token belongs; null for any other text. A token that is not in memory needs a
   * database query. If a network has sent too many unknown tokens, TOO_MANY_REQUESTS is thrown before the query.
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
      let isWrong = false
      try {
        const visitor = await members.authenticate(token)
        isWrong = visitor === null
        return visitor
      } finally {
        // A database error does not show that the token is wrong, so the limit of wrong tokens does not count the
        // request.
        if (!isWrong) limits.giveBack(wrongTokens, network)
      }
    },
  }
}
