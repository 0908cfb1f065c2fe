import { parseArgs } from 'node:util'
import { fair } from './fair.ts'

const { values } = parseArgs({
  options: { base: { type: 'string' }, token: { type: 'string', multiple: true } },
})

if (!values.base) {
  console.error('Usage: npm run fair -- --base http://localhost:8787 [--token TOKEN …]')
  process.exit(2)
}
const { lines, differences } = await fair(values.base, values.token)
console.table(
  lines.map((line) => ({
    settled: line.kind,
    symbol: line.symbol,
    recomputed: line.recomputed,
    differences: line.differences,
    'before the series': line.unverifiable,
  })),
)
for (const { what, field, published, fair } of differences) {
  console.log(`${what} ${field}: settled ${JSON.stringify(published)}, fair is ${JSON.stringify(fair)}`)
}
const sum = (field: 'recomputed' | 'differences') => lines.reduce((all, line) => all + line[field], 0)
console.log(`${sum('recomputed')} settlements recomputed, ${sum('differences')} with differences`)
process.exitCode = differences.length > 0 ? 1 : 0
