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
  children?: ReactNode
}

export type BourseletContextValue = {
  sdk: BourseletClient
  page: Page
  locale: Locale
  theme: Theme | undefined
  marketColours: MarketColours | undefined
}

export const BourseletContext = createContext<BourseletContextValue | null>(null)

/** Gives the widgets below it a client. Providers of the same client share their data, also between React roots. */
export function BourseletProvider({
  client,
  theme,
  marketColours,
  children,
  ...given
}: BourseletProviderProps) {
  const page = pageOf(client)
  const chosen = useStore(page.preferences, (preferences) => preferences.locale)
  const locale = given.locale ?? chosen ?? pickLocale(globalThis.navigator?.languages ?? [])
  const value = useMemo(
    () => ({ sdk: client, page, locale, theme, marketColours }),
    [client, page, locale, theme, marketColours],
  )
  // What the server words itself (contents, names of products) comes in the reader's language as well.
  useEffect(() => client.setLanguage(locale), [client, locale])
  return <BourseletContext value={value}>{children}</BourseletContext>
}
