import { type Comparison, type Difference, differences } from './differences.ts'
import { served } from './kinds.ts'
import type { Vector, VectorFile } from './vector-file.ts'

export interface Failure {
  vector: Vector
  /**
   * The error that the code threw, or a message about an unknown kind; null if the code returned a wrong
   * result.
   */
  error: string | null
  differences: Difference[]
}

export interface VectorReport {
  passed: number
  failures: Failure[]
}

/** Runs every test vector of a file with the constants of that file. */
export async function runVectors(file: VectorFile, comparison?: Comparison): Promise<VectorReport> {
  const report: VectorReport = { passed: 0, failures: [] }
  for (const vector of file.vectors) {
    const failure = await runVector(vector, file, comparison)
    if (failure === null) report.passed++
    else report.failures.push(failure)
  }
  return report
}

async function runVector(vector: Vector, file: VectorFile, comparison?: Comparison): Promise<Failure | null> {
  const run = Object.hasOwn(served, vector.kind) ? served[vector.kind] : undefined
  if (run === undefined) return { vector, error: `unknown kind ${vector.kind}`, differences: [] }
  try {
    const actual = await run(vector.input, file.constants)
    const found = differences(vector.expected, actual, comparison)
    return found.length === 0 ? null : { vector, error: null, differences: found }
  } catch (error) {
    return { vector, error: String(error), differences: [] }
  }
}
