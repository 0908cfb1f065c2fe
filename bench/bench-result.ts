/** The result of one benchmark; `run.ts` prints it. */
export interface BenchResult {
  name: string
  rows: { label: string; value: number | string; unit: string }[]
  ratios: BenchRatio[]
}

/** A ratio of two measurements from the same run, which does not depend on the speed of the machine. */
export interface BenchRatio {
  label: string
  value: number
  /** Bound that the ratio must meet. Otherwise the benchmark run fails. */
  limit?: number
  /** Desired value of the ratio. It has no effect on the exit code. */
  goal?: number
  /** Meaning of `limit`: `higher` requires at least this value, `lower` (the default) at most this value. */
  better?: 'higher' | 'lower'
}
