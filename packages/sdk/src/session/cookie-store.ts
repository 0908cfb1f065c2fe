import { memoryStore } from './memory-store.ts'
import { rawCookies, readCookie } from './read-cookie.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Creates a store that keeps the token in a first-party cookie (`SameSite=Lax`) until the browser session ends. Scripts
 * of the page can read it. On https the cookie is `Secure` and its name begins with `__Host-`, so that no subdomain and
 * no other path can set a second one. If the page has two cookies of this name, the member counts as signed out, and
 * the store deletes those that the page can reach. If cookies are blocked, or if there is no page, as on a server or in a
 * worker, the token is kept in memory. No server reads the cookie: calls carry the token in `Api-Token`.
 * @param name Name of the cookie. If a page has clients of several exchanges, each exchange needs a name of its own.
 * Otherwise one exchange receives the token of another exchange.
 */
export function cookieStore(name = 'bourselet_token'): TokenStore {
  if (typeof document === 'undefined') return memoryStore()
  let kept: string | null = null
  let blocked = false
  // Safari refuses Secure cookies on http://localhost. So the Secure flag and the prefix `__Host-`, which requires this
  // flag, are used only with https.
  const isSecure = location.protocol === 'https:'
  const cookie = isSecure ? `__Host-${name}` : name
  const write = (value: string, path: string, more: string) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = `${cookie}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax${isSecure ? '; Secure' : ''}${more}`
    } catch {
      // If the browser blocks cookies, the token is kept in memory until the page is closed.
    }
  }
  const clear = () => {
    kept = null
    // A page sees cookies of its own path and of all parent paths, with or without a trailing slash, so each
    // of these paths is cleared.
    let path = ''
    for (const part of location.pathname.split('/')) {
      path += part
      write('', path || '/', '; Max-Age=0')
      path += '/'
      write('', path, '; Max-Age=0')
    }
  }
  return {
    get() {
      if (blocked) return kept
      if (rawCookies(cookie).length < 2) return readCookie(cookie)
      clear()
      return null
    },
    set(token) {
      // A cookie of the same name with another path would remain beside the new cookie, so all cookies of the
      // name are cleared first.
      if (rawCookies(cookie).length > 0) clear()
      kept = token
      write(token, '/', '')
      blocked = readCookie(cookie) !== token
    },
    clear,
  }
}
