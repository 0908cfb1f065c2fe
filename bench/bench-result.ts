/** What one benchmark measured; `run.ts` prints it. */
export interface BenchResult {
  name: string
  rows: { label: string; value: number | string; unit: string }[]
  ratios: BenchRatio[]
}

/** A figure that does not depend on the machine: two things measured side by side in one run. */
export interface BenchRatio {
  label: string
  value: number
  /** Must be met. */
  limit?: number
  /** Aimed at. */
  goal?: number
  /** Which way is good: `higher` means at least `limit`, `lower` (the default) at most. */
  better?: 'higher' | 'lower'
}
