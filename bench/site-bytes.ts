import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const reference = join(import.meta.dirname, '..', 'apps', 'reference')

/** Messages that the terminal shows to a visitor. */
const messages = /\/locales\/en\/(site|shared|errors|notices|market|orders|records|spot|chart)\.json$/

/** The page and what it loads after its first paint. */
const entries = /\/(spot\/exchange\.desktop|shared\/keys\/page-keys|price-chart\/indicator-buttons)\.tsx?$/

/**
 * Returns the number and the gzip bytes of the scripts that a visitor of /exchange loads in English: the entry,
 * the page, all that they import, their messages, the library of the chart, and the script that chooses theme and layout.
 */
export async function siteBytes(): Promise<{ scripts: number; bytes: number }> {
  const { output } = (await build({
    root: reference,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((part) => part.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) add(byName.get(name))
  }
  const isPage = ({ facadeModuleId, isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry ||
    entries.test(facadeModuleId ?? '') ||
    messages.test(facadeModuleId ?? '') ||
    moduleIds.some((id) => id.includes('/node_modules/lightweight-charts/'))
  for (const chunk of chunks.filter(isPage)) add(chunk)
  const first = gzipSync(readFileSync(join(reference, 'public', 'first-paint.js'))).length
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, first)
  return { scripts: loaded.size + 1, bytes }
}
