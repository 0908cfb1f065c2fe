import { createContext, type ReactNode, useEffect, useMemo } from 'react'
import type { Locale } from '../i18n/locale.ts'
import type { BourseletClient, PageClient } from './client.ts'
import { type Page, pageOf } from './page.ts'
import type { Density, MarketColours, Theme } from './preferences.ts'
import { useBrowserLocale } from './use-browser-locale.ts'
import { useStore } from './use-store.ts'

export type BourseletProviderProps = {
  /**
   * The client from `createBourselet()`. All page-wide state belongs to this object, so create it once. The widgets of
   * public market data (`Ticker`, `CoinList`, `OrderBook`, `DepthChart`, `RecentTrades`, `PriceChart`) also accept a
   * client from `createMarketClient()`; all other widgets fail with it.
   */
  client: PageClient
  /** Language of this subtree. Default: the member's choice, otherwise the language of the browser. */
  locale?: Locale
  /** Theme of this subtree. Default: the member's choice, then `data-bl-theme` of an ancestor, then dark. */
  theme?: Theme
  /**
   * Colors of rising and falling prices in this subtree. Default: the member's choice, otherwise the colors that an
   * ancestor element sets.
   */
  marketColours?: MarketColours
  /**
   * Height of rows and controls in this subtree. Default: the member's choice, otherwise the default height of each
   * widget.
   */
  density?: Density
  /**
   * Called with an error that a widget threw and the name of the widget, so that the page can report it. The
   * error is also logged to the console.
   */
  onError?: (error: unknown, widget: string) => void
  /**
   * True if the widgets run in an iframe on a page of another site. The member must then confirm every order, even if
   * they have turned confirmations off. The props `side` and `price` fill only fields that the member has not filled.
   * Default false.
   */
  framed?: boolean
  children?: ReactNode
}

export type BourseletContextValue = {
  sdk: BourseletClient
  page: Page
  locale: Locale
  theme: Theme | undefined
  marketColours: MarketColours | undefined
  density: Density | undefined
  onError: ((error: unknown, widget: string) => void) | undefined
  isFramed: boolean
}

export const BourseletContext = createContext<BourseletContextValue | null>(null)

/**
 * Provides a client to the widgets below it. Providers with the same client share their data, even in different
 * React roots.
 */
export function BourseletProvider({
  client,
  theme,
  marketColours,
  onError,
  framed: isFramed = false,
  children,
  ...given
}: BourseletProviderProps) {
  const page = pageOf(client)
  const chosen = useStore(page.preferences, (preferences) => preferences.locale)
  const chosenDensity = useStore(page.preferences, (preferences) => preferences.density)
  const browserLocale = useBrowserLocale()
  const locale = given.locale ?? chosen ?? browserLocale
  const density = given.density ?? chosenDensity ?? undefined
  const value = useMemo(
    // `client` may be a market client. The type assertion is safe, because widgets of market data use only the parts of
    // a client that a market client also has.
    () => ({
      sdk: client as BourseletClient,
      page,
      locale,
      theme,
      marketColours,
      density,
      onError,
      isFramed,
    }),
    [client, page, locale, theme, marketColours, density, onError, isFramed],
  )
  // The server returns content and product names in the language of this setting.
  useEffect(() => client.setLanguage(locale), [client, locale])
  // A mounted query client requests outdated answers again when the page becomes visible. The query client listens to
  // browser events while it is mounted, and these listeners keep it in memory. So it is mounted only while a provider
  // is mounted, and never on a server.
  useEffect(() => {
    page.queryClient.mount()
    return () => page.queryClient.unmount()
  }, [page])
  return <BourseletContext.Provider value={value}>{children}</BourseletContext.Provider>
}
