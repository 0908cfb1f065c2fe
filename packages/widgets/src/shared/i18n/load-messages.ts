import type { Locale } from './locale.ts'
import type { MessageLoader } from './messages.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Fetches the messages of a namespace in a language. The namespace `errors` consists of the texts of refusals in the
 * contract and of the messages of other errors. The builds of the tags and of the site replace this module
 * (served-messages.ts).
 */
export const loadMessages: MessageLoader = async (locale, namespace) => {
  const [own, refusals] = await Promise.all([
    import(`./locales/${locale as Locale}/${namespace as Namespace}.json`),
    namespace === 'errors' ? import(`../../../../../openapi/texts/${locale as Locale}.json`) : null,
  ])
  return refusals ? { ...refusals.default, ...own.default } : own.default
}
