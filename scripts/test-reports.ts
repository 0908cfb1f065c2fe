import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

/** The result of one run of a test program. */
export interface TestReport {
  passed: number
  failed: number
  /** File and title of each failed test. */
  failures: string[]
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Returns the results in a JSON report of Vitest. Paths are shown relative to `folder`, in which the tests ran. */
export function vitestReport(file: string, folder: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = read<VitestReport>(file)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const title = relative(folder, name)
    if (status === 'failed' && failed.length === 0) return [title]
    return failed.map(({ fullName }) => `${title} › ${fullName}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * Returns the results in a JSON report of Playwright, of all its projects or of one. A journey (Playwright test) that
 * is flaky or skipped counts as failed.
 */
export function journeysReport(file: string, project?: string): TestReport {
  const tests = read<PlaywrightReport>(file)
    .suites.flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file })))
    .filter(({ projectName }) => project === undefined || projectName === project)
  const failed = tests.filter(({ status }) => status !== 'expected')
  return {
    passed: tests.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ projectName, title, file }) => `${projectName}: ${file} › ${title}`),
  }
}
