import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { bundleSdk } from './sdk/bundle-sdk.ts'

const elements = join(import.meta.dirname, '..', 'packages', 'elements')

type Chunks = Map<string, Rolldown.OutputChunk>

/** Returns the files that a page loads for an entry, with all static imports, and their gzip bytes. */
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
  /** Bytes of the SDK client alone, as bundled by an integrator without widgets. */
  sdk: number
  /** Bytes of the loader and the ticker, as the first custom element of a page. */
  first: number
  /**
   * Returns the bytes that another custom element adds to a page with a ticker. Messages and drawing
   * libraries are loaded later and not counted.
   */
  further: (tag: string) => number
}

/** Returns the gzip bytes of the script build as shipped; `react` builds it with React for comparison. */
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
