import { createContext, type ReactNode, useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { type Locale, pickLocale } from '../i18n/locale.ts'
import type { BourseletClient } from './client.ts'
import { type Page, pageOf } from './page.ts'
import type { MarketColours, Theme } from './preferences.ts'

export type BourseletProviderProps = {
  /** The client from `createBourselet()`. Everything page-wide hangs on this object: make it once. */
  client: BourseletClient
  /** Language of this subtree. Without it: the member's choice, then the browser's. */
  locale?: Locale
  /** Theme of this subtree. Without it: the member's choice, then `data-bl-theme` of an ancestor, then dark. */
  theme?: Theme
  /** Colours of up and down in this subtree. Without it: the member's choice, then an ancestor's. */
  marketColours?: MarketColours
  /** Called with what a widget threw and the widget's name, for your own reports. The console has it as well. */
  onError?: (error: unknown, widget: string) => void
  /**
   * The widgets stand in a frame of another site's page. Orders are always confirmed, whatever the member chose, and
   * `side` and `price` from outside fill only what the member has not entered. Default false.
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
  onError: ((error: unknown, widget: string) => void) | undefined
  isFramed: boolean
}

export const BourseletContext = createContext<BourseletContextValue | null>(null)

/** Gives the widgets below it a client. Providers of the same client share their data, also between React roots. */
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
  const locale = given.locale ?? chosen ?? pickLocale(globalThis.navigator?.languages ?? [])
  const value = useMemo(
    () => ({ sdk: client, page, locale, theme, marketColours, onError, isFramed }),
    [client, page, locale, theme, marketColours, onError, isFramed],
  )
  // What the server words itself (contents, names of products) comes in the reader's language as well.
  useEffect(() => client.setLanguage(locale), [client, locale])
  return <BourseletContext value={value}>{children}</BourseletContext>
}
