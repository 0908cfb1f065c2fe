import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Message namespaces that only pages of the site use, no tag. They are excluded from the script build. Otherwise
 * the base script of all tags would list their files.
 */
const withoutTag = ['site', 'gallery']

/**
 * Message namespaces of rarely used tags. Their files are listed in a separate script, which a page loads when it
 * needs one of them, so that the base script of all other tags stays small.
 */
const rare = ['notices', 'invite', 'help', 'frame']
const RARE_LIST = 'bourselet:rare-messages'

const locales = join(import.meta.dirname, '..', 'widgets', 'src', 'shared', 'i18n', 'locales')

// biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code that contains the placeholder
const everyFile = 'await import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code that contains the placeholder
const ownFiles = 'await own(`./locales/${locale}/${namespace}.json`)'
const glob = `['./locales/*/*.json', '!./locales/*/{${[...withoutTag, ...rare].join(',')}}.json']`
const own = `const files = import.meta.glob<{ default: object }>(${glob})
const own = async (path: string): Promise<{ default: object }> =>
  (files[path] ?? (await import('${RARE_LIST}')).default[path])()
`

/** Returns the source of the script that lists the files of the rare messages. */
const rareList = () => {
  const rows = readdirSync(locales).flatMap((locale) =>
    rare.map((namespace) => {
      const file = JSON.stringify(join(locales, locale, `${namespace}.json`))
      return `'./locales/${locale}/${namespace}.json': () => import(${file}),`
    }),
  )
  return `export default {\n${rows.join('\n')}\n}`
}

/**
 * Creates the Vite plugin that excludes the messages of pages without a tag from the build and lists those of rare
 * tags in a separate script. The build fails if a tag uses an excluded message.
 */
export function tagMessages(): Plugin {
  return {
    name: 'tag-messages',
    enforce: 'pre',
    resolveId: (id) => (id === RARE_LIST ? `\0${RARE_LIST}` : null),
    load: (id) => (id === `\0${RARE_LIST}` ? rareList() : null),
    transform(code, id) {
      if (!id.endsWith('/shared/i18n/messages.ts')) return null
      if (!code.includes(everyFile)) this.error('messages.ts loads messages in another way than expected')
      return own + code.replace(everyFile, ownFiles)
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const code = this.getModuleInfo(id)?.code ?? ''
        for (const [, name = ''] of code.matchAll(/useText\(["'`](\w+)/g))
          if (withoutTag.includes(name))
            this.error(`${id} shows messages of ${name}; list it as used by tags`)
      }
    },
  }
}
