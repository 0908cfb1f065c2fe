import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { locales, readMessages } from './read-messages.ts'

const isLoader = (id: string) => id.endsWith('/shared/i18n/load-messages.ts')

/**
 * Returns a Vite plugin that replaces `src/shared/i18n/load-messages.ts` by a module with another import of messages. The
 * messages of `errors` that it imports have to include the texts of refusals.
 */
export const withImport = (expression: string): Plugin => ({
  name: 'messages',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) =>
    isLoader(id)
      ? `export const loadMessages = async (locale, namespace) => (await ${expression}).default`
      : null,
})

/** Returns the messages as scripts, by their paths such as `en/market.js`. */
function scripts(without: readonly string[]): Map<string, string> {
  const files = globSync('*/*.json', { cwd: locales }).sort()
  return new Map(
    files
      .map((file) => [dirname(file), basename(file, '.json')] as const)
      .filter(([, namespace]) => !without.includes(namespace))
      .map(([locale, namespace]) => [
        `${locale}/${namespace}.js`,
        `export default ${JSON.stringify(readMessages(locale, namespace))}`,
      ]),
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
    ...withImport(`import(/* @vite-ignore */ \`./${texts}/\${locale}/\${namespace}.js\`)`),
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some(isLoader),
      )
      // The messages are imported by a path relative to this script, so the script must be in `folder`.
      if (!loader?.fileName.startsWith(`${folder}/`))
        this.error(`the script that loads messages is not in ${folder}`)
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${texts}/${path}`, source })
    },
  }
}
