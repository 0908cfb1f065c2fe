/** Returns the median of the samples; for an even number the lower of the two middle samples. */
export function median(samples: number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const middle = sorted[(sorted.length - 1) >> 1]
  if (middle === undefined) throw new RangeError('median of nothing')
  return middle
}
