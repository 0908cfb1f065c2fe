import type { Locale } from '../i18n/locale.ts'
import { useBourselet } from './use-bourselet.ts'

/**
 * Returns the language of this subtree: the provider's, else the member's choice, else the browser's, else
 * English.
 */
export const useLocale = (): Locale => useBourselet().locale
