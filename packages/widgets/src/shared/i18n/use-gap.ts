import { useLocale } from '../provider/use-locale.ts'

/**
 * Returns the separator between two parts of a text, such as a sentence and its link: a space, or an empty string in
 * Chinese and Japanese.
 */
export const useGap = (): ' ' | '' => (/^(zh|ja)/.test(useLocale()) ? '' : ' ')
