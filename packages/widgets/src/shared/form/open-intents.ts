import { BourseletError, intentId } from '@bourselet/sdk'
import type { BourseletClient } from '../provider/client.ts'

const open = new WeakMap<BourseletClient, Map<string, string>>()

/**
 * Sends an intent under a number that is kept while nobody knows whether it happened: the same intent, sent again from
 * whatever form of the page, is then done once. `what` says what it is, without secrets.
 */
export async function sendIntent<T>(
  sdk: BourseletClient,
  what: string,
  send: (key: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const intents = open.get(sdk) ?? new Map<string, string>()
  open.set(sdk, intents)
  const idempotencyKey = intents.get(what) ?? intentId()
  intents.set(what, idempotencyKey)
  try {
    const answer = await send({ idempotencyKey })
    intents.delete(what)
    return answer
  } catch (thrown) {
    if (!(thrown instanceof BourseletError) || thrown.outcome !== 'unknown') intents.delete(what)
    throw thrown
  }
}
