/**
 * Returns the address `/ws` next to the API (https becomes wss). Null if the base is relative and there is no
 * page to resolve it.
 */
export function streamUrl(baseUrl: string): string | null {
  const page = typeof location === 'undefined' ? undefined : location.href
  try {
    return new URL(`${baseUrl}/ws`, page).href.replace(/^http/, 'ws')
  } catch {
    return null
  }
}
