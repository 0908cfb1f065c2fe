import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const locales = join(import.meta.dirname, 'src/shared/i18n/locales')

/**
 * The source code of the import of messages in `src/shared/i18n/messages.ts`. Builds replace it by another expression.
 */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code that contains the placeholder
const importOfMessages = 'import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)'

/** Returns a Vite plugin that replaces the import of messages with another expression, which uses `imports`. */
export const withMessages = (expression: string, imports = ''): Plugin => ({
  name: 'messages',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/shared/i18n/messages.ts')) return null
    if (!code.includes(importOfMessages))
      this.error('messages.ts loads messages in another way than expected')
    return imports + code.replace(importOfMessages, expression)
  },
})

/** The messages of a build. */
export interface MessageScripts {
  /** Name of their folder, with the hash of all messages. */
  folder: string
  /** Maps paths in the folder, such as `en/market.js`, to scripts. */
  files: ReadonlyMap<string, string>
}

/** Returns the messages of a build as scripts. `without` names the namespaces that the build does not contain. */
export function messageScripts(without: readonly string[] = []): MessageScripts {
  const paths = globSync('*/*.json', { cwd: locales }).map((file) => file.replaceAll('\\', '/'))
  const kept = paths.filter((path) => !without.some((name) => path.endsWith(`/${name}.json`)))
  const files = new Map(
    kept.sort().map((path) => {
      const messages = JSON.parse(readFileSync(join(locales, path), 'utf8'))
      return [path.replace('.json', '.js'), `export default ${JSON.stringify(messages)}`]
    }),
  )
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  return { folder: `texts-${hash}`, files }
}

/**
 * Creates the Vite plugin that writes all messages to one folder, whose name contains the hash of the messages. If each
 * file had a hash of its own in its name, the first script of a page would have to list all names, which takes 3 kB
 * gzipped. `parent` is the folder of the scripts in the build. If `name` is given, it replaces the name of the folder in
 * the script that loads messages. `name` is a part of a template string and can use what `imports` import.
 */
export function servedMessages(
  parent: string,
  { folder, files }: MessageScripts,
  name = folder,
  imports = '',
): Plugin {
  return {
    ...withMessages(`import(/* @vite-ignore */ \`./${name}/\${locale}/\${namespace}.js\`)`, imports),
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find(
        (part) =>
          part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/shared/i18n/messages.ts')),
      )
      // The messages are imported by a path relative to this script, so the script must be in `parent`.
      if (!loader?.fileName.startsWith(`${parent}/`))
        this.error(`the script that loads messages is not in ${parent}`)
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `${parent}/${folder}/${path}`, source })
    },
  }
}
