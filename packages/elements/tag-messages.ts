import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Message namespaces of pages that have no tag. They are excluded, because otherwise the scripts of all tags
 * would list the files of these messages.
 */
const withoutTag = ['site', 'gallery']

/**
 * Message namespaces of tags that few pages have. Their files are listed in a script of their own, which is
 * loaded when a page needs one of them, so that all other tags stay as small as without them.
 */
const rare = ['notices', 'invite', 'help']
const RARE_LIST = 'bourselet:rare-messages'

const locales = join(import.meta.dirname, '..', 'widgets', 'src', 'shared', 'i18n', 'locales')

// biome-ignore lint/suspicious/noTemplateCurlyInString: source code, in which the placeholder stands
const everyFile = 'await import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: source code, in which the placeholder stands
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
 * Excludes the messages of pages without a tag from the script build, and lists those of rare tags apart.
 * Fails if a tag uses an excluded message.
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
