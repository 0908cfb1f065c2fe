import type { PageSettings } from '../../settings.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export interface SiteConfig {
  settings: PageSettings
  /** True if the operator decides about each frame before it is shown. */
  embedSessions: boolean
}

/**
 * Returns the settings with the API address from the site's `config.json`; the site's own origin if it names
 * none.
 */
export async function loadSettings(): Promise<SiteConfig> {
  const own: PageSettings = { site: location.origin, apiBase: location.origin }
  // config.json is in the folder of the site's first page, one folder above frame.html.
  const answer = await fetch(new URL('../config.json', location.href)).catch(() => null)
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json'))
    return { settings: own, embedSessions: false }
  const given = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const settings = {
    ...own,
    ...(isText(given.apiBase) ? { apiBase: given.apiBase.replace(/\/+$/, '') } : {}),
    ...(typeof given.streamUrl === 'string' ? { streamUrl: given.streamUrl } : {}),
    ...(isText(given.locale) ? { locale: given.locale } : {}),
  }
  return { settings, embedSessions: given.embedSessions === true }
}
