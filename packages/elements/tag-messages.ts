import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { locales, readMessages } from '../widgets/read-messages.ts'
import { messageScripts, servedMessages, withImport } from '../widgets/served-messages.ts'
import { importFolders } from './build-folders.ts'

/** Message namespaces that only pages of the site use. No tag uses them, so the builds of the tags exclude them. */
const withoutTag = ['site', 'gallery']

/** Creates the Vite plugin that fails the build if a tag uses messages that the builds of the tags do not contain. */
const onlyMessagesOfTags = (): Plugin => ({
  name: 'messages-of-tags',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const code = this.getModuleInfo(id)?.code ?? ''
      for (const [, name = ''] of code.matchAll(/useText\(["'`](\w+)/g))
        if (withoutTag.includes(name))
          this.error(`${id} shows messages of ${name}; remove it from withoutTag`)
    }
  },
})

const scripts = messageScripts(withoutTag)

/** Name of the folder of the messages in the script build. */
export const textFolder = scripts.folder

/** Creates the Vite plugins for the messages of the script build. */
export const messagesOfScripts = (): Plugin[] => [
  onlyMessagesOfTags(),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code that contains the placeholder
  servedMessages('parts', scripts, '${folders.texts}', importFolders),
]

const files = `['./locales/*/*.json', '!./locales/*/{${withoutTag.join(',')}}.json']`

/**
 * Creates the Vite plugin that adds the texts of refusals to the files with the messages of errors. A build fails if
 * the file of any language is missing.
 */
function refusalTexts(): Plugin {
  const missing = new Set(readdirSync(locales))
  return {
    name: 'refusal-texts',
    enforce: 'pre',
    transform(_code, id) {
      const [, locale] = /\/locales\/([\w-]+)\/errors\.json$/.exec(id) ?? []
      if (!locale) return null
      missing.delete(locale)
      return JSON.stringify(readMessages(locale, 'errors'))
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`the build does not contain errors.json of ${[...missing].join(', ')}`)
    },
  }
}

/** Creates the Vite plugins for the messages of the npm package, which the consumer's bundler finds and hashes. */
export const messagesOfPackage = (): Plugin[] => [
  onlyMessagesOfTags(),
  refusalTexts(),
  withImport(`import.meta.glob(${files})[\`./locales/\${locale}/\${namespace}.json\`]()`),
]
