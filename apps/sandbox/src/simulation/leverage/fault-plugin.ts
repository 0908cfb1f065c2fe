import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import { type InjectedFault, injectedFaults } from './injected-faults.ts'

const FUTURES = join(import.meta.dirname, '../../features/futures/')
const FAULT = /[?&]fault=(\w+)/

/**
 * Returns a Vite plugin that loads a copy of the futures modules with an injected fault: imports of
 * `venue.ts?fault=name` from the futures feature carry the same query, and the edits of the fault are applied
 * to the source. Other modules are unchanged.
 */
export function faultPlugin(): Plugin {
  return {
    name: 'injected-faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const fault = FAULT.exec(importer ?? '')?.[0]
      if (fault === undefined || !source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved?.id.startsWith(FUTURES) ? `${resolved.id}?${fault.slice(1)}` : resolved
    },
    async load(id) {
      const fault = FAULT.exec(id)?.[1]
      if (fault === undefined || !id.startsWith(FUTURES)) return null
      const path = id.split('?')[0]!
      const edits = injectedFaults[fault as InjectedFault].filter(({ file }) => join(FUTURES, file) === path)
      return edits.reduce(
        (code, { find, replace }) => {
          if (code.split(find).length !== 2) throw new Error(`${fault}: "${find}" is not once in ${path}`)
          return code.replace(find, () => replace)
        },
        await readFile(path, 'utf8'),
      )
    },
  }
}
