import type { Plugin } from 'vite'

/**
 * Message namespaces of pages that have no tag. They are excluded, because otherwise the scripts of all tags
 * would list the files of these messages.
 */
const withoutTag = ['site', 'notices', 'invite', 'help', 'gallery']

// biome-ignore lint/suspicious/noTemplateCurlyInString: source code, in which the placeholder stands
const everyFile = 'await import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: source code, in which the placeholder stands
const ownFiles = 'await files[`./locales/${locale}/${namespace}.json`]!()'
const glob = `['./locales/*/*.json', '!./locales/*/{${withoutTag.join(',')}}.json']`

/**
 * Excludes the messages of pages without a tag from the script build. Fails if a tag uses one of these
 * messages.
 */
export function tagMessages(): Plugin {
  return {
    name: 'tag-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/shared/i18n/texts.ts')) return null
      if (!code.includes(everyFile)) this.error('texts.ts loads messages in another way than expected')
      const files = `const files = import.meta.glob<{ default: object }>(${glob})\n`
      return files + code.replace(everyFile, ownFiles)
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
