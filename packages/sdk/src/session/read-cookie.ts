/** The value of a cookie of this page; null where there is none, no document, or no access. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null
  try {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1)) || null
    }
  } catch {
    // A sandboxed frame throws on any access, and a foreign cookie may be malformed: both mean "none".
  }
  return null
}
