import { readCookie } from './read-cookie.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Keeps the token in a first-party cookie (`SameSite=Lax`, `Secure` on https) that dies with the browser.
 * The default in a page. Where cookies are blocked it lives in memory. No server reads the cookie: calls carry the
 * token in `Api-Token`.
 */
export function cookieStore(name = 'bourselet_token'): TokenStore {
  let kept: string | null = null
  let blocked = false
  const write = (value: string, more: string) => {
    // Safari refuses Secure cookies on http://localhost, so the flag follows the page.
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${more}`
    } catch {
      // Blocked storage: what is kept in memory is all there is.
    }
  }
  return {
    get: () => (blocked ? kept : readCookie(name)),
    set(token) {
      kept = token
      write(token, '')
      blocked = readCookie(name) !== token
    },
    clear() {
      kept = null
      write('', '; Max-Age=0')
    },
  }
}
