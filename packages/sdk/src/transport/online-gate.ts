/**
 * Creates the check that runs before a write. `navigator.onLine` is only a hint: if it is false, one cheap
 * read decides, shared by all writes that wait. A blocked write is rejected, never queued, because prices and
 * intentions change.
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
