import { readCookie } from '../session/read-cookie.ts'
import { plainHeaders } from './plain-headers.ts'

const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'X-XSRF-TOKEN'

/**
 * Creates the function that returns the headers of every request. The XSRF cookie and header have the same
 * names as in axios.
 */
export function createBaseHeaders(baseUrl: string, language: () => string): () => Record<string, string> {
  // Other origins must not receive the XSRF cookie of this page.
  const withXsrf =
    typeof document !== 'undefined' && new URL(baseUrl, location.href).origin === location.origin
  return () => {
    const headers = plainHeaders(language())
    const xsrf = withXsrf ? readCookie(XSRF_COOKIE) : null
    if (xsrf) headers[XSRF_HEADER] = xsrf
    return headers
  }
}
