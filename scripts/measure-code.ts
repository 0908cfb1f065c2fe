// Counts source files and lines, the files that a reader must open to follow a feature through the code, for example
// from the screen to the ledger, and the files of a whole feature. Runs on Linux, macOS and Windows: `node scripts/measure-code.ts [folder of a
// checkout]`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { root as ownRoot } from './run.ts'

const root = resolve(process.argv[2] ?? ownRoot)

/**
 * A path through the code: files that are reached by imports from the files `from` and are in the folders
 * `within`.
 */
interface Journey {
  title: string
  from: RegExp
  within: RegExp
}

const journeys: Journey[] = [
  {
    title: 'a spot order, from the ticket to the ledger',
    from: /^(packages\/widgets\/src\/features\/spot\/trade-ticket\/trade-ticket\.tsx|apps\/sandbox\/src\/features\/spot\/(routes|spot\.feature)\.ts)$/,
    within:
      /^(packages\/widgets\/src\/(features\/spot|shared\/(ticket|intent|form))|apps\/sandbox\/src\/(features\/spot|trading|engine|ledger))\//,
  },
  {
    title: 'the order book, from the stream to the screen',
    from: /^packages\/widgets\/src\/features\/market\/order-book\/order-book\.tsx$/,
    within: /^packages\/(widgets\/src\/(features\/market|shared\/data)|sdk\/src\/realtime)\//,
  },
  {
    title: 'a deposit, from the address to the credit',
    from: /^(packages\/widgets\/src\/features\/deposit\/(deposit-panel\/deposit-panel|deposit-records\/deposit-records)\.tsx|apps\/sandbox\/src\/features\/deposit\/(routes|deposit\.feature)\.ts)$/,
    within:
      /^(packages\/widgets\/src\/(features\/deposit|shared\/(funds|photo|records|orders))|apps\/sandbox\/src\/(features\/deposit|ledger|notifies|files))\//,
  },
  {
    title: 'a round, from its start to the payout',
    from: /^apps\/sandbox\/src\/features\/prediction\/prediction\.ts$/,
    within: /^apps\/sandbox\/src\/(features\/prediction|ledger)\//,
  },
]

const isTest = (file: string) =>
  /\.test\.tsx?$|\/(testing|simulation|test-exchange)\/|\/test-[^/]+\.ts$/.test(file)

const isGenerated = (file: string) =>
  /\.gen\.ts$|\.md$|\.lock$|api\.txt$|\/(openapi|embed|custom-elements|vectors)\.json$|\/reserve\.css$/.test(
    file,
  )

/**
 * Counts the files of the feature `loans`: `added` files have its name in their path, `edited` files only mention it. A
 * file that exists in eight languages counts once. Tests, generated files and documentation do not count.
 */
function loanFiles(): { added: number; edited: number } {
  const list = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
      .split('\n')
      .filter((file) => file !== '' && !isTest(file) && !isGenerated(file) && !/^e2e\//.test(file))
  const count = (files: string[]) =>
    new Set(files.map((file) => file.replace(/(?<=\/)(en|zh-CN|zh-TW|ja|ko|es|fr|pt)(?=[/.])/, 'L'))).size
  const isNamed = (file: string) => /loan/i.test(file)
  const mentions = list('grep', '-liE', 'loan', '--', 'openapi', 'packages', 'apps', 'vectors')
  return {
    added: count(list('ls-files', 'openapi', 'packages', 'apps', 'vectors').filter(isNamed)),
    edited: count(mentions.filter((file) => !isNamed(file))),
  }
}

async function modules(): Promise<IModule[]> {
  const { output } = await cruise(
    ['openapi', 'packages', 'apps'],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(/dist/|node_modules|\\.css$|\\.json$)' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.base.json' },
    },
    { exportsFields: ['exports'], conditionNames: ['source', 'types', 'import', 'default'] },
  )
  return (output as ICruiseResult).modules.filter(({ source }) => /\.tsx?$/.test(source))
}

const all = await modules()
const shipped = all.filter(({ source }) => !isTest(source) && !source.includes('.gen.'))
const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
const sum = (files: string[]) => files.reduce((total, file) => total + lines(file), 0)
const imports = new Map(
  all.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
)
const importers = new Map<string, Set<string>>()
for (const { source } of shipped)
  for (const to of imports.get(source) ?? []) importers.set(to, (importers.get(to) ?? new Set()).add(source))

function follow({ from, within }: Journey): string[] {
  const found = new Set(shipped.map(({ source }) => source).filter((source) => from.test(source)))
  for (const file of found) for (const to of imports.get(file) ?? []) if (within.test(to)) found.add(to)
  return [...found]
}

const sizes = shipped.map(({ source }) => lines(source)).sort((a, b) => a - b)
const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
console.table({
  'source files': shipped.length,
  lines: sum(shipped.map(({ source }) => source)),
  'median lines of a file': at(0.5),
  '90th percentile': at(0.9),
  'files over 300 lines': sizes.filter((size) => size > 300).length,
  'files with one importer': shipped.filter(({ source }) => importers.get(source)?.size === 1).length,
  'files under 15 lines with one importer': shipped.filter(
    ({ source }) => importers.get(source)?.size === 1 && lines(source) < 15,
  ).length,
  'test files': all.length - shipped.length,
})
console.table(
  Object.fromEntries(
    journeys.map((journey) => {
      const files = follow(journey)
      return [journey.title, { files: files.length, lines: sum(files) }]
    }),
  ),
)
console.table({ 'a feature in all parts: loans': loanFiles() })
