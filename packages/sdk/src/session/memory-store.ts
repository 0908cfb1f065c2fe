import type { TokenStore } from './token-store.ts'

/** Keeps the token for the life of the client. The default where there is no document: Node, workers. */
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
