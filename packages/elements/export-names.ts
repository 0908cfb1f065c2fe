import type { Plugin, Rolldown } from 'vite'

const clause = /export\{([^{}]*)\};?(?=\s*(\/\/# sourceMappingURL.*\s*)?$)/
const pairs = (names: string) =>
  names.split(',').map((pair) => pair.trim().split(' as ')) as [name: string, alias?: string][]

/**
 * Creates the Vite plugin that exports each name between scripts under the name that it has inside its script. The bundler
 * gives it a second short name, and the list of these pairs would be a fiftieth of the first script of a page.
 */
export function exportNames(): Plugin {
  return {
    name: 'export-names',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const byProperty = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
      const isShared = ({ isEntry, fileName }: Rolldown.OutputChunk) => !isEntry && !byProperty.has(fileName)
      for (const chunk of chunks.filter(isShared)) {
        const found = clause.exec(chunk.code)
        if (!found) continue
        const exported = pairs(found[1]!)
        const inside = new Map(exported.map(([name, alias = name]) => [alias, name]))
        // A script may export one name twice.
        chunk.code = chunk.code.replace(clause, () => `export{${[...new Set(inside.values())].join(',')}};`)
        for (const importer of chunks.filter(({ imports }) => imports.includes(chunk.fileName)))
          importer.code = renameImports(importer, chunk.fileName, inside)
      }
    },
  }
}

/** Returns the code of a script whose imports from another script have their new names. */
function renameImports(importer: Rolldown.OutputChunk, file: string, inside: ReadonlyMap<string, string>) {
  const name = file.split('/').at(-1)!.replaceAll(/[.$]/g, '\\$&')
  const imported = new RegExp(`(import|export)\\{([^{}]*)\\}from([\`"'])([^\`"']*/${name})\\3`, 'g')
  return importer.code.replace(imported, (_all, kind, names: string, quote, path) => {
    const renamed = pairs(names).map(([one, alias = one]) => {
      const now = inside.get(one)
      if (now === undefined)
        throw new Error(`${importer.fileName} imports ${one}, which ${file} does not export`)
      return now === alias ? now : `${now} as ${alias}`
    })
    return `${kind}{${renamed.join(',')}}from${quote}${path}${quote}`
  })
}
