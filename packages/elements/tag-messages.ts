import type { Plugin } from 'vite'
import { servedMessages, withMessages } from '../widgets/served-messages.ts'

/** Message namespaces that only pages of the site use. No tag uses them, so the builds of the tags exclude them. */
const withoutTag = ['site', 'gallery']

/** Creates the Vite plugin that fails the build if a tag uses messages that the builds of the tags do not contain. */
const onlyMessagesOfTags = (): Plugin => ({
  name: 'messages-of-tags',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const code = this.getModuleInfo(id)?.code ?? ''
      for (const [, name = ''] of code.matchAll(/useText\(["'`](\w+)/g))
        if (withoutTag.includes(name)) this.error(`${id} shows messages of ${name}; list it as used by tags`)
    }
  },
})

/** Creates the Vite plugins for the messages of the script build. */
export const messagesOfScripts = (): Plugin[] => [onlyMessagesOfTags(), servedMessages('parts', withoutTag)]

const files = `['./locales/*/*.json', '!./locales/*/{${withoutTag.join(',')}}.json']`

/** Creates the Vite plugins for the messages of the npm package, which the consumer's bundler finds and hashes. */
export const messagesOfPackage = (): Plugin[] => [
  onlyMessagesOfTags(),
  withMessages(`import.meta.glob(${files})[\`./locales/\${locale}/\${namespace}.json\`]()`),
]
