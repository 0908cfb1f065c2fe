/**
 * All tables of the database. Each feature declares its tables next to its migration:
 * `declare module '../../database/tables.ts' { interface Tables { loans: LoanRow } }`
 *
 * Column types: money is NUMERIC(38, 0) in units of 1e-8 and is read as bigint (BIGINT would end at 9.2e10 coins);
 * ids, counters and times (ms UTC) are INT8 and are read as number; dates are text.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
