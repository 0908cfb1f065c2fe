import type { Bourselet } from '@bourselet/sdk'
import { createMarketClient, type MarketClient } from '@bourselet/sdk/market'
import {
  type Density,
  type Locale,
  localeOf,
  type MarketColours,
  pickLocale,
  type Theme,
} from '@bourselet/widgets'
import { lazyPolling } from './lazy-polling.ts'
import { loadMemberClient } from './load-member-client.ts'
import { memberOpener, type OpenMember, onMemberOpener, setMemberOpener } from './member-opener.ts'
import type { PageSettings } from './page-settings.ts'
import { pageWide } from './page-wide.ts'
import { pageSettings, subscribeSettings } from './settings.ts'
import { isForeignPage, siteOrigin } from './site.ts'

/** The client and the appearance that all tags of the page share. */
export interface Setting {
  /**
   * The client of `createBourselet` if member tags run in the page, otherwise a smaller client of public market data
   * only.
   */
  client: MarketClient
  /**
   * Id of the client; each new client has the next id. When the id changes, the widgets are mounted again, because
   * their queries refer to the old client.
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
let isInFrame = false
const listeners = new Set<() => void>()

const language = ({ locale }: PageSettings): Locale => localeOf(locale) ?? pickLocale(navigator.languages)

/**
 * Returns true for a client of `createBourselet`, which has a `token`. Only an own property counts, because scripts of
 * the page may have added one to Object.prototype.
 */
const isWhole = (client: MarketClient): client is Bourselet => Object.hasOwn(client, 'token')

/**
 * Returns true if this page stores the member's token, so a member may be signed in before the page loads a member tag.
 * The page then needs the member client, for example so that a chart shows the member's fills.
 */
const hasStoredToken = ({ tokenStore }: PageSettings) => tokenStore === 'cookie' && !isForeignPage()

function open(settings: PageSettings): MarketClient {
  run += 1
  const options = {
    ...settings.client,
    baseUrl: settings.apiBase || siteOrigin(),
    ...(settings.streamUrl ? { streamUrl: settings.streamUrl } : {}),
    ...(settings.streamUrl === '' ? { stream: false } : {}),
    language: language(settings),
  }
  // On a page of another origin, such as a partner's page, each member tag is shown in an iframe with a client of its
  // own. So the page itself needs only the market data client.
  const openMember = memberOpener()
  if (openMember && !isForeignPage()) return openMember(options, settings.tokenStore)
  if (hasStoredToken(settings)) void loadMemberClient()
  return createMarketClient({ ...options, polling: lazyPolling })
}

const toSetting = (client: MarketClient, settings: PageSettings): Setting => ({
  client,
  run,
  locale: localeOf(settings.locale),
  theme: settings.theme,
  marketColours: settings.marketColours,
  density: settings.density,
  framed: isInFrame,
})

const sameClient = (a: PageSettings, b: PageSettings) =>
  (['apiBase', 'streamUrl', 'tokenStore', 'site', 'client'] as const).every((name) => a[name] === b[name])

function follow(): void {
  const before = made
  made = pageSettings()
  if (!current) return
  const { client } = current
  if (sameClient(before, made)) {
    // If the page configures no language, the client keeps its current language. `BourseletProvider` has set this
    // language, for example after a choice of the member.
    const locale = localeOf(made.locale)
    if (locale) client.setLanguage(locale)
    publish(client)
  } else replaceClient(client)
}

function replaceClient(before: MarketClient): void {
  publish(open(made))
  before.close()
  shareAll()
}

/** Calls `share` in every copy of this package on the page after this copy has opened a client. */
const shareAll = () => {
  for (const one of pageWide.clients) one()
}

/** Lets the copies of this package on the page use one socket. Does nothing while no other copy has opened a client. */
function share(): void {
  if (pageWide.clients.size > 1)
    void import('./share-socket.ts').then(({ shareSocket }) => shareSocket(current!.client), reportError)
}

function publish(client: MarketClient): void {
  current = toSetting(client, made)
  for (const listener of listeners) listener()
}

/** Returns true if the page has the code of the client that member tags need. */
export const hasMemberClient = () => memberOpener() !== null

/**
 * Replaces the client of market data when the code of the client of member tags is loaded, so that all tags of the page
 * share one client.
 */
function admitMembers(): void {
  if (current && !isForeignPage()) replaceClient(current.client)
}

/**
 * Marks this document as the document of a frame. `open` then creates the clients of the document. Must be called
 * before the first tag is rendered.
 */
export function enterFrame(open: OpenMember): void {
  setMemberOpener(open)
  isInFrame = true
}

/** Returns the client and the appearance that all tags of the page share. The first call opens the client. */
export function setting(): Setting {
  if (!current) {
    made = pageSettings()
    current = toSetting(open(made), made)
    subscribeSettings(follow)
    onMemberOpener(admitMembers)
    pageWide.clients.add(share)
    shareAll()
  }
  return current
}

/**
 * Returns the client that all tags of the page share, as the type that tags with a member's data need. Throws an Error
 * while the code of this client is not loaded and the page still uses the smaller client of market data.
 */
export function memberClient(): Bourselet {
  const { client } = setting()
  if (!isWhole(client)) throw new Error('The client of member tags has not been loaded')
  return client
}

export function subscribeSetting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
