/**
 * Returns the raw values of all cookies of a name that the page can read. Returns an empty list if there is
 * no document or its cookies cannot be read.
 */
export function rawCookies(name: string): string[] {
  try {
    const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`))
    return pairs.map((pair) => pair.slice(name.length + 1))
  } catch {
    // Reading cookies throws in a sandboxed frame and on servers, which have no document.
    return []
  }
}

/**
 * Returns the value of a cookie, or null. Also returns null if there are several cookies of this name. A page on
 * another port or subdomain can set a second cookie of this name for a longer path. The browser lists that cookie
 * first, so the first cookie may be a forged one.
 */
export function readCookie(name: string): string | null {
  const [value, ...others] = rawCookies(name)
  if (!value || others.length > 0) return null
  try {
    return decodeURIComponent(value)
  } catch {
    // A cookie that cannot be decoded was not written by the client, so it is ignored.
    return null
  }
}
