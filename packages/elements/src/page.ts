import { type Bourselet, createBourselet, memoryStore } from '@bourselet/sdk'
import { isLocale, type Locale, type MarketColours, pickLocale, type Theme } from '@bourselet/widgets'

/** What a page says once for all its tags. */
export interface PageSettings {
  /** Origin (and path) that answers `/data/…`. Default: the origin that serves these scripts. */
  apiBase?: string
  /** Address of the stream. Default: `/ws` of the API base. Empty: poll instead. */
  streamUrl?: string
  locale?: string
  theme?: Theme
  marketColours?: MarketColours
  /**
   * Where the member's token lives. `memory` (default): until the page is left. `cookie`: kept for the
   * host page's origin, where every script of that page can read it.
   */
  tokenStore?: 'memory' | 'cookie'
}

/** What the tags render with. */
export interface Setting {
  client: Bourselet
  locale: Locale | undefined
  theme: Theme | undefined
  marketColours: MarketColours | undefined
}

let settings: PageSettings = {}
let current: Setting | null = null
const listeners = new Set<() => void>()

const language = (): Locale => (isLocale(settings.locale) ? settings.locale : pickLocale(navigator.languages))

const ownOrigin = () => new URL(import.meta.url).origin

function open(): Bourselet {
  return createBourselet({
    baseUrl: settings.apiBase ?? ownOrigin(),
    ...(settings.streamUrl ? { streamUrl: settings.streamUrl } : {}),
    ...(settings.streamUrl === '' ? { stream: false } : {}),
    ...(settings.tokenStore === 'cookie' ? {} : { tokenStore: memoryStore() }),
    language: language(),
  })
}

const toSetting = (client: Bourselet): Setting => ({
  client,
  locale: isLocale(settings.locale) ? settings.locale : undefined,
  theme: settings.theme,
  marketColours: settings.marketColours,
})

const sameClient = (a: PageSettings, b: PageSettings) =>
  a.apiBase === b.apiBase && a.streamUrl === b.streamUrl && a.tokenStore === b.tokenStore

/** Sets or changes what all tags of the page share. Another API base or token store means a new client. */
export function configure(changes: PageSettings): void {
  const next = { ...settings, ...changes }
  const keep = sameClient(settings, next)
  settings = next
  if (!current) return
  const { client } = current
  current = toSetting(keep ? client : open())
  if (keep) client.setLanguage(language())
  else client.close()
  for (const listener of listeners) listener()
}

/** The page's one setting; the client is opened by the first tag that asks. */
export function setting(): Setting {
  current ??= toSetting(open())
  return current
}

export function subscribeSetting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
