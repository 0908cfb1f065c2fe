import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { buildScriptTags } from '../scripts/build.ts'
import { root } from '../scripts/run.ts'
import type { BenchResult } from './bench-result.ts'
import { budgets } from './byte-budgets.ts'
import { type TagBytes, tagBytes } from './tag-bytes.ts'

const kB = (bytes: number) => bytes / 1000

/** Builds the custom elements with React instead of Preact and returns their bytes. */
async function bytesOnReact(): Promise<TagBytes> {
  const outDir = mkdtempSync(join(tmpdir(), 'tags-on-react-'))
  try {
    const elements = join(root, 'packages', 'elements')
    await build({ root: elements, mode: 'react', logLevel: 'silent', build: { outDir, emptyOutDir: true } })
    return await tagBytes(outDir)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/**
 * Measures the script bytes of the first custom element on a page and of each further one. For comparison, the
 * first element is also built with React instead of Preact.
 */
export async function run(): Promise<BenchResult> {
  await buildScriptTags()
  const ours = await tagBytes()
  const onReact = await bytesOnReact()
  return {
    name: 'Bytes of the script tag (gzip)',
    rows: [
      {
        label: 'first tag of a page on React instead of Preact',
        value: kB(onReact.first('bourselet-ticker')),
        unit: 'kB',
      },
    ],
    ratios: budgets.map(({ label, bytes, limit, goal }) => ({
      label: `${label}, kB`,
      value: kB(bytes(ours)),
      limit: kB(limit),
      ...(goal ? { goal: kB(goal) } : {}),
    })),
  }
}
