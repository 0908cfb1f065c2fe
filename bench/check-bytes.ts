// Compares sizes with their byte budgets. Fails if the SDK, a custom element or the page /exchange is too large. Also
// fails if the table of sizes in the README is outdated, if the README of the SDK states a limit that differs from the
// budget, or if a script of the site imports the script of a page. With `--write` it updates the table instead of
// comparing it. With `--built` it measures the existing builds of the custom elements and of the site for tests.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildScriptTags, buildTestSite } from '../scripts/build.ts'
import { budgets, terminalBudget } from './byte-budgets.ts'
import { sdkBudgets } from './sdk-budgets.ts'
import { siteBytes } from './site-bytes.ts'
import { tagBytes } from './tag-bytes.ts'

const readme = join(import.meta.dirname, '..', 'README.md')
const [begin, end] = ['<!-- tag bytes -->\n', '<!-- /tag bytes -->']
/**
 * Tolerated difference between a size in the README's table and the measured size, as a fraction of the
 * measured size. Without a tolerance, every small change of a widget would require a new table.
 */
const SLACK = 0.04

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

if (!process.argv.includes('--built')) {
  await buildScriptTags()
  await buildTestSite()
}
const tags = await tagBytes()
const rows = budgets.map((budget) => ({ ...budget, now: budget.bytes(tags) }))
const text = readFileSync(readme, 'utf8')
const [before, rest] = text.split(begin)
const [table, after] = rest?.split(end) ?? []
if (table === undefined || after === undefined)
  throw new Error('The README has no place for the table of bytes.')

if (process.argv.includes('--write')) {
  const lines = rows.map(({ label, now, limit }) => `| ${label} | ${kB(now)} | ${kB(limit)} |`)
  const head = ['| script tag, gzip | kB | at most |', '|---|--:|--:|']
  writeFileSync(readme, `${before}${begin}${[...head, ...lines].join('\n')}\n${end}${after}`)
} else {
  const documented = new Map(
    [...table.matchAll(/^\| (.+?) \| ([\d.]+) \|/gm)].map(([, label, shown]) => [
      label,
      Number(shown) * 1000,
    ]),
  )
  const faults = rows.flatMap(({ label, now, limit }) => {
    console.log(`${label}: ${kB(now)} kB, at most ${kB(limit)}`)
    const shown = documented.get(label) ?? 0
    if (now > limit) return [`${label} weighs ${kB(now)} kB, more than ${kB(limit)}`]
    if (Math.abs(now - shown) > now * SLACK + 100)
      return [
        `${label} weighs ${kB(now)} kB, the README says ${kB(shown)}: node bench/check-bytes.ts --write`,
      ]
    return []
  })
  const { scripts, bytes, pageImporters } = siteBytes()
  const { scripts: mostScripts, bytes: mostBytes } = terminalBudget
  const most = `${mostScripts} and ${kB(mostBytes)} kB`
  console.log(`/exchange: ${scripts} scripts, ${kB(bytes)} kB, at most ${most}`)
  if (scripts > mostScripts || bytes > mostBytes)
    faults.push(`/exchange loads ${scripts} scripts with ${kB(bytes)} kB, more than ${most}`)
  for (const name of pageImporters)
    faults.push(`${name} imports the script of a page, so another page loads that script too`)
  const sdkReadme = readFileSync(join(import.meta.dirname, '..', 'packages', 'sdk', 'README.md'), 'utf8')
  for (const { row, limit } of sdkBudgets)
    if (row && !sdkReadme.includes(`| ${row} | ${limit / 1000} kB |`))
      faults.push(`packages/sdk/README.md does not state at most ${limit / 1000} kB for ${row}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
