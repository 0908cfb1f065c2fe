import { setTimeout } from 'node:timers/promises'

/** Waits for `work`. Returns true if it ends within `ms`, otherwise false. Throws if it fails. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const gaveUp = new AbortController()
  const late = setTimeout(ms, false, { signal: gaveUp.signal }).catch(() => false)
  return Promise.race([work.then(() => true), late]).finally(() => gaveUp.abort())
}
