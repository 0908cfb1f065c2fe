import type { Deviation } from './report.ts'

/**
 * Joins deviations that differ only in the index of their row. Returns the first deviation of each joined group, with
 * the number of the other deviations of the group in `more`.
 */
export function joinDeviations(deviations: readonly Deviation[]): Deviation[] {
  const places = new Map<string, Deviation>()
  for (const deviation of deviations) {
    const place = `${deviation.call} ${deviation.path?.replaceAll(/\[\d+\]/g, '[]') ?? deviation.expected}`
    const first = places.get(place)
    if (first) first.more = (first.more ?? 0) + 1
    else places.set(place, { ...deviation })
  }
  return [...places.values()]
}
