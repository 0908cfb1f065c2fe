import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CannotRun } from '../cannot-run.ts'
import { checkConformance } from '../check-conformance.ts'
import { readArguments } from './arguments.ts'
import { reportText } from './report-text.ts'
import { usage } from './usage.ts'

/** The outputs of the command. */
export interface Output {
  out(text: string): void
  error(text: string): void
  /** Shows the number of completed checks. */
  progress(made: number): void
  colored: boolean
}

/**
 * Runs the command and returns its exit code: 0 if no check failed, 1 if a check failed, 2 if the command
 * could not run its checks.
 */
export async function run(
  args: readonly string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  try {
    return await runChecks(args, env, output)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    output.error(`${error.message}\n`)
    return 2
  }
}

async function runChecks(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { out, progress, colored }: Output,
): Promise<number> {
  const command = readArguments(args, env)
  if (command === 'help' || command === 'version') {
    out(command === 'help' ? usage : `${ownVersion()}\n`)
    return 0
  }
  const { options, json, verbose } = command
  const file = json === '-' ? undefined : json
  if (file !== undefined) emptyFile(file)
  const writeJson = (document: object) => {
    const text = `${JSON.stringify(document, null, 2)}\n`
    if (json === '-') out(text)
    if (file !== undefined) writeFileSync(file, text)
  }
  let made = 0
  const report = await checkConformance({ ...options, onResult: () => progress(++made) }).catch((error) => {
    if (error instanceof CannotRun) writeJson({ error: error.message })
    throw error
  })
  if (json !== '-') out(reportText(report, { verbose, colored }))
  writeJson(report)
  return report.conforms ? 0 : 1
}

/**
 * Empties the report file before the checks run. If the command is killed, the file then contains no report of an
 * earlier run. Throws CannotRun if the file cannot be written.
 */
function emptyFile(file: string): void {
  try {
    writeFileSync(file, '')
  } catch (error) {
    throw new CannotRun(`--json cannot be written: ${(error as Error).message}.`)
  }
}

/**
 * Returns the version of this package. It is read from the exported package.json, because its relative path
 * differs between sources and build.
 */
function ownVersion(): string {
  return createRequire(import.meta.url)('@bourselet/conformance/package.json').version
}
