import { type Failure, runVectors } from './run-vectors.ts'
import { publicFiles, readVectorFile } from './vector-file.ts'

const paths = process.argv[2] === undefined ? publicFiles : [process.argv[2]]

try {
  let passed = 0
  let failed = 0
  for (const path of paths) {
    const report = await runVectors(readVectorFile(path))
    for (const failure of report.failures) console.log(describe(failure))
    passed += report.passed
    failed += report.failures.length
  }
  finish(passed, failed)
} catch (error) {
  console.error(String(error))
  finish(0, 1)
}

function describe({ vector, error, differences }: Failure): string {
  const show = (value: unknown) => JSON.stringify(value) ?? 'nothing'
  return [
    `FAIL ${vector.id} ${vector.kind}: ${vector.title}`,
    ...(error === null ? [] : [`  ${error}`]),
    ...differences.map(
      (it) => `  ${it.path || '(all)'}: expected ${show(it.expected)}, actual ${show(it.actual)}`,
    ),
  ].join('\n')
}

function finish(passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
