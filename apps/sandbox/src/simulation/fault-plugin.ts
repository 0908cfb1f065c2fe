import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import { aiFaults } from './finance/ai-faults.ts'
import { convertFaults } from './finance/convert-faults.ts'
import { loanFaults } from './finance/loan-faults.ts'
import { termFaults } from './finance/term-faults.ts'
import { leverageFaults } from './leverage/injected-faults.ts'

const SOURCE = join(import.meta.dirname, '..')
const FAULT = /[?&]fault=(\w+)/
/** The injected faults of all simulations. */
export const faultSets = [leverageFaults, termFaults, loanFaults, aiFaults, convertFaults]

/** Returns the folders that are copied for an injected fault, and the edits that make the fault. */
function faultOf(name: string) {
  const set = faultSets.find(({ faults }) => name in faults)
  if (!set) throw new Error(`no injected fault ${name}`)
  return { folders: set.folders.map((folder) => join(SOURCE, folder)), edits: set.faults[name]! }
}

const isInside = (folders: readonly string[], id: string) => folders.some((folder) => id.startsWith(folder))

/**
 * Returns a Vite plugin for modules with an injected fault. An import of `file.ts?fault=name` loads a copy of the
 * module, in which the edits of the fault are applied to the source. In a copy, imports from the folders of the fault
 * load copies too. Other modules are unchanged.
 */
export function faultPlugin(): Plugin {
  return {
    name: 'injected-faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const fault = FAULT.exec(importer ?? '')
      if (fault === null || !source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const isCopied = resolved && isInside(faultOf(fault[1]!).folders, resolved.id)
      return isCopied ? `${resolved.id}?${fault[0].slice(1)}` : resolved
    },
    async load(id) {
      const name = FAULT.exec(id)?.[1]
      if (name === undefined) return null
      const { folders, edits } = faultOf(name)
      if (!isInside(folders, id)) return null
      const path = id.split('?')[0]!
      return edits
        .filter(({ file }) => join(SOURCE, file) === path)
        .reduce(
          (code, { find, replace }) => {
            if (code.split(find).length !== 2) throw new Error(`${name}: "${find}" is not once in ${path}`)
            return code.replace(find, () => replace)
          },
          await readFile(path, 'utf8'),
        )
    },
  }
}
