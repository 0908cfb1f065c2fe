import type { OperationId } from '@bourselet/openapi'
import { endedSession } from '../../target/ended-session.ts'
import { type OrderProduct, placedOrder } from '../../target/placed-order.ts'
import { repeatedQuote } from '../../target/repeated-quote.ts'
import { repeatedTransfer } from '../../target/repeated-transfer.ts'
import type { Target } from '../../target/target.ts'
import type { Need } from '../check.ts'

interface Exercise {
  needs: readonly Need[]
  /**
   * Sends the requests of a scenario in which the call succeeds. The effects of these requests are undone at the end of
   * the run.
   */
  run(target: Target): Promise<unknown>
}

const trade: readonly Need[] = ['member', 'write']

const order = (product: OrderProduct) => (target: Target) => placedOrder(target, product)

/** Writes that the run sends in order to check their successful answers, by the name of the call. */
export const exercises: Partial<Record<OperationId, Exercise>> = {
  'session.login': { needs: ['password'], run: async () => {} },
  'account.update': { needs: ['member', 'password'], run: endedSession },
  'spot.place': { needs: trade, run: order('spot') },
  'spot.cancel': { needs: trade, run: order('spot') },
  'futures.place': { needs: trade, run: order('futures') },
  'futures.cancel': { needs: trade, run: order('futures') },
  'convert.convert': { needs: trade, run: repeatedQuote },
  'convert.exchange': { needs: [...trade, 'fundPassword'], run: repeatedTransfer },
}
