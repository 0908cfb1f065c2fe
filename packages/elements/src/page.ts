import { type Bourselet, createBourselet, memoryStore, type TokenStore } from '@bourselet/sdk'
import { isLocale, type Locale, type MarketColours, pickLocale, type Theme } from '@bourselet/widgets'
import { type PageSettings, pageSettings, subscribeSettings } from './settings.ts'
import { isForeignPage } from './site.ts'

/** The client and appearance that the tags render with. */
export interface Setting {
  client: Bourselet
  locale: Locale | undefined
  theme: Theme | undefined
  marketColours: MarketColours | undefined
  /** True if this document is a frame on another site's page. */
  framed: boolean
}

/** A frame's hooks for its client. */
export interface Frame {
  /** Called and awaited before each call that writes. */
  beforeWrite(operation: string): Promise<void>
  /** Returns the client that the tags use. */
  wrap(client: Bourselet): Bourselet
}

let made: PageSettings = {}
let current: Setting | null = null
let frame: Frame | null = null
const listeners = new Set<() => void>()

const language = ({ locale }: PageSettings): Locale =>
  isLocale(locale) ? locale : pickLocale(navigator.languages)

const ownOrigin = () => new URL(import.meta.url).origin

/** A page of another origin never stores a token, because its scripts or a later visit could read it. */
const storeOf = ({ tokenStore }: PageSettings): TokenStore | undefined =>
  tokenStore === 'cookie' && !isForeignPage() ? undefined : memoryStore()

function open(settings: PageSettings): Bourselet {
  const store = storeOf(settings)
  const client = createBourselet({
    baseUrl: settings.apiBase ?? ownOrigin(),
    ...(settings.streamUrl ? { streamUrl: settings.streamUrl } : {}),
    ...(settings.streamUrl === '' ? { stream: false } : {}),
    ...(store ? { tokenStore: store } : {}),
    // Frames share signing in and out themselves, with those of the same partner alone.
    ...(frame ? { beforeWrite: frame.beforeWrite, syncTabs: false } : {}),
    language: language(settings),
  })
  return frame ? frame.wrap(client) : client
}

const toSetting = (client: Bourselet, settings: PageSettings): Setting => ({
  client,
  locale: isLocale(settings.locale) ? settings.locale : undefined,
  theme: settings.theme,
  marketColours: settings.marketColours,
  framed: frame !== null,
})

const sameClient = (a: PageSettings, b: PageSettings) =>
  a.apiBase === b.apiBase && a.streamUrl === b.streamUrl && a.tokenStore === b.tokenStore && a.site === b.site

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

/** Makes this page a frame, before its first tag. */
export function enterFrame(hooks: Frame): void {
  frame = hooks
}

/** Returns the page's shared setting; the first caller opens the client. */
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
