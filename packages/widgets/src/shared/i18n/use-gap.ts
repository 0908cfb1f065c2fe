import { useLocale } from '../provider/use-locale.ts'

/**
 * Returns what stands between two parts of a text in the user's language, such as a sentence and its link: a space, or
 * nothing in Chinese and Japanese.
 */
export const useGap = (): ' ' | '' => (/^(zh|ja)/.test(useLocale()) ? '' : ' ')
