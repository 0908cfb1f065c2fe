// Runs all benchmarks, or those named as arguments, and prints their figures. Fails if a ratio misses its limit.
// Benchmarks that need the network run only if they are named.
import { readdirSync } from 'node:fs'
import type { BenchRatio, BenchResult } from './bench-result.ts'

interface Bench {
  run(): Promise<BenchResult>
  /** True for a benchmark that installs packages from the network. */
  needsNetwork?: boolean
}

const wanted = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 })

function verdict({ value, limit, goal, better }: BenchRatio): string {
  const meets = (bound: number) => (better === 'higher' ? value >= bound : value <= bound)
  if (goal !== undefined && meets(goal)) return 'goal met'
  if (limit !== undefined) return meets(limit) ? 'within the limit' : 'MISSED'
  return goal === undefined ? '' : 'short of the goal'
}

function print({ name, rows, ratios }: BenchResult): boolean {
  console.log(`\n${name}`)
  for (const { label, value, unit } of rows)
    console.log(`  ${label.padEnd(58)} ${typeof value === 'number' ? number(value) : value} ${unit}`)
  for (const ratio of ratios) {
    const bounds = [ratio.limit && `limit ${ratio.limit}`, ratio.goal && `goal ${ratio.goal}`].filter(Boolean)
    console.log(
      `  ${ratio.label.padEnd(58)} ${number(ratio.value)}   ${bounds.join(', ')}   ${verdict(ratio)}`,
    )
  }
  return ratios.every((ratio) => verdict(ratio) !== 'MISSED')
}

let missed = false
for (const name of names) {
  const bench = (await import(`./${name}.bench.ts`)) as Bench
  if (bench.needsNetwork && wanted.length === 0) {
    console.log(`\n${name}: needs the network, so it runs only by its name`)
    continue
  }
  if (!print(await bench.run())) missed = true
}
process.exit(missed ? 1 : 0)
