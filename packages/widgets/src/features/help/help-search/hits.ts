/** A part of a text. `hit` is true if the part matches a word of the query or another form of that word. */
export type TextPart = { text: string; hit: boolean }

/**
 * Splits a text into parts and marks the beginnings of words that match a word of the query. The server searches
 * by word stems, so a result may contain other forms of the words than the query. In most languages the forms of
 * a word share their beginning, which is marked: “withdraw” in “withdrawals”, “出金” in “出金の”.
 */
export function hitsIn(locale: string, text: string, query: string): TextPart[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const collator = new Intl.Collator(locale, { sensitivity: 'base' })
  const wordsOf = (words: string) => [...segmenter.segment(words)]
  const asked = wordsOf(query)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => [...segment])
  const sharedLength = (word: string[], other: string[]) => {
    const end = word.findIndex((letter, at) => collator.compare(letter, other[at] ?? '') !== 0)
    return end < 0 ? word.length : end
  }
  const parts: TextPart[] = []
  const add = (added: string, hit: boolean) => {
    const last = parts.at(-1)
    if (added === '') return
    if (last?.hit === hit) last.text += added
    else parts.push({ text: added, hit })
  }
  for (const { segment, isWordLike } of wordsOf(text)) {
    const word = [...segment]
    const lengths = isWordLike
      ? asked.map((other) => {
          const shared = sharedLength(word, other)
          return isForm(shared, word.length, other.length, segment) ? shared : 0
        })
      : []
    const length = Math.max(0, ...lengths)
    add(word.slice(0, length).join(''), true)
    add(word.slice(length).join(''), false)
  }
  return parts
}

const isSyllabic = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u

/**
 * Returns true if two words that share a beginning, one of the text and one of the query, are probably forms
 * of the same word.
 */
function isForm(shared: number, length: number, asked: number, word: string): boolean {
  const [shorter, longer] = [Math.min(length, asked), Math.max(length, asked)]
  if (isSyllabic.test(word)) return shared > 0 && (shared === shorter || shared >= 2)
  // If `shared === asked`, the word in the text begins with the whole query word, which the user may still be typing.
  // One or two letters begin too many words. So a query word that short must be equal to the word in the text.
  if (shared === asked) return asked > 2 || asked === length
  return shared >= 4 && shared >= shorter * 0.7 && shorter >= longer * 0.5
}
