/**
 * Settings that an operator changes without rebuilding: the file `config.json` beside index.html. Every field
 * is optional.
 */
export interface SiteConfig {
  /** Origin (and path) that serves `/data/…`. Default: the origin of the page. */
  apiBase: string
  /** Address of the stream; default: `/ws` of the API base. Empty text: poll instead. */
  streamUrl?: string
  name: string
  /** Address of a logo image. Default: the built-in logo. */
  logo?: string
  theme: 'dark' | 'light' | 'system'
  /** Default language of a new visitor. If absent, it is the language of the browser, or else English. */
  locale?: string
  /** Widget tokens, such as `{"--bl-accent": "oklch(.6 .2 30)"}`. */
  tokens: Record<string, string>
}

const defaults = (): SiteConfig => ({
  apiBase: location.origin,
  name: 'Bourselet',
  theme: 'dark',
  tokens: {},
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns the well-formed fields of a parsed file, with defaults for the others. */
export function readSiteConfig(raw: unknown, fallback: SiteConfig = defaults()): SiteConfig {
  if (typeof raw !== 'object' || raw === null) return fallback
  const given = raw as Record<string, unknown>
  const config: SiteConfig = { ...fallback }
  if (isText(given.apiBase)) config.apiBase = given.apiBase.replace(/\/+$/, '')
  if (typeof given.streamUrl === 'string') config.streamUrl = given.streamUrl
  if (isText(given.name)) config.name = given.name
  if (isText(given.logo)) config.logo = given.logo
  if (given.theme === 'dark' || given.theme === 'light' || given.theme === 'system')
    config.theme = given.theme
  if (isText(given.locale)) config.locale = given.locale
  if (typeof given.tokens === 'object' && given.tokens !== null)
    config.tokens = Object.fromEntries(
      Object.entries(given.tokens).filter(([name, value]) => name.startsWith('--bl-') && isText(value)),
    ) as Record<string, string>
  return config
}

/** Fetches `/config.json`; a site without the file uses the defaults. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json').catch(() => null)
  const isJson = response?.ok && response.headers.get('content-type')?.includes('json')
  return isJson ? readSiteConfig(await response.json()) : defaults()
}
