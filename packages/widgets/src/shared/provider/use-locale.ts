import type { Locale } from '../i18n/locale.ts'
import { useBourselet } from './use-bourselet.ts'

/**
 * Returns the language of the widgets: that of the provider, otherwise the member's choice, otherwise that of
 * the browser, otherwise English.
 */
export const useLocale = (): Locale => useBourselet().locale
