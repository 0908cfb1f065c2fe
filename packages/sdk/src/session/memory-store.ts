import type { TokenStore } from './token-store.ts'

/** Creates a store that keeps the token in memory. It is the default of a client. */
export function memoryStore(): TokenStore {
  let token: string | null = null
  return {
    get: () => token,
    set(next) {
      token = next
    },
    clear() {
      token = null
    },
  }
}
