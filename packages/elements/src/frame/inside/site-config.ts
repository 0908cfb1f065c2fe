import type { PageSettings } from '../../settings.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Returns the settings with the API address from the site's `config.json`; the site's own origin if it names
 * none.
 */
export async function loadSettings(): Promise<PageSettings> {
  const own: PageSettings = { site: location.origin, apiBase: location.origin }
  // config.json is in the folder of the site's first page, one folder above frame.html.
  const answer = await fetch(new URL('../config.json', location.href)).catch(() => null)
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return own
  const given = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return {
    ...own,
    ...(isText(given.apiBase) ? { apiBase: given.apiBase.replace(/\/+$/, '') } : {}),
    ...(typeof given.streamUrl === 'string' ? { streamUrl: given.streamUrl } : {}),
    ...(isText(given.locale) ? { locale: given.locale } : {}),
  }
}
