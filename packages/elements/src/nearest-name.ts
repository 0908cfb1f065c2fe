/** Returns the edit distance of two words: the number of letters to add, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

/** Returns the known name closest to a misspelt one; undefined if none is within the edit distance `limit`. */
export function nearestName(misspelt: string, names: readonly string[], limit: number): string | undefined {
  const ranked = names.map((name) => ({ name, far: distance(misspelt, name) })).sort((a, b) => a.far - b.far)
  const [first] = ranked
  return first && first.far <= limit ? first.name : undefined
}
