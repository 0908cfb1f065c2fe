import type { Locale } from '../i18n/locale.ts'
import { useBourselet } from './use-bourselet.ts'

/**
 * Returns the language of the widgets: the language that the provider sets, otherwise the member's choice, otherwise
 * the language of the browser, otherwise English.
 */
export const useLocale = (): Locale => useBourselet().locale
