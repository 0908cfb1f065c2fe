export { CannotRun } from './cannot-run.ts'
export { checkConformance } from './check-conformance.ts'
export type { ConformanceOptions } from './options.ts'
export type { CheckResult, Counts, Deviation, GroupName, Report } from './report.ts'
