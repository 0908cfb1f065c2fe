import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { locales, readMessages } from './read-messages.ts'

const isLoader = (id: string) => id.endsWith('/shared/i18n/load-messages.ts')

/**
 * Returns a Vite plugin that replaces the code of `src/shared/i18n/load-messages.ts`. The new code loads messages by
 * the source code in `expression`, which returns the promise of a module. `imports` contains the import statements that
 * `expression` needs. The imported messages of the namespace `errors` must include the texts of refusals. A build that
 * does not contain load-messages.ts fails.
 */
export function withImport(expression: string, imports = ''): Plugin {
  let replaced = false
  return {
    name: 'messages',
    apply: 'build',
    enforce: 'pre',
    transform(_code, id) {
      if (!isLoader(id)) return null
      replaced = true
      return `${imports}export const loadMessages = async (locale, namespace) => (await ${expression}).default`
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('the build does not contain load-messages.ts')
    },
  }
}

/** The messages of a build, as scripts. */
export interface MessageScripts {
  /** Name of the folder of the messages. It contains the hash of all messages. */
  folder: string
  /** Maps paths in the folder, such as `en/market.js`, to scripts. */
  files: ReadonlyMap<string, string>
}

/** Returns the messages of a build as scripts. `without` names the namespaces that the build does not contain. */
export function messageScripts(without: readonly string[] = []): MessageScripts {
  const files = new Map(
    globSync('*/*.json', { cwd: locales })
      .sort()
      .map((file) => [dirname(file), basename(file, '.json')] as const)
      .filter(([, namespace]) => !without.includes(namespace))
      .map(([locale, namespace]) => [
        `${locale}/${namespace}.js`,
        `export default ${JSON.stringify(readMessages(locale, namespace))}`,
      ]),
  )
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8)
  return { folder: `texts-${hash}`, files }
}

/**
 * Creates the Vite plugin that writes all messages to one folder, whose name contains the hash of the messages. If the
 * hash were in the name of each file instead, the first script of a page would have to list all names, which takes 3 kB
 * gzipped. `parent` is the folder of the scripts in the build. `name` is the text of the folder name in the script that
 * loads messages. It is part of a template string, so it can contain expressions, which can use the import statements
 * in `imports`.
 */
export function servedMessages(
  parent: string,
  { folder, files }: MessageScripts,
  name = folder,
  imports = '',
): Plugin {
  return {
    ...withImport(`import(/* @vite-ignore */ \`./${name}/\${locale}/\${namespace}.js\`)`, imports),
    generateBundle(_, bundle) {
      const loader = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some(isLoader),
      )
      // The messages are imported by a path relative to this script, so the script must be in `parent`.
      if (!loader?.fileName.startsWith(`${parent}/`))
        this.error(`the script that loads messages is not in ${parent}`)
      for (const [path, source] of files)
        this.emitFile({ type: 'asset', fileName: `${parent}/${folder}/${path}`, source })
    },
  }
}
