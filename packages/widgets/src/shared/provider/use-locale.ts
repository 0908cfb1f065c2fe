import { useStore } from 'zustand/react'
import { type Locale, pickLocale } from '../i18n/locale.ts'
import { useBourselet } from './use-bourselet.ts'

/** The language of this subtree: the provider's, else the member's choice, else the browser's, else English. */
export function useLocale(): Locale {
  const { page, locale } = useBourselet()
  const chosen = useStore(page.preferences, (preferences) => preferences.locale)
  return locale ?? chosen ?? pickLocale(globalThis.navigator?.languages ?? [])
}
