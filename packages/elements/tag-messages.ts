import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Message namespaces that only pages of the site use, no tag. They are excluded from the builds of the tags. */
const withoutTag = ['site', 'gallery']

const locales = join(import.meta.dirname, '..', 'widgets', 'src', 'shared', 'i18n', 'locales')

// biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code that contains the placeholder
const everyFile = 'import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)'

/** Returns the messages of all tags as scripts, by their paths such as `en/market.js`. */
function scripts(): Map<string, string> {
  const files = globSync('*/*.json', { cwd: locales }).sort()
  const ofTags = files.filter((file) => !withoutTag.some((name) => file.endsWith(`${name}.json`)))
  return new Map(
    ofTags.map((file) => {
      const messages = JSON.parse(readFileSync(join(locales, file), 'utf8'))
      return [
        file.replaceAll('\\', '/').replace('.json', '.js'),
        `export default ${JSON.stringify(messages)}`,
      ]
    }),
  )
}

/**
 * Returns a Vite plugin that replaces the import of messages with `replacement`. The build fails if a tag uses
 * messages of {@link withoutTag}.
 */
const withMessages = (replacement: string): Plugin => ({
  name: 'tag-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/shared/i18n/messages.ts')) return null
    if (!code.includes(everyFile)) this.error('messages.ts loads messages in another way than expected')
    return code.replace(everyFile, replacement)
  },
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const code = this.getModuleInfo(id)?.code ?? ''
      for (const [, name = ''] of code.matchAll(/useText\(["'`](\w+)/g))
        if (withoutTag.includes(name)) this.error(`${id} shows messages of ${name}; list it as used by tags`)
    }
  },
})

/** Creates the Vite plugin that imports the messages so that a consumer's bundler finds them. */
export const bundledMessages = (): Plugin =>
  withMessages(
    `import.meta.glob(['./locales/*/*.json', '!./locales/*/{${withoutTag}}.json'])[\`./locales/\${locale}/\${namespace}.json\`]()`,
  )

/**
 * Creates the Vite plugin that writes the messages of the script build to one folder, whose name contains the hash of
 * all messages. Otherwise the base script of all tags would list each file with a hash of its own, which are 3 kB
 * gzipped.
 */
export function servedMessages(): Plugin {
  const files = scripts()
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  const folder = `texts-${hash}`
  return {
    ...withMessages(`import(/* @vite-ignore */ \`./${folder}/\${locale}/\${namespace}.js\`)`),
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find(
        (part) =>
          part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/shared/i18n/messages.ts')),
      )
      // The path of the folder is relative to this script.
      if (!loader?.fileName.startsWith('parts/'))
        this.error('the script that loads messages is not in parts/')
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `parts/${folder}/${path}`, source })
    },
  }
}
