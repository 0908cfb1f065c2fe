import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const reference = join(import.meta.dirname, '..', 'apps', 'reference')

/** Matches the files of messages that /exchange loads for a user who is not logged in. */
const messages = /\/texts-\w+\/en\/(site|shared|errors|notices|market|orders|records|spot|chart)\.js$/

/** Matches the module of the page /exchange and the modules that the page loads after its first paint. */
const entries = /\/(spot\/exchange\.desktop|shared\/keys\/page-keys|price-chart\/indicator-buttons)\.tsx?$/

/** Matches page files, such as `features/spot/exchange.desktop.tsx`. */
const pages = /\/features\/\w+\/[\w-]+\.(desktop|mobile|page)\.tsx$/

/**
 * Returns the number and the gzip bytes of the scripts that /exchange loads in English for a user who is not logged in.
 * These are the entry of the site, the page with all its imports and messages, the chart library, and `first-paint.js`,
 * which chooses theme and layout. Also returns the names of the scripts that statically import the script of a page;
 * there should be none. A page that loads such a script also loads the page that it imports.
 */
export async function siteBytes(): Promise<{ scripts: number; bytes: number; pageImporters: string[] }> {
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
  const isLoadedAtOnce = ({ facadeModuleId, isEntry, moduleIds }: Rolldown.OutputChunk) =>
    isEntry ||
    entries.test(facadeModuleId ?? '') ||
    moduleIds.some((id) => id.includes('/node_modules/lightweight-charts/'))
  for (const chunk of chunks.filter(isLoadedAtOnce)) add(chunk)
  const texts = output.filter((part) => part.type === 'asset' && messages.test(part.fileName))
  const codes = [
    readFileSync(join(reference, 'public', 'first-paint.js')),
    ...[...loaded].map(({ code }) => code),
    ...texts.map((part) => (part as Rolldown.OutputAsset).source),
  ]
  const isPage = (name: string) => pages.test(byName.get(name)?.facadeModuleId ?? '')
  const pageImporters = chunks.filter(({ imports }) => imports.some(isPage)).map(({ fileName }) => fileName)
  return {
    scripts: codes.length,
    bytes: codes.reduce((sum, code) => sum + gzipSync(code).length, 0),
    pageImporters,
  }
}
