import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { bundleSdk } from './sdk/bundle-sdk.ts'

const elements = join(import.meta.dirname, '..', 'packages', 'elements')

type Chunks = Map<string, Rolldown.OutputChunk>

/** What a page fetches for a file: itself and everything that it imports at once, each with its gzip bytes. */
function filesOf(chunks: Chunks, entry: string): Map<string, number> {
  const found = new Map<string, number>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const { code, imports } = chunks.get(file)!
    found.set(file, gzipSync(code, { level: 9 }).length)
    for (const imported of imports) visit(imported)
  }
  visit(entry)
  return found
}

const sum = (files: Map<string, number>) => [...files.values()].reduce((total, bytes) => total + bytes, 0)

export type TagBytes = {
  /** The client alone, as an integrator without any widget bundles it. */
  sdk: number
  /** The loader and the ticker, the first tag of a page. */
  first: number
  /** What another tag adds on the page of a ticker, by name. Texts and drawing libraries come later, when needed. */
  further: (tag: string) => number
}

/** Gzip bytes of the script build as it ships; `react` builds it on React, to compare. */
export async function tagBytes(renderer: 'shipped' | 'react' = 'shipped'): Promise<TagBytes> {
  const mode = renderer === 'react' ? 'react' : 'production'
  const built = (await build({
    root: elements,
    mode,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const parts = built.output.filter((part) => part.type === 'chunk')
  const chunks: Chunks = new Map(parts.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Map([...filesOf(chunks, 'autoload.js'), ...filesOf(chunks, 'tags/bourselet-ticker.js')])
  return {
    sdk: await bundleSdk('index.ts'),
    first: sum(loaded),
    further: (tag) =>
      sum(new Map([...filesOf(chunks, `tags/${tag}.js`)].filter(([file]) => !loaded.has(file)))),
  }
}
