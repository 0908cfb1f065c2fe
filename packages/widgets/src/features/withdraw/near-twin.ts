const ENDS = 4

/**
 * Returns a saved address that looks similar to the given one; undefined if there is none. An address is similar if its
 * first four and last four characters are the same, without the prefix of the network, or if it differs in only one or
 * two characters. People compare only the first and last characters, so forgers copy these.
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

/** Removes the prefix that all addresses of a network have in common. */
const body = (address: string) => address.replace(/^(0x|bc1q|bc1p|t|[13])/, '')

function hasSameEnds(saved: string, typed: string): boolean {
  const [first, second] = [body(saved), body(typed)]
  return first.slice(0, ENDS) === second.slice(0, ENDS) && first.slice(-ENDS) === second.slice(-ENDS)
}

/** Returns true if two addresses have the same length and differ in at most `letters` characters. */
function isWithin(saved: string, typed: string, letters: number): boolean {
  if (saved.length !== typed.length) return false
  let changed = 0
  for (let at = 0; at < saved.length && changed <= letters; at += 1) {
    if (saved[at] !== typed[at]) changed += 1
  }
  return changed <= letters
}
