/** Keeps the secret by which an exchange recognizes this device. */
export type DeviceStore = {
  get(): string | null
  set(token: string): void
}

/** Keeps it in the browser's storage, by exchange; in memory where there is no storage or it is blocked. */
export function deviceStore(baseUrl: string): DeviceStore {
  const key = `bourselet_device:${baseUrl}`
  let kept: string | null = null
  return {
    get() {
      try {
        return localStorage.getItem(key) ?? kept
      } catch {
        // No storage here, or a sandboxed frame that throws on any access.
        return kept
      }
    },
    set(token) {
      kept = token
      try {
        localStorage.setItem(key, token)
      } catch {
        // Blocked or full storage: what is kept in memory is all there is.
      }
    },
  }
}
