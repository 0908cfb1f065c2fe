/**
 * Returns the broadcast channel to other tabs with this name; undefined if the browser forbids it, as Firefox does while
 * it blocks cookies.
 */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
