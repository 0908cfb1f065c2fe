/** A store for the device token, a secret by which an exchange recognizes this device. */
export type DeviceStore = {
  get(): string | null
  set(token: string): void
}

/**
 * Creates a store that keeps the device token in the browser's storage under the address of the exchange, or
 * in memory if storage is missing or blocked.
 */
export function deviceStore(baseUrl: string): DeviceStore {
  const key = `bourselet_device:${baseUrl}`
  let kept: string | null = null
  return {
    get() {
      try {
        return localStorage.getItem(key) ?? kept
      } catch {
        // Reading the storage throws in a sandboxed frame and on servers, which have no storage.
        return kept
      }
    },
    set(token) {
      kept = token
      try {
        localStorage.setItem(key, token)
      } catch {
        // If storage is blocked or full, the token is kept in memory until the page is closed.
      }
    },
  }
}
