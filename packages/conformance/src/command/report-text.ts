import {
  type CheckResult,
  type Counts,
  type Deviation,
  type GroupName,
  groupNames,
  type Report,
} from '../report.ts'

export interface TextOptions {
  /** True if the report also lists the checks that passed. */
  verbose?: boolean
  /** True if the report contains terminal colors. */
  colored?: boolean
}

const titles: Record<GroupName, string> = {
  calls: 'Calls',
  refusals: 'Refusals',
  sessions: 'Sessions',
  idempotency: 'Idempotency',
  paging: 'Paging',
  stream: 'Stream',
  market: 'Market data',
}

const marks = { passed: '✓', failed: '✗', 'not checked': '–' } as const
const colors = { '✓': 32, '✗': 31, '–': 33 } as const

/** Adds terminal colors to the marks ✓, ✗ and – of a report. */
const withColors = (text: string) =>
  text.replaceAll(/^( *)([✓✗–]) | ([✓✗–])(?= \d)/gm, (whole, _indent, first, later) => {
    const mark = (first ?? later) as keyof typeof colors
    return whole.replace(mark, `\u001b[${colors[mark]}m${mark}\u001b[39m`)
  })

function countsText({ passed, failed, notChecked }: Counts): string {
  return [`✓ ${passed}`.padEnd(7), `✗ ${failed}`.padEnd(7), `– ${notChecked}`].join('')
}

function deviationLines({ call, path, expected, received, more }: Deviation): string[] {
  const place = path ? `${path}: ` : ''
  return [
    ...(call ? [`      ${call}`] : []),
    `      ${place}expected ${expected}`,
    `      ${' '.repeat(place.length)}received ${received}${more ? `, and ${more} more such rows` : ''}`,
  ]
}

function resultLines({ status, title, id, docs, deviations }: CheckResult): string[] {
  return [
    `  ${marks[status]} ${title}`,
    ...deviations.flatMap(deviationLines),
    ...(status === 'failed' ? [`      check ${id}, documentation docs/${docs}`] : []),
  ]
}

/** Returns the lines about checks that were not made. Checks with the same reason are listed together. */
function notCheckedLines(results: readonly CheckResult[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const { reason = '', id } of results.filter(({ status }) => status === 'not checked'))
    byReason.set(reason, [...(byReason.get(reason) ?? []), shortName(id)])
  return [...byReason].flatMap(([reason, ids]) => [`  – ${reason}:`, ...wrapped(ids)])
}

/** Returns the name of a check without the name of its group. */
const shortName = (id: string) => id.replace(/^\w+\//, '').replace(/\/shape$/, '')

const WIDTH = 110

/** Returns names as lines with a maximum width. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + name.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${name}`
    else lines.push(`    ${name}`)
  }
  return lines
}

function groupLines(report: Report, group: GroupName, verbose: boolean): string[] {
  const results = report.results.filter((result) => result.group === group)
  if (results.length === 0) return []
  const shown = results.filter(({ status }) => status === 'failed' || (verbose && status === 'passed'))
  return [
    `${titles[group].padEnd(14)}${countsText(report.groups[group])}`,
    ...shown.flatMap(resultLines),
    ...notCheckedLines(results),
    '',
  ]
}

/** Returns the last lines of a report: the failed checks and the verdict. */
function missingLines({ results, counts: { passed, failed, notChecked } }: Report): string[] {
  const checks = `${failed === 0 ? passed : `${failed} of ${passed + failed}`} checks`
  const missing = results.filter(({ status }) => status === 'failed')
  if (failed === 0) return [`Conforms: ${checks} passed, ${notChecked} were not made.`]
  return [
    'Missing:',
    ...missing.map(({ title, id }) => `  ✗ ${title} (${id})`),
    '',
    `Does not conform: ${checks} failed, ${notChecked} were not made.`,
  ]
}

/** Returns a report as text for a terminal. */
export function reportText(report: Report, { verbose = false, colored = false }: TextOptions = {}): string {
  const notes = new Set(report.results.flatMap((result) => result.notes))
  const text = [
    `${report.base} · contract ${report.contract}${report.symbol ? ` · ${report.symbol}` : ''}`,
    '',
    ...groupNames.flatMap((group) => groupLines(report, group, verbose)),
    ...(notes.size > 0 ? ['Notes:', ...[...notes].map((note) => `  ${note}`), ''] : []),
    ...missingLines(report),
    '',
  ].join('\n')
  return colored ? withColors(text) : text
}
