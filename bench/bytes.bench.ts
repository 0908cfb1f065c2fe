import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { inlineCss } from '../packages/elements/inline-css.ts'
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

/** The script build of the tags, with or without another renderer in React's place. */
async function bundle(outdir: string, more: BuildOptions = {}): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ['src/autoload.ts', ...[first, ...further].map((tag) => `src/tags/${tag}.ts`)],
    absWorkingDir: elements,
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'module', 'import'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineCss],
    logLevel: 'silent',
    ...more,
  })
  return metafile
}

/** What a browser fetches for a tag: its file, what that imports at once, and the English words the widget asks for. */
function filesOf(metafile: Metafile, entry: string): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { path, kind } of metafile.outputs[file]!.imports) if (kind === 'import-statement') visit(path)
  }
  visit(Object.keys(metafile.outputs).find((file) => metafile.outputs[file]!.entryPoint === entry)!)
  return found
}

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(elements, file)), { level: 9 }).length, 0)

/** Gzip bytes of the script tag: what the first tag of a page costs, and what each further one adds. */
async function measure(more?: BuildOptions): Promise<{ first: number; further: number[] }> {
  const outdir = mkdtempSync(join(tmpdir(), 'bourselet-bytes-'))
  try {
    const metafile = await bundle(outdir, more)
    const loaded = new Set([
      ...filesOf(metafile, 'src/autoload.ts'),
      ...filesOf(metafile, `src/tags/${first}.ts`),
    ])
    const bytes = gzipped(loaded)
    const added = further.map((tag) => {
      const fresh = [...filesOf(metafile, `src/tags/${tag}.ts`)].filter((file) => !loaded.has(file))
      return gzipped(fresh)
    })
    return { first: bytes, further: added }
  } finally {
    rmSync(outdir, { recursive: true, force: true })
  }
}

const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

export async function run(): Promise<BenchResult> {
  const ours = await measure()
  const light = await measure({
    alias: preact,
    nodePaths: [join(import.meta.dirname, 'node_modules')],
  }).catch((error: Error) => error.message.split('\n')[0]!)
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
