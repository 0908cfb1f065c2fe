import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'bourselet-'

/**
 * Creates the Vite plugin for the script build that replaces the map from tags to their files. The replacement is a
 * list of tag names, from which the paths of the files are computed. With the map, the first script of a page would
 * contain each name twice: as a tag name and in a file path.
 */
export function tagFiles(): Plugin {
  const names = globSync(`src/tags/${PREFIX}*.ts`, { cwd: import.meta.dirname })
    .map((file) => basename(file, '.ts').slice(PREFIX.length))
    .sort()
  return {
    name: 'tag-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/elements/src/tags.ts')) return null
      const mapped = [...code.matchAll(/import\('\.\/tags\/bourselet-([\w-]+)\.ts'\)/g)].map(
        ([, name]) => name!,
      )
      if (mapped.sort().join() !== names.join())
        this.error('tags.ts does not load exactly the files in src/tags')
      // The built script with this module is in the folder `parts`. The path is relative to that script.
      return `export const tags = Object.fromEntries('${names.join(' ')}'.split(' ').map((name) => ['${PREFIX}' + name, () => import(/* @vite-ignore */ '../tags/${PREFIX}' + name + '.js')]))`
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/elements/src/tags.ts')))
          if (!part.fileName.startsWith('parts/')) this.error(`${part.fileName} is not in the folder parts`)
    },
  }
}
