/**
 * Settings of the site that an operator can change without a new build. They are in the file `config.json`
 * beside index.html, in which every field is optional.
 */
export interface SiteConfig {
  /** Address of the API without the path `/data/…`. Default: the origin of the page. */
  apiBase: string
  /**
   * Address of the stream. Default: `/ws` at the API address. An empty text turns the stream off; the site then
   * polls.
   */
  streamUrl?: string
  name: string
  /** Address of a logo image. Default: the built-in logo. */
  logo?: string
  theme: 'dark' | 'light' | 'system'
  /**
   * Language for users who have not chosen one. Default: the language of the browser if the site supports it, otherwise
   * English.
   */
  locale?: string
  /** Style tokens of the widgets, such as `{"--bl-accent": "oklch(.6 .2 30)"}`. */
  tokens: Record<string, string>
}

const defaults = (): SiteConfig => ({
  apiBase: location.origin,
  name: 'Bourselet',
  theme: 'dark',
  tokens: {},
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Check = (value: unknown) => boolean
const isString: Check = (value) => typeof value === 'string'
/**
 * All fields of the file, each with the function that checks its value. The site itself does not use `embedSessions`;
 * the frames of the tags read this field.
 */
const FIELDS: Record<string, Check> = {
  apiBase: isText,
  streamUrl: isString,
  name: isText,
  logo: isText,
  theme: (value) => value === 'dark' || value === 'light' || value === 'system',
  locale: isText,
  tokens: isObject,
  embedSessions: (value) => typeof value === 'boolean',
}

/** Returns a warning for each field or style token of the file that is unknown or has an invalid value. */
function warningsOf(raw: unknown): string[] {
  if (!isObject(raw)) return ['the file is not a JSON object']
  const problem = (name: string, value: unknown, check: Check | undefined) =>
    check ? !check(value) && `${name} cannot be ${JSON.stringify(value)}` : `${name} is unknown`
  const tokens = isObject(raw.tokens) ? Object.entries(raw.tokens) : []
  return [
    ...Object.entries(raw).map(([name, value]) =>
      problem(name, value, Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined),
    ),
    ...tokens.map(([name, value]) =>
      problem(`tokens.${name}`, value, name.startsWith('--bl-') ? isText : undefined),
    ),
  ].filter((text) => text !== false)
}

/**
 * Returns the valid fields of a parsed configuration file, and the defaults for all other fields. Writes a warning to
 * the console for each unknown field or style token and for each invalid value.
 */
export function readSiteConfig(raw: unknown, fallback: SiteConfig = defaults()): SiteConfig {
  for (const warning of warningsOf(raw)) console.warn(`bourselet: config.json: ${warning}`)
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

/** Wait in ms before a failed request for `config.json` is repeated. */
const RETRY_MS = 3_000

/**
 * Fetches `/config.json` and returns the settings in it. Returns the defaults if the site has no such file or the file
 * is malformed. Repeats the request while the server cannot be reached or answers with a status of 500 or above. The
 * defaults are not used in this case, because they contain neither the operator's name nor the address of the
 * operator's API.
 */
export async function loadSiteConfig(): Promise<SiteConfig> {
  for (;;) {
    // With the mode `no-cors`, every browser reuses the file that index.html preloads. With the mode `cors`, WebKit
    // would load the file a second time.
    const response = await fetch('/config.json', { mode: 'no-cors', credentials: 'include' }).catch(
      () => null,
    )
    const text = response && response.status < 500 ? await response.text().catch(() => null) : null
    if (response && text !== null) return configOf(response, text)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

function configOf(response: Response, text: string): SiteConfig {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return defaults()
  try {
    return readSiteConfig(JSON.parse(text))
  } catch (error) {
    console.error(`bourselet: config.json is malformed, so the site uses the defaults: ${error}`)
    return defaults()
  }
}
