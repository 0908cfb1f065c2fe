import { createContext, type ReactNode, useMemo } from 'react'
import type { Locale } from '../i18n/locale.ts'
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

export type BourseletContextValue = Omit<BourseletProviderProps, 'children' | 'client'> & {
  sdk: BourseletClient
  page: Page
}

export const BourseletContext = createContext<BourseletContextValue | null>(null)

/** Gives the widgets below it a client. Providers of the same client share their data, also between React roots. */
export function BourseletProvider({
  client,
  locale,
  theme,
  marketColours,
  children,
}: BourseletProviderProps) {
  const value = useMemo(
    () => ({ sdk: client, page: pageOf(client), locale, theme, marketColours }),
    [client, locale, theme, marketColours],
  )
  return <BourseletContext value={value}>{children}</BourseletContext>
}
