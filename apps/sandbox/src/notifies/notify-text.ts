import { fillIn } from '../content/fill-in.ts'
import { textsIn } from '../content/texts-in.ts'
import type { Language } from '../http/routes.ts'
import type en from './texts/en.json'

/** Name of a message to a member. */
export type NotifyName = keyof typeof en

/** Title and content of each message, by language. */
export const notifyTexts = textsIn<typeof en>(new URL('./texts/', import.meta.url))

/**
 * Returns the title and content of a message in a language, with the values filled in. Numbers are written as in that
 * language.
 */
export function notifyText(
  name: NotifyName,
  params: Record<string, string>,
  language: Language,
): { title: string; content: string } {
  const { title, content } = notifyTexts[language][name]
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    nonNumbers.has(key) ? value : numberText(trimmed(value), language),
  ])
  return { title, content: fillIn(content, Object.fromEntries(shown)) }
}

/** Names of message values that are not numbers, although they may consist of digits. */
const nonNumbers: ReadonlySet<string> = new Set(['order_no', 'symbol', 'symbols', 'coin', 'date', 'email'])

/** Returns a number in the format of the language, with all of its decimals. Other values stay unchanged. */
function numberText(value: string, language: Language): string {
  const [isNumber, decimals = ''] = /^-?\d+(?:\.(\d+))?$/.exec(value) ?? []
  if (isNumber === undefined) return value
  const options = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }
  return new Intl.NumberFormat(language, options).format(value as Intl.StringNumericLiteral)
}

/** Returns an amount with eight decimals without its trailing zeros. Other values stay unchanged. */
const trimmed = (value: string) => (/^-?\d+\.\d{8}$/.test(value) ? value.replace(/\.?0+$/, '') : value)
