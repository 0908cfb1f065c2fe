const ENDS = 4

/**
 * A saved address that another one could be mistaken for: other, but with the same ends (what people compare, and what
 * forgers copy), or a letter or two away. undefined: none.
 */
export function nearTwin<Saved extends { address: string }>(
  address: string,
  book: readonly Saved[],
): Saved | undefined {
  const typed = address.toLowerCase()
  return book.find((entry) => {
    const saved = entry.address.toLowerCase()
    if (saved === typed) return false
    return hasSameEnds(saved, typed) || isWithin(saved, typed, 2)
  })
}

/** What all addresses of a chain begin with says nothing. */
const body = (address: string) => address.replace(/^(0x|bc1q|bc1p|t|[13])/, '')

function hasSameEnds(saved: string, typed: string): boolean {
  const [first, second] = [body(saved), body(typed)]
  return first.slice(0, ENDS) === second.slice(0, ENDS) && first.slice(-ENDS) === second.slice(-ENDS)
}

/** Whether so many letters changed at their places make one of the other. */
function isWithin(saved: string, typed: string, letters: number): boolean {
  if (saved.length !== typed.length) return false
  let changed = 0
  for (let at = 0; at < saved.length && changed <= letters; at += 1) {
    if (saved[at] !== typed[at]) changed += 1
  }
  return changed <= letters
}
