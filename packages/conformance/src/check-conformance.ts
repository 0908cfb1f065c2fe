import { contractVersion } from '@bourselet/openapi/operations'
import { CannotRun } from './cannot-run.ts'
import { allChecks } from './checks/all.ts'
import { type Check, NotChecked } from './checks/check.ts'
import { unmetNeed } from './checks/needs.ts'
import { joinDeviations } from './join-deviations.ts'
import type { ConformanceOptions } from './options.ts'
import { type CheckResult, type Counts, groupNames, type Report } from './report.ts'
import { NoAnswer } from './target/http.ts'
import { coinMenu, symbolOf } from './target/market-facts.ts'
import { signIn } from './target/sign-in.ts'
import { openTarget, type Target } from './target/target.ts'

/**
 * Runs the checks against a back end and returns the report. Throws CannotRun if nothing answers at its
 * address, or if the given account or token is refused. Cancels the orders and ends the sessions that the checks have
 * created.
 */
export async function checkConformance(options: ConformanceOptions): Promise<Report> {
  const target = openTarget(options)
  const chosen = chosenChecks(options)
  const results: CheckResult[] = []
  try {
    await expectAnswer(target)
    await signIn(target)
    await knowSymbol(target)
    for (const check of chosen) {
      const result = await resultOf(check, target)
      results.push(result)
      options.onResult?.(result)
    }
  } finally {
    await target.end()
  }
  const symbol = await symbolOf(target, 'spot').catch(() => null)
  return reportOf(target, symbol?.symbol ?? null, results)
}

/** Returns the checks that the options select. Throws CannotRun for a name that selects no check. */
function chosenChecks({ only }: ConformanceOptions): readonly Check[] {
  const wrong = only?.find((name) => !allChecks.some(({ id }) => id.startsWith(name)))
  if (wrong !== undefined)
    throw new CannotRun(
      `${wrong || 'An empty name'} selects no check; the groups are ${groupNames.join(', ')}.`,
    )
  return only ? allChecks.filter(({ id }) => only.some((name) => id.startsWith(name))) : allChecks
}

const isAddress = (text: string, protocols: RegExp) =>
  URL.canParse(text) && protocols.test(new URL(text).protocol)

/** Throws CannotRun if an address is invalid or no server answers at the address of the back end. */
async function expectAnswer(target: Target): Promise<void> {
  const { base, stream } = target.options
  if (!isAddress(target.base, /^https?:$/)) throw new CannotRun(`${base} is no address of http or https.`)
  if (stream !== undefined && !isAddress(stream, /^wss?:$/))
    throw new CannotRun(`${stream} is no address of ws or wss.`)
  try {
    await target.send('site.settings')
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    throw new CannotRun(`Nothing answers at ${target.base}: ${(error.cause as Error).message}.`)
  }
}

/** Throws CannotRun if the back end lists symbols and the symbol of the options is not among them. */
async function knowSymbol(target: Target): Promise<void> {
  const { symbol } = target.options
  const menu = symbol === undefined ? [] : await coinMenu(target).catch(() => [])
  if (menu.length > 0 && !menu.some((row) => row.symbol === symbol?.toUpperCase()))
    throw new CannotRun(`market.coins lists no symbol ${symbol}.`)
}

const MOST_DEVIATIONS = 5

async function resultOf(check: Check, target: Target): Promise<CheckResult> {
  const { id, group, title, docs } = check
  const notes: string[] = []
  const result = (
    rest: Pick<CheckResult, 'status' | 'reason'> & { deviations?: CheckResult['deviations'] },
  ) => ({
    ...{ id, group, title, docs, notes, deviations: [] },
    ...rest,
  })
  const unmet = unmetNeed(check, target)
  if (unmet) return result({ status: 'not checked', reason: unmet })
  try {
    const deviations = joinDeviations(await check.run(target, (text) => void notes.push(text)))
    const more = deviations.length - MOST_DEVIATIONS
    if (more > 0) notes.push(`${id} has ${more} more deviations`)
    return result({
      status: deviations.length === 0 ? 'passed' : 'failed',
      deviations: deviations.slice(0, MOST_DEVIATIONS),
    })
  } catch (error) {
    if (error instanceof NotChecked) return result({ status: 'not checked', reason: error.message })
    if (error instanceof CannotRun) throw error
    // If a call gets no answer, only the first check that sends the call fails. All later checks that need this call
    // are reported as not checked.
    if (target.unanswered.has(error))
      return result({ status: 'not checked', reason: (error as Error).message })
    target.unanswered.add(error)
    // An error other than NoAnswer means that the check could not read an answer.
    const expected = error instanceof NoAnswer ? 'an answer' : 'an answer that can be read'
    return result({ status: 'failed', deviations: [{ expected, received: (error as Error).message }] })
  }
}

function countsOf(results: readonly CheckResult[]): Counts {
  const count = (status: CheckResult['status']) => results.filter((one) => one.status === status).length
  return { passed: count('passed'), failed: count('failed'), notChecked: count('not checked') }
}

function reportOf(target: Target, symbol: string | null, results: CheckResult[]): Report {
  const counts = countsOf(results)
  const groups = groupNames.map((name) => [name, countsOf(results.filter(({ group }) => group === name))])
  return {
    base: target.base,
    contract: contractVersion,
    symbol,
    conforms: counts.failed === 0,
    counts,
    groups: Object.fromEntries(groups) as Report['groups'],
    results,
  }
}
