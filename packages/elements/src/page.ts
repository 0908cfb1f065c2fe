import { type Bourselet, cookieStore, createBourselet, memoryStore, type TokenStore } from '@bourselet/sdk'
import {
  type Density,
  isLocale,
  type Locale,
  type MarketColours,
  pickLocale,
  type Theme,
} from '@bourselet/widgets'
import { type PageSettings, pageSettings, subscribeSettings } from './settings.ts'
import { isForeignPage, operatorSite } from './site.ts'

/** The client and the appearance that all tags of the page share. */
export interface Setting {
  client: Bourselet
  /**
   * Number of the client. When the number changes, the widgets are mounted again, because their queries refer
   * to the old client.
   */
  run: number
  locale: Locale | undefined
  theme: Theme | undefined
  marketColours: MarketColours | undefined
  density: Density | undefined
  /** True if this document is a frame on another site's page. */
  framed: boolean
}

let made: PageSettings = {}
let current: Setting | null = null
let run = 0
let openInFrame: typeof createBourselet | null = null
const listeners = new Set<() => void>()

const language = ({ locale }: PageSettings): Locale =>
  isLocale(locale) ? locale : pickLocale(navigator.languages)

/** Returns the origin of the operator's site, or that of the page if no site is known. */
const siteOrigin = () => (operatorSite() ?? location).origin

/**
 * Returns the token store that the settings name. On a page of another origin the token is kept in memory only,
 * because the page's own scripts could read a stored token, also on a later visit.
 */
const storeOf = ({ tokenStore }: PageSettings): TokenStore =>
  tokenStore === 'cookie' && !isForeignPage() ? cookieStore() : memoryStore()

function open(settings: PageSettings): Bourselet {
  run += 1
  return (openInFrame ?? createBourselet)({
    ...settings.client,
    baseUrl: settings.apiBase ?? siteOrigin(),
    ...(settings.streamUrl ? { streamUrl: settings.streamUrl } : {}),
    ...(settings.streamUrl === '' ? { stream: false } : {}),
    tokenStore: storeOf(settings),
    language: language(settings),
  })
}

const toSetting = (client: Bourselet, settings: PageSettings): Setting => ({
  client,
  run,
  locale: isLocale(settings.locale) ? settings.locale : undefined,
  theme: settings.theme,
  marketColours: settings.marketColours,
  density: settings.density,
  framed: openInFrame !== null,
})

const sameClient = (a: PageSettings, b: PageSettings) =>
  a.apiBase === b.apiBase &&
  a.streamUrl === b.streamUrl &&
  a.tokenStore === b.tokenStore &&
  a.site === b.site &&
  a.client === b.client

function follow(): void {
  const before = made
  made = pageSettings()
  if (!current) return
  const { client } = current
  const keep = sameClient(before, made)
  current = toSetting(keep ? client : open(made), made)
  if (keep) client.setLanguage(language(made))
  else client.close()
  for (const listener of listeners) listener()
}

/**
 * Marks this document as the document of a frame. `open` then creates its clients. Must be called before the
 * first tag is rendered.
 */
export function enterFrame(open: typeof createBourselet): void {
  openInFrame = open
}

/** Returns the client and the appearance that all tags of the page share. The first call opens the client. */
export function setting(): Setting {
  if (!current) {
    made = pageSettings()
    current = toSetting(open(made), made)
    subscribeSettings(follow)
  }
  return current
}

export function subscribeSetting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
