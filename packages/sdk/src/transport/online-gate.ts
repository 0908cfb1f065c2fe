import type { Timers } from './timers.ts'
import { type Running, withDeadline } from './with-deadline.ts'

const PROBE_MS = 3_000

/**
 * Whether a write may start. `navigator.onLine` is only a hint: where it says no, one cheap request decides, shared by
 * all that ask meanwhile. A write that may not start is refused, never queued: prices and minds change.
 */
export function createOnlineGate(
  probe: (signal: AbortSignal) => Promise<unknown>,
  timers: Timers,
  running: Running,
): () => boolean | Promise<boolean> {
  let asking: Promise<boolean> | null = null
  const ask = async () => {
    try {
      await withDeadline({ timers, running, ms: PROBE_MS }, probe)
      return true
    } catch {
      return false
    } finally {
      asking = null
    }
  }
  return () => {
    if (typeof navigator === 'undefined' || navigator.onLine !== false) return true
    asking ??= ask()
    return asking
  }
}
