import type { Kinds } from './kind.ts'
import { kinds as addresses } from './kinds/addresses.ts'
import { kinds as ai } from './kinds/ai.ts'
import { kinds as funds } from './kinds/funds.ts'
import { kinds as futures } from './kinds/futures.ts'
import { kinds as loans } from './kinds/loans.ts'
import { kinds as market } from './kinds/market.ts'
import { kinds as matching } from './kinds/matching.ts'
import { kinds as members } from './kinds/members.ts'
import { kinds as prediction } from './kinds/prediction.ts'
import { kinds as spot } from './kinds/spot.ts'
import { kinds as wealth } from './kinds/wealth.ts'

const files: readonly Kinds[] = [
  addresses,
  ai,
  funds,
  futures,
  loans,
  market,
  matching,
  members,
  prediction,
  spot,
  wealth,
]

/**
 * Maps each kind of test vectors to the function that runs a vector with the shipped code. If two files export the same
 * kind, the vectors of one of them fail.
 */
export const served: Kinds = Object.assign({}, ...files)
