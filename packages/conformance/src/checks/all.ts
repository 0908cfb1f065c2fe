import { presenceChecks } from './calls/presence.ts'
import { shapeChecks } from './calls/shapes.ts'
import { transportChecks } from './calls/transport.ts'
import type { Check } from './check.ts'
import { keyChecks } from './idempotency/keys.ts'
import { orderChecks as repeatedOrderChecks } from './idempotency/orders.ts'
import { bookChecks } from './market/book.ts'
import { candleChecks } from './market/candles.ts'
import { contractChecks } from './market/contracts.ts'
import { symbolChecks } from './market/symbols.ts'
import { tradeChecks } from './market/trades.ts'
import { pageChecks } from './paging/pages.ts'
import { fieldChecks } from './refusals/fields.ts'
import { orderChecks } from './refusals/orders.ts'
import { numberCheck, valueChecks } from './refusals/values.ts'
import { logInChecks } from './sessions/log-in.ts'
import { originChecks } from './sessions/origins.ts'
import { tokenChecks } from './sessions/tokens.ts'
import { memberChecks } from './stream/members.ts'
import { messageCheck } from './stream/messages.ts'
import { sequenceChecks } from './stream/sequence.ts'
import { topicChecks } from './stream/topics.ts'

/** All checks in the order in which they run. */
export const allChecks: readonly Check[] = [
  ...[...presenceChecks, ...shapeChecks, ...transportChecks],
  ...[...fieldChecks, ...valueChecks, ...orderChecks],
  ...[...tokenChecks, ...logInChecks, ...originChecks],
  ...[...repeatedOrderChecks, ...keyChecks],
  ...pageChecks,
  ...[...topicChecks, messageCheck, ...sequenceChecks, ...memberChecks],
  ...[...symbolChecks, ...contractChecks, ...bookChecks, ...candleChecks, ...tradeChecks],
  // This check must run last, because it examines the refusals that all other checks have received.
  numberCheck,
]
