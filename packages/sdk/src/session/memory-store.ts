import type { TokenStore } from './token-store.ts'

/**
 * Creates a store that keeps the token as long as the client exists. The default without a document: Node,
 * workers.
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
