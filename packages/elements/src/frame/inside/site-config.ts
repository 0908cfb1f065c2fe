import type { PageSettings } from '../../settings.ts'

/** Time in ms after which a fetch of `config.json` is ended, and after which a failed one is repeated. */
const FETCH_MS = 10_000
const RETRY_MS = 3_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export interface SiteConfig {
  settings: PageSettings
  /** True if the operator decides about each frame before it is shown. */
  embedSessions: boolean
}

/**
 * Returns the settings with the API address from the site's `config.json`; the site's own origin if it names none or
 * does not exist. Repeats a failed fetch until one succeeds, because without the file it is unknown if the operator
 * requires sessions. Until then the frame sends nothing to its page, so the tag shows that the site cannot be shown.
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
  // Any other value than `false`, such as the text "true", is meant to require sessions.
  return { settings, embedSessions: (given.embedSessions ?? false) !== false }
}

/**
 * Returns the content of `config.json`; an empty object if the site has no such file, which is only a 404 or another
 * file instead of it, as static hosts answer for unknown paths. Throws for every other answer.
 */
async function fetchConfig(): Promise<Record<string, unknown>> {
  // config.json is in the folder of the site's first page, one folder above frame.html.
  const answer = await fetch(new URL('../config.json', location.href), {
    signal: AbortSignal.timeout(FETCH_MS),
  })
  if (answer.status === 404) return {}
  if (!answer.ok) throw new Error(`config.json: HTTP ${answer.status}`)
  const text = await answer.text()
  const isMeantAsJson = answer.headers.get('content-type')?.includes('json') || /^\s*\{/.test(text)
  if (!isMeantAsJson) return {}
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('config.json: not an object')
  return given as Record<string, unknown>
}
