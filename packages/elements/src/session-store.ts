import type { TokenStore } from '@bourselet/sdk'

const KEY = 'bourselet.token'

function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/**
 * Keeps the token for this browser tab: the frames of one page share it, other tabs, other partners' pages and a later
 * browser do not have it, and it is never sent in a message. Where storage is blocked it lives in memory.
 */
export function sessionStore(): TokenStore {
  let kept: string | null = null
  const blocked = attempt((storage) => storage.length) === null
  return {
    get: () => (blocked ? kept : attempt((storage) => storage.getItem(KEY))),
    set(token) {
      kept = token
      attempt((storage) => storage.setItem(KEY, token))
    },
    clear() {
      kept = null
      attempt((storage) => storage.removeItem(KEY))
    },
  }
}
