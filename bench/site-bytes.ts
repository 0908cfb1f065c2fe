import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const reference = join(import.meta.dirname, '..', 'apps', 'reference')

/** Messages that the terminal shows to a visitor. */
const messages = /\/locales\/en\/(site|shared|errors|notices|market|orders|records|spot)\.json$/

/**
 * Returns the number and the gzip bytes of the scripts that a visitor of /exchange loads in English: the entry,
 * the page, all that they import, their messages and the library of the chart.
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
    facadeModuleId?.endsWith('/spot/exchange.desktop.tsx') ||
    messages.test(facadeModuleId ?? '') ||
    moduleIds.some((id) => id.includes('/node_modules/lightweight-charts/'))
  for (const chunk of chunks.filter(isPage)) add(chunk)
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  return { scripts: loaded.size, bytes }
}
