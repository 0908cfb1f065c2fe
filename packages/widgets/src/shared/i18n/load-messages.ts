import type { Locale } from './locale.ts'
import type { MessageLoader } from './messages.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Fetches the messages of a namespace in a language. The namespace `errors` consists of the texts of refusals in the
 * API contract and of the messages of other errors. In the builds of the custom elements and of the site,
 * served-messages.ts replaces this module.
 */
export const loadMessages: MessageLoader = async (locale, namespace) => {
  const [own, refusals] = await Promise.all([
    import(`./locales/${locale as Locale}/${namespace as Namespace}.json`),
    namespace === 'errors' ? import(`../../../../../openapi/texts/${locale as Locale}.json`) : null,
  ])
  return refusals ? { ...refusals.default, ...own.default } : own.default
}
