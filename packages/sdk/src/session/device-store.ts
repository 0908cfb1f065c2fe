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
        // There is no storage, or a sandboxed frame throws on any access.
        return kept
      }
    },
    set(token) {
      kept = token
      try {
        localStorage.setItem(key, token)
      } catch {
        // Storage is blocked or full, so the token exists in memory only.
      }
    },
  }
}
