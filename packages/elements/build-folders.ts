import type { Plugin } from 'vite'

const MODULE = 'virtual:build-folders'
const ID = `\0${MODULE}`

/** Code that imports the names of the folders. Shared code loads files of these folders at run time. */
export const importFolders = `import { folders } from '${MODULE}'\n`

/** Matches the modules of `autoload.js` and `frame.js`. */
const entries = /\/elements\/src\/(autoload\.ts|frame\/inside\/frame\.tsx)$/

/** Names of the folders in the script build whose names contain a hash. */
export interface Folders {
  tags: string
  texts: string
}

/**
 * Creates the Vite plugin for the script build that passes the names of the folders from `autoload.js` and `frame.js` to
 * the shared code at run time. The address of these two files is the same in each build. If a shared file contained a name,
 * then each build would rename it and all files that import it, and pages would load them again.
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
      // A page that loads the script again after a deployment, by another address, keeps the folders of the first build.
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
        // A file that only tags import may import a file of a tag. The files of the tags move with each build anyway.
        if (importers.some((one) => !isTag(one.fileName)))
          this.error(`${fileName} contains the name of a folder with a hash, so each build would rename it`)
      }
    },
  }
}
