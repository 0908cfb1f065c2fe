import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Alias, build, type Rolldown } from 'vite'
import type { BenchResult } from './bench-result.ts'

const elements = join(import.meta.dirname, '..', 'packages', 'elements')
const first = 'bourselet-ticker'
const further = [
  'bourselet-recent-trades',
  'bourselet-order-book',
  'bourselet-coin-list',
  'bourselet-trade-ticket',
]
const kB = (bytes: number) => bytes / 1000

type Chunks = Map<string, Rolldown.OutputChunk>

/** The script build of the tags, with or without another renderer in React's place. */
async function bundle(outDir: string, alias: Alias[]): Promise<Chunks> {
  const built = (await build({
    root: elements,
    logLevel: 'silent',
    resolve: { alias },
    build: { outDir, emptyOutDir: true },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** What a browser fetches for a file: itself and everything that it imports at once. */
function filesOf(chunks: Chunks, entry: string): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of chunks.get(file)!.imports) visit(imported)
  }
  visit(entry)
  return found
}

const gzipped = (outDir: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0)

/** Gzip bytes of the script tag: what the first tag of a page costs, and what each further one adds. */
async function measure(alias: Alias[] = []): Promise<{ first: number; further: number[] }> {
  const outDir = mkdtempSync(join(tmpdir(), 'bourselet-bytes-'))
  try {
    const chunks = await bundle(outDir, alias)
    const loaded = new Set([...filesOf(chunks, 'autoload.js'), ...filesOf(chunks, `tags/${first}.js`)])
    const added = further.map((tag) =>
      [...filesOf(chunks, `tags/${tag}.js`)].filter((file) => !loaded.has(file)),
    )
    return { first: gzipped(outDir, loaded), further: added.map((files) => gzipped(outDir, files)) }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

const inPreact = (file: string) => join(import.meta.dirname, 'node_modules', 'preact', file)
const preact: Alias[] = [
  { find: /^react-dom\/client$/, replacement: inPreact('compat/client.mjs') },
  { find: /^react-dom$/, replacement: inPreact('compat/dist/compat.module.js') },
  { find: /^react\/jsx-runtime$/, replacement: inPreact('jsx-runtime/dist/jsxRuntime.module.js') },
  { find: /^react$/, replacement: inPreact('compat/dist/compat.module.js') },
]

export async function run(): Promise<BenchResult> {
  const ours = await measure()
  const light = await measure(preact).catch((error: Error) => error.message.split('\n')[0]!)
  return {
    name: 'Bytes of the script tag (gzip)',
    rows: [
      { label: 'first tag of a page (ticker), React inside', value: kB(ours.first), unit: 'kB' },
      ...further.map((tag, index) => ({
        label: `further tag: ${tag}`,
        value: kB(ours.further[index]!),
        unit: 'kB',
      })),
      typeof light === 'string'
        ? { label: 'the same on preact/compat', value: light, unit: '' }
        : { label: 'the same first tag on preact/compat', value: kB(light.first), unit: 'kB' },
    ],
    ratios: [
      { label: 'first tag, kB', value: kB(ours.first), goal: 80 },
      { label: 'lightest further tag, kB', value: kB(Math.min(...ours.further)), goal: 2 },
    ],
  }
}
