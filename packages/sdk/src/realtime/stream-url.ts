/** `/ws` beside the API: https -> wss. Null where a relative base has no page to be relative to. */
export function streamUrl(baseUrl: string): string | null {
  const page = typeof location === 'undefined' ? undefined : location.href
  try {
    const url = new URL(baseUrl || '/', page)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.pathname = `${url.pathname.replace(/\/$/, '')}/ws`
    return url.href
  } catch {
    return null
  }
}
