/**
 * Whether a write may start. `navigator.onLine` is only a hint: where it says no, one cheap read decides, shared by all
 * that ask meanwhile. A write that may not start is refused, never queued: prices and minds change.
 */
export function createOnlineGate(probe: () => Promise<unknown>): () => boolean | Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    if (typeof navigator === 'undefined' || navigator.onLine !== false) return true
    asking ??= probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }
}
