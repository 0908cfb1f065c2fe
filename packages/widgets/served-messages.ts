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

/** Returns a Vite plugin that replaces the import of messages with another expression. */
export const withMessages = (expression: string): Plugin => ({
  name: 'messages',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/shared/i18n/messages.ts')) return null
    if (!code.includes(importOfMessages))
      this.error('messages.ts loads messages in another way than expected')
    return code.replace(importOfMessages, expression)
  },
})

/** Returns the messages as scripts, by their paths such as `en/market.js`. */
function scripts(without: readonly string[]): Map<string, string> {
  const files = globSync('*/*.json', { cwd: locales }).map((file) => file.replaceAll('\\', '/'))
  const kept = files.filter((file) => !without.some((name) => file.endsWith(`/${name}.json`)))
  return new Map(
    kept.sort().map((file) => {
      const messages = JSON.parse(readFileSync(join(locales, file), 'utf8'))
      return [file.replace('.json', '.js'), `export default ${JSON.stringify(messages)}`]
    }),
  )
}

/**
 * Creates the Vite plugin that writes all messages to one folder, whose name contains the hash of the messages. If each
 * file had a hash of its own in its name, the first script of a page would have to list all names, which takes 3 kB
 * gzipped. `folder` is the folder of the scripts in the build. `without` names the namespaces that are not written.
 */
export function servedMessages(folder: string, without: readonly string[] = []): Plugin {
  const files = scripts(without)
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  const texts = `texts-${hash}`
  return {
    ...withMessages(`import(/* @vite-ignore */ \`./${texts}/\${locale}/\${namespace}.js\`)`),
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find(
        (part) =>
          part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/shared/i18n/messages.ts')),
      )
      // The messages are imported by a path relative to this script, so the script must be in `folder`.
      if (!loader?.fileName.startsWith(`${folder}/`))
        this.error(`the script that loads messages is not in ${folder}`)
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${texts}/${path}`, source })
    },
  }
}
