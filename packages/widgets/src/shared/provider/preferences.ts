import { createStore, type StoreApi } from 'zustand/vanilla'
import { isLocale, type Locale } from '../i18n/locale.ts'
import type { ChartPreferences } from './chart-preferences.ts'

export type Theme = 'dark' | 'light' | 'auto'
/** The height of rows and controls: `compact` for trading, `comfortable` for forms. */
export type Density = 'compact' | 'comfortable'
export type MarketColours = 'green-up' | 'red-up' | 'blue-orange'

/** The distances past the market in percent that a member can choose as `priceGuard`. */
export const priceGuards = ['0.5', '1', '2', '3'] as const
export type PriceGuard = (typeof priceGuards)[number]

/**
 * The member's choices on this device. A value is `null` if the member has chosen nothing, so that the page
 * uses its default.
 */
export type Preferences = {
  theme: Theme | null
  locale: Locale | null
  marketColours: MarketColours | null
  density: Density | null
  confirmOrders: boolean
  confirmBets: boolean
  /**
   * The distance past the market, in percent, from which a limit price must be confirmed. It is at most the market-order
   * protection of the symbol, which is also the default.
   */
  priceGuard: PriceGuard | null
  hideAmounts: boolean
  /** True if the keyboard shortcuts of a terminal are on, see `KeyboardShortcuts`. */
  shortcuts: boolean
  favourites: readonly string[]
  chart: ChartPreferences
  /**
   * Margin mode and leverage chosen by each member for each contract. A key is the member's id, a space and the symbol.
   * The stored values may be invalid, so the code that reads a choice checks its value.
   */
  contracts: Readonly<Record<string, unknown>>
  /**
   * The stored layouts of the terminals, by product. They may be invalid, so the code of the layouts checks
   * them.
   */
  layouts: Readonly<Record<string, unknown>>
}

export type PreferencesStore = StoreApi<Preferences>

const KEY = 'bourselet.preferences'
const MOST_FAVOURITES = 200

const defaults: Preferences = {
  theme: null,
  locale: null,
  marketColours: null,
  density: null,
  confirmOrders: true,
  confirmBets: true,
  priceGuard: null,
  hideAmounts: false,
  shortcuts: true,
  favourites: [],
  chart: {},
  contracts: {},
  layouts: {},
}

/** The detail of the event by which a store sends its changes to the other stores of the page. */
type Sent = readonly [sender: PreferencesStore, changes: Partial<Preferences>]

/**
 * Creates the store of the member's preferences. The preferences are kept in localStorage and are the same in all tabs.
 * Without localStorage, they are kept until the page is closed. Each client of a page has a store of its own. The
 * browser reports changes of localStorage only to other tabs, so each store sends its changes to the other stores of
 * its page.
 */
export function createPreferences(): PreferencesStore {
  const store = createStore<Preferences>(() => defaults)
  // A server has no storage. If it has rendered the page, the first render in the browser (hydration) uses the initial
  // state of the store, because both renders must have the same result.
  store.setState(parse(read()))
  let incoming = false
  const receive = (state: Partial<Preferences>) => {
    incoming = true
    store.setState(state)
    incoming = false
  }
  store.subscribe((state, before) => {
    if (incoming) return
    const isChanged = ([name, value]: [string, unknown]) => value !== before[name as keyof Preferences]
    const changes: Partial<Preferences> = Object.fromEntries(Object.entries(state).filter(isChanged))
    write(JSON.stringify({ ...parse(read()), ...changes }))
    globalThis.dispatchEvent?.(new CustomEvent<Sent>(KEY, { detail: [store, changes] }))
  })
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) receive(parse(event.newValue))
  })
  globalThis.addEventListener?.(KEY, (event) => {
    const [sender, changes] = (event as CustomEvent<Sent>).detail
    if (sender !== store) receive(changes)
  })
  return store
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Private windows and sandboxed frames can block the storage. The choice then lasts until the page is
    // closed.
  }
}

function parse(text: string | null): Preferences {
  let value: Partial<Record<keyof Preferences, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) value = parsed
  } catch {
    return defaults
  }
  const oneOf = <T extends string>(choice: unknown, all: readonly T[]): T | null =>
    all.find((one) => one === choice) ?? null
  return {
    theme: oneOf(value.theme, ['dark', 'light', 'auto']),
    locale: isLocale(value.locale) ? value.locale : null,
    marketColours: oneOf(value.marketColours, ['green-up', 'red-up', 'blue-orange']),
    density: oneOf(value.density, ['compact', 'comfortable']),
    confirmOrders: value.confirmOrders !== false,
    confirmBets: value.confirmBets !== false,
    priceGuard: oneOf(value.priceGuard, priceGuards),
    hideAmounts: value.hideAmounts === true,
    shortcuts: value.shortcuts !== false,
    favourites: Array.isArray(value.favourites)
      ? value.favourites.filter((one) => typeof one === 'string').slice(0, MOST_FAVOURITES)
      : [],
    chart: { ...(value.chart as ChartPreferences) },
    contracts: { ...(value.contracts as Preferences['contracts']) },
    layouts: { ...(value.layouts as Preferences['layouts']) },
  }
}
