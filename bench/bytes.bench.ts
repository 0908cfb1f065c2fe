import type { BenchResult } from './bench-result.ts'
import { budgets } from './byte-budgets.ts'
import { tagBytes } from './tag-bytes.ts'

const kB = (bytes: number) => bytes / 1000

/**
 * Measures the script bytes of the first custom element on a page and of each further one. For comparison, the
 * first element is also built with React instead of Preact.
 */
export async function run(): Promise<BenchResult> {
  const ours = await tagBytes()
  const onReact = await tagBytes('react')
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
