import type { Plugin } from 'vite'

const MODULE = 'virtual:build-folders'
const ID = `\0${MODULE}`

/**
 * Import statement for the names of the folders in `Folders`. The shared code needs these names to load files of the
 * folders at run time.
 */
export const importFolders = `import { folders } from '${MODULE}'\n`

/** Matches the modules of `autoload.js` and `frame.js`. */
const entries = /\/elements\/src\/(autoload\.ts|frame\/inside\/frame\.tsx)$/

/** Names of the folders in the script build whose names contain a hash. */
export interface Folders {
  tags: string
  texts: string
}

/**
 * Creates the Vite plugin for the script build that passes the names of the folders from `autoload.js` and `frame.js`
 * to the shared code at run time. The addresses of these two files are the same in each build. If a shared file
 * contained a folder name, each build would rename this file and all files that import it. Pages would then have to
 * load all these files again.
 */
export function buildFolders(folders: Folders): Plugin {
  const names = Object.entries(folders)
  return {
    name: 'build-folders',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? ID : null),
    load: (id) => (id === ID ? 'export const folders = {}' : null),
    transform(code, id) {
      if (!entries.test(id)) return null
      // After a deployment, a page may load the script again by another address. The page then keeps the folder names
      // of the build that it loaded first.
      const set = names.map(([key, name]) => `folders.${key} ??= '${name}'\n`)
      return [importFolders, ...set, code].join('')
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const isTag = (file: string) => file.includes(`/${folders.tags}/`)
      for (const { fileName, code, isEntry } of chunks) {
        if (isEntry || !names.some(([, name]) => code.includes(name))) continue
        const importers = chunks.filter(({ imports, dynamicImports }) =>
          [...imports, ...dynamicImports].includes(fileName),
        )
        // A file that only tag files import may contain a folder name, because it may import a tag file. A new build
        // puts the tag files into a new folder anyway.
        if (importers.some((one) => !isTag(one.fileName)))
          this.error(`${fileName} contains the name of a folder with a hash, so each build would rename it`)
      }
    },
  }
}
