/**
 * Every table of the database. A feature adds its own beside its migration:
 * `declare module '../../database/tables.ts' { interface Tables { loans: LoanRow } }`
 *
 * Column kinds: money is NUMERIC(38, 0) in units of 1e-8 and arrives as bigint (BIGINT would end at 9.2e10
 * coins); ids, counters and times (milliseconds UTC) are INT8 and arrive as number; dates are text.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
