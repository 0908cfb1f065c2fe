import type { BenchResult } from './bench-result.ts'
import { budgets } from './byte-budgets.ts'
import { tagBytes } from './tag-bytes.ts'

const kB = (bytes: number) => bytes / 1000

/**
 * Measures the bytes of the first custom element of a page and of each further one, with the shipped renderer
 * and React.
 */
export async function run(): Promise<BenchResult> {
  const ours = await tagBytes()
  const onReact = await tagBytes('react')
  return {
    name: 'Bytes of the script tag (gzip)',
    rows: [{ label: 'first tag of a page on React instead of Preact', value: kB(onReact.first), unit: 'kB' }],
    ratios: budgets.map(({ label, bytes, limit, goal }) => ({
      label: `${label}, kB`,
      value: kB(bytes(ours)),
      limit: kB(limit),
      ...(goal ? { goal: kB(goal) } : {}),
    })),
  }
}
