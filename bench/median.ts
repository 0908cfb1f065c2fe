/** The middle of the samples; of an even number the lower of the two in the middle. */
export function median(samples: number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const middle = sorted[(sorted.length - 1) >> 1]
  if (middle === undefined) throw new RangeError('median of nothing')
  return middle
}
