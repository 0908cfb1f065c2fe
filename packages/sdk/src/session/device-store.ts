/** A store for the secret by which an exchange recognizes this device. */
export type DeviceStore = {
  get(): string | null
  set(token: string): void
}

/**
 * Creates a store in the browser's storage, keyed by exchange; in memory if storage is missing or blocked.
 */
export function deviceStore(baseUrl: string): DeviceStore {
  const key = `bourselet_device:${baseUrl}`
  let kept: string | null = null
  return {
    get() {
      try {
        return localStorage.getItem(key) ?? kept
      } catch {
        // Access throws in a sandboxed frame, and servers have no storage.
        return kept
      }
    },
    set(token) {
      kept = token
      try {
        localStorage.setItem(key, token)
      } catch {
        // Storage can be blocked or full. Then the token is kept in memory until the page is closed.
      }
    },
  }
}
