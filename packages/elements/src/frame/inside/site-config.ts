import type { PageSettings } from '../../page-settings.ts'

/** Time limit of a request for `config.json`, and the wait before a failed request is repeated, both in ms. */
const FETCH_MS = 10_000
const RETRY_MS = 3_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export interface SiteConfig {
  settings: PageSettings
  /** True if the operator requires embed sessions and decides about each frame before it is shown. */
  embedSessions: boolean
}

/**
 * Returns the settings with the API address from the site's `config.json`. If the file does not exist or has no
 * API address, the address is the site's own origin. Repeats a failed request until one succeeds, because
 * without the file it is unknown if the operator requires sessions. Until then the frame sends nothing to its
 * page, so the tag shows an error message.
 */
export async function loadSettings(): Promise<SiteConfig> {
  for (;;) {
    try {
      return await fetchSettings()
    } catch (error) {
      console.error(`bourselet: the settings of the site could not be loaded: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

async function fetchSettings(): Promise<SiteConfig> {
  const own: PageSettings = { site: location.origin, apiBase: location.origin }
  const given = await fetchConfig()
  const settings = {
    ...own,
    ...(isText(given.apiBase) ? { apiBase: given.apiBase.replace(/\/+$/, '') } : {}),
    ...(typeof given.streamUrl === 'string' ? { streamUrl: given.streamUrl } : {}),
    ...(isText(given.locale) ? { locale: given.locale } : {}),
  }
  // Any value of `embedSessions` other than `false` requires embed sessions, even an invalid one such as the text
  // "true" or `null`. Without the field, no session is required.
  return { settings, embedSessions: given.embedSessions !== undefined && given.embedSessions !== false }
}

/**
 * Returns the content of `config.json`; an empty object if the site has no such file. The file counts as missing if the
 * answer is a 404 or an HTML page, because some static hosts answer unknown paths with the first page of the site.
 * Throws for every other answer, such as an empty file or a redirect to a log-in page.
 */
async function fetchConfig(): Promise<Record<string, unknown>> {
  // config.json is in the folder of the site's first page, one folder above frame.html.
  const answer = await fetch(new URL('../config.json', location.href), {
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_MS),
  })
  if (answer.status === 404) return {}
  if (!answer.ok) throw new Error(`config.json: HTTP ${answer.status}`)
  const text = await answer.text()
  const isPage = answer.headers.get('content-type')?.includes('text/html') && /^\s*</.test(text)
  if (isPage) return {}
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('config.json: not an object')
  return given as Record<string, unknown>
}
