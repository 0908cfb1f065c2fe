/** `/ws` beside the API: https -> wss. Null where a relative base has no page to be relative to. */
export function streamUrl(baseUrl: string): string | null {
  const page = typeof location === 'undefined' ? undefined : location.href
  try {
    return new URL(`${baseUrl}/ws`, page).href.replace(/^http/, 'ws')
  } catch {
    return null
  }
}
