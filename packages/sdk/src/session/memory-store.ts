import type { TokenStore } from './token-store.ts'

/**
 * Creates a store that keeps the token as long as the client exists. It is the default.
 */
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
