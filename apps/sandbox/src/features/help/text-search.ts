import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import MiniSearch from 'minisearch'
import type { Language } from '../../http/routes.ts'

/** A text that the search can find. A match in the title counts more than a match in the body. */
export interface SearchText {
  /** Id of the text. Among texts that match equally well, the one with the lower id comes first. */
  id: number
  title: string
  body: string
}

/**
 * Searches texts and returns the ids of those that contain every word of the query or an inflected form of it, best
 * match first. If no text contains all words, returns the texts that contain at least one.
 */
export type Search = (query: string) => number[]

const STEMMERS: Partial<Record<Language, (word: string) => string>> = {
  en: english,
  // The French stemmer may give a word different stems in the singular and the plural (retrait, retraits). The plural
  // ending is therefore removed first.
  fr: (word) => french(word.replace(/(?<=\p{L}{3})[sx]$/u, '')),
  es: spanish,
  pt: (word) => portuguese(word.replace(/ões$/, 'ão')),
}

/**
 * Particles and endings of Korean nouns and verbs. Longer ones come first, so that the longest matching ending is
 * removed.
 */
const KOREAN_ENDING =
  /(?:에서는|으로는|합니다|됩니다|하려면|하나요|되나요|인가요|에서|으로|에게|까지|부터|하기|하는|하면|되면|을|를|이|가|은|는|에|의|로|와|과|도|만)$/

/** Very common words, such as articles, which the search ignores. */
const STOP_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an the is are was do does did how what when where why which who i my me you your it its to of in on at for from and or can if with by be this that'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les l un une des de du d à au aux et ou est sont que qui quoi quand où pourquoi comment mon ma mes je j il elle on en sur par pour dans ce cette se si avec s n ne pas'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos de del a al y o es son que qué quién cuándo dónde por porque para cómo mi mis me yo se si en con su sus lo no cuál cuánto'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o a os as um uma de do da dos das e ou é são que quem quando onde por porque para como meu minha me eu se em no na nos nas com seu sua não qual quanto'.split(
      ' ',
    ),
  ),
}

/** Creates a search over texts that are all in one language. */
export function textSearch(language: Language, texts: readonly SearchText[]): Search {
  const wordsOf = splitter(language)
  const stem = stemmerOf(language)
  const index = new MiniSearch<SearchText>({
    fields: ['title', 'body'],
    tokenize: (text) => wordsOf(text).flatMap((word) => [...new Set([stem(word), word])]),
    processTerm: (term) => term || null,
    searchOptions: { boost: { title: 3 }, combineWith: 'AND' },
  })
  index.addAll(texts)
  return (query) => {
    const [words, stems] = [wordsOf(query), wordsOf(query).map(stem)]
    // The member may still be typing the last word of a query, so this word also matches words that begin with it.
    const find = (terms: string[], combineWith: 'AND' | 'OR') =>
      index.search(query, {
        tokenize: () => terms,
        combineWith,
        prefix: (_term, at) => at === terms.length - 1,
      })
    const found =
      [find(stems, 'AND'), find(words, 'AND')].find(({ length }) => length > 0) ?? find(stems, 'OR')
    return found.sort((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id as number)
  }
}

/**
 * Returns a function that splits a text into words and leaves out the very common words that the search ignores.
 */
function splitter(language: Language): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const stop = STOP_WORDS[language]
  return (text) =>
    [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
      .filter(({ isWordLike, segment }) => isWordLike && !stop?.has(segment))
      .map(({ segment }) => segment)
}

function stemmerOf(language: Language): (word: string) => string {
  const stem = STEMMERS[language]
  return (word) => (stem ? withoutAccents(stem(word)) : rootOf(language, word))
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '')

/**
 * Removes the endings of a word in Korean and Japanese, for which no stemmer exists here. Japanese endings and
 * particles are written in Hiragana.
 */
function rootOf(language: Language, word: string): string {
  if (language === 'ko') return word.length > 1 ? word.replace(KOREAN_ENDING, '') || word : word
  if (language !== 'ja') return word
  if (/^\p{Script=Hiragana}{1,3}$/u.test(word)) return ''
  return word.replace(/(?<=\p{Script=Han})\p{Script=Hiragana}+$/u, '')
}
