/** Returns every value that this page has of a cookie, as it is written. None without a document or access to it. */
export function rawCookies(name: string): string[] {
  try {
    const pairs = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`))
    return pairs.map((pair) => pair.slice(name.length + 1))
  } catch {
    // No document here, or a sandboxed frame that throws on any access.
    return []
  }
}

/**
 * Returns the value of a cookie, or null. Several cookies of one name are none: a page on another port or subdomain can
 * add one for a longer path, and the browser then lists it first.
 */
export function readCookie(name: string): string | null {
  const [value, ...others] = rawCookies(name)
  if (!value || others.length > 0) return null
  try {
    return decodeURIComponent(value)
  } catch {
    // A foreign cookie that is malformed.
    return null
  }
}
