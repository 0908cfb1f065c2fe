import type { TokenStore } from './token-store.ts'

const NAME = 'bourselet_token'

function readCookie(name: string): string | null {
  try {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1)) || null
    }
  } catch {
    // A sandboxed frame throws on any access, and a foreign cookie may be malformed: both mean "none".
  }
  return null
}

/**
 * Keeps the token in a first-party cookie (`SameSite=Lax`, `Secure` on https) that dies with the browser.
 * The default in a page. Where cookies are blocked it lives in memory. Nothing on the server reads the cookie:
 * calls carry the token in `Api-Token`.
 */
export function cookieStore(name = NAME): TokenStore {
  let kept: string | null = null
  const write = (value: string, more: string) => {
    // Safari refuses Secure cookies on http://localhost, so the flag follows the page.
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent in Safari and Firefox
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${more}`
    } catch {
      // Blocked storage: memory below is all there is.
    }
  }
  let blocked = false
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
