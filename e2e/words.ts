import { readMessages } from '../packages/widgets/read-messages.ts'

export const locales = ['en', 'zh-CN', 'zh-TW', 'ko', 'ja', 'fr', 'pt', 'es'] as const
export type Locale = (typeof locales)[number]

const files = new Map<string, object>()

/**
 * Returns a function that looks up the shipped messages of a language by key:
 * `wordsOf('fr')('orders:list.price')`.
 */
export function wordsOf(locale: Locale): (key: string) => string {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':')
    const file = `${locale}/${namespace}`
    if (!files.has(file)) files.set(file, readMessages(locale, namespace))
    const text = path.split('.').reduce<unknown>((part, name) => (part as never)?.[name], files.get(file))
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${locale}`)
    return text
  }
}

/** Returns a pattern that matches a message with any values in its placeholders. */
export const filled = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
