import { plainText, richText } from '../../content/rich-text.ts'
import { pageOf } from '../../http/page.ts'
import type { Data, Language, Request } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { CATEGORIES, GUIDES, QUESTIONS, UPDATED_AT, WHITEPAPERS } from './help-shelf.ts'
import { type CategoryName, helpTexts, questionTexts } from './help-texts.ts'
import { type Search, textSearch } from './text-search.ts'

const cateId = (name: CategoryName) => CATEGORIES.indexOf(name) + 1

const questionsIn = (language: Language): Data<'help.questions'>['list'] =>
  QUESTIONS.map(({ cate, name }, index) => {
    const { question, answer } = questionTexts[language][name]
    return { id: index + 1, cate_id: cateId(cate), question, answer_html: richText(answer), sort: index + 1 }
  })

const guidesIn = (language: Language): Data<'help.guides'>['list'] =>
  GUIDES.map(({ cate, name }, index) => {
    const { title, summary } = helpTexts[language].guides[name]
    return { id: index + 1, cate_id: cateId(cate), title, summary, updated_at: UPDATED_AT }
  })

const searchQuestions = byLanguage((language) => {
  const texts = questionTexts[language]
  return QUESTIONS.map(({ name }) => [texts[name].question, plainText(texts[name].answer)] as const)
})
const searchGuides = byLanguage((language) =>
  GUIDES.map(({ name }) => {
    const { title, summary, text } = helpTexts[language].guides[name]
    return [title, `${summary} ${plainText(text)}`] as const
  }),
)

/**
 * Returns a function that searches the texts of a language. The search index of a language is built when the
 * language is first used.
 */
function byLanguage(textsIn: (language: Language) => (readonly [title: string, body: string])[]) {
  const open = new Map<Language, Search>()
  return (language: Language, query: string): number[] => {
    const search =
      open.get(language) ??
      textSearch(
        language,
        textsIn(language).map(([title, body], index) => ({ id: index + 1, title, body })),
      )
    open.set(language, search)
    return search(query)
  }
}

interface Asked {
  keyword?: string
  cate_id?: number
  page?: number
  limit?: number
}

/**
 * Returns a page of the guides or questions that belong to a category and match a keyword, best match first. Both
 * filters are optional.
 */
function found<Entry extends { id: number; cate_id: number }>(
  entries: Entry[],
  { keyword = '', cate_id, ...request }: Asked,
  search: (query: string) => number[],
) {
  const { page = 1, limit = 20 } = request
  const matches = keyword.trim() === '' ? entries : search(keyword).map((id) => entries[id - 1]!)
  const own = matches.filter((entry) => cate_id === undefined || entry.cate_id === cate_id)
  return { page: pageOf(request, own.length), list: own.slice((page - 1) * limit, page * limit) }
}

/** Returns a page of the frequently asked questions in the given language. */
export function questionList(request: Request<'help.questions'>, language: Language) {
  return found(questionsIn(language), request, (query) => searchQuestions(language, query))
}

/** Returns a page of the guides in the given language, without their full text. */
export function guideList(request: Request<'help.guides'>, language: Language) {
  return found(guidesIn(language), request, (query) => searchGuides(language, query))
}

/** Returns the categories of the help center with the titles of their guides. */
export function categoryList(language: Language): Data<'help.categories'> {
  const guides = guidesIn(language)
  return CATEGORIES.map((name, index) => ({
    ...{ id: index + 1, name: helpTexts[language].categories[name], icon: `/icons/help-${name}.svg` },
    sort: index + 1,
    items: guides.filter(({ cate_id }) => cate_id === index + 1).map(({ id, title }) => ({ id, title })),
  }))
}

/** Returns a guide with links to the previous and next guide. Throws NOT_FOUND for an unknown id. */
export function guideDetail(id: number, language: Language): Data<'help.guide'> {
  const guides = guidesIn(language)
  const guide = guides[id - 1]
  const name = GUIDES[id - 1]?.name
  if (!guide || !name) throw new Refusal('NOT_FOUND', { field: 'id' })
  const { cate_id, title, updated_at } = guide
  const link = (at: number) => {
    const neighbour = guides[at - 1]
    return neighbour ? { id: neighbour.id, title: neighbour.title } : null
  }
  const content_html = richText(helpTexts[language].guides[name].text)
  return { id, cate_id, title, content_html, updated_at, prev: link(id - 1), next: link(id + 1) }
}

const papersIn = (language: Language): Data<'help.whitepapers'>['list'] =>
  WHITEPAPERS.map(({ coin, file_url }, index) => ({
    ...{ id: index + 1, coin, title: helpTexts[language].whitepapers[coin].title },
    ...{ cover: `/icons/${coin.toLowerCase()}.svg`, file_url, updated_at: UPDATED_AT },
  }))

/** Returns a page of the whitepapers; only those about one coin if a coin is given. */
export function paperList(
  { coin, ...request }: Request<'help.whitepapers'>,
  language: Language,
): Data<'help.whitepapers'> {
  const { page = 1, limit = 20 } = request
  const own = papersIn(language).filter((paper) => coin === undefined || paper.coin === coin)
  return { page: pageOf(request, own.length), list: own.slice((page - 1) * limit, page * limit) }
}

/** Returns a whitepaper with its summary; throws NOT_FOUND for an unknown id. */
export function paperDetail(id: number, language: Language): Data<'help.whitepaper'> {
  const [paper, coin] = [papersIn(language)[id - 1], WHITEPAPERS[id - 1]?.coin]
  if (!paper || !coin) throw new Refusal('NOT_FOUND', { field: 'id' })
  return { ...paper, content_html: richText(helpTexts[language].whitepapers[coin].text) }
}
