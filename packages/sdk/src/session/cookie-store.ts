import { rawCookies, readCookie } from './read-cookie.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Keeps the token in a first-party cookie (`SameSite=Lax`) that ends with the browser session. The default in a page.
 * On https it is `Secure` and its name begins with `__Host-`, so that no subdomain and no other path can add a second
 * one. Two cookies of the name count as signed out, and both are deleted where the page can reach them. Where cookies
 * are blocked the token lives in memory. No server reads the cookie: calls carry the token in `Api-Token`.
 */
export function cookieStore(name = 'bourselet_token'): TokenStore {
  let kept: string | null = null
  let blocked = false
  // Safari refuses Secure cookies on http://localhost, so flag and prefix follow the page.
  const isSecure = location.protocol === 'https:'
  const cookie = isSecure ? `__Host-${name}` : name
  const write = (value: string, path: string, more: string) => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = `${cookie}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax${isSecure ? '; Secure' : ''}${more}`
    } catch {
      // Blocked storage: what is kept in memory is all there is.
    }
  }
  const clear = () => {
    kept = null
    // A cookie that this page sees has the page's path or one above it, with or without a slash at its end.
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
      // A cookie that somebody else put there would stand beside the new one.
      if (rawCookies(cookie).length > 0) clear()
      kept = token
      write(token, '/', '')
      blocked = readCookie(cookie) !== token
    },
    clear,
  }
}
