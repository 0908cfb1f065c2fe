import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { importFolders } from './build-folders.ts'

const PREFIX = 'bourselet-'

/**
 * Returns the folder of the tag files in the script build. Its name contains the hash of everything from which the
 * files are built. So a page that loaded its script before a deployment never loads tag files of the new build. Such
 * files would import a second copy of the shared code.
 */
export function tagFolder(workspace = join(import.meta.dirname, '../..')): string {
  const folders = 'packages/{elements,sdk,widgets}'
  const files = globSync(['pnpm-lock.yaml', `${folders}/*.ts`, `${folders}/src/**/*.*`], { cwd: workspace })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.includes('.test.')).sort())
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(workspace, file)))
  return `tags-${hash.digest('hex').slice(0, 8)}`
}

/**
 * Creates the Vite plugin for the script build that replaces the map from tags to their files. The replacement is a
 * list of tag names, from which the paths of the files are computed. With the map, the first script of a page would
 * contain each name twice: as a tag name and in a file path. `root` is the folder of this package.
 */
export function tagFiles(root = import.meta.dirname): Plugin {
  const names = globSync(`src/tags/${PREFIX}*.ts`, { cwd: root })
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
      // The build puts this module into a script in the folder `parts`. The imported path is relative to that script.
      return `${importFolders}export const tags = Object.fromEntries('${names.join(' ')}'.split(' ').map((name) => [name = '${PREFIX}' + name, () => import(/* @vite-ignore */ \`./\${folders.tags}/\${name}.js\`)]))`
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith('/elements/src/tags.ts')))
          if (!part.fileName.startsWith('parts/')) this.error(`${part.fileName} is not in the folder parts`)
    },
  }
}
