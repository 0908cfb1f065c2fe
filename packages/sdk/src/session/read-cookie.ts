/** The value of a cookie of this page; null where there is none, no document, or no access. */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || null
  } catch {
    // No document here, a sandboxed frame that throws on any access, a foreign cookie that is malformed: none.
    return null
  }
}
