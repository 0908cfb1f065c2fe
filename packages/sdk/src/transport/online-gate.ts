/**
 * Creates the function that checks before a write that the device is online. `navigator.onLine` is only a hint: if it
 * is false, all waiting writes share one cheap read and are sent only if this read succeeds. A write without a
 * connection is rejected, not queued, because prices and the member's intention may change meanwhile.
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
