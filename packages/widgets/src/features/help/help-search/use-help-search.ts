import { useState } from 'react'
import { useSettled } from '../../../shared/data/use-settled.ts'
import { type GuidePage, type QuestionPage, useGuides, useQuestions } from '../use-help-lists.ts'

export type Guide = GuidePage['list'][number]
export type Question = QuestionPage['list'][number]

/** A row of the list of search results: a guide, a question, or the link to all results. */
export type Hit =
  | { kind: 'guide'; guide: Guide }
  | { kind: 'question'; question: Question }
  | { kind: 'all'; total: number }

export type HitGroup = { kind: Hit['kind']; total: number; items: Hit[] }

/** Maximum number of guides, and of questions, in the list below the search field. */
const ROWS = 4

/** The maximum length of a keyword that the server accepts. */
export const KEYWORD_LENGTH = 64

/** Returns the text of the search field and the results for the keyword in it. */
export function useHelpSearch(initial: string) {
  const [text, setText] = useState(initial)
  const keyword = text.trim()
  const settled = useSettled(keyword)
  const enabled = settled !== ''
  const guides = useGuides({ keyword: settled, limit: ROWS }, enabled)
  const questions = useQuestions({ keyword: settled, limit: ROWS }, enabled)
  const error = guides.error ?? questions.error
  const answers = guides.data && questions.data ? { guides: guides.data, questions: questions.data } : null
  const isFresh = settled === keyword && !guides.refreshing && !questions.refreshing
  const total = answers ? answers.guides.page.total + answers.questions.page.total : 0
  const groups: HitGroup[] =
    keyword === '' || !answers
      ? []
      : [
          {
            ...{ kind: 'guide' as const, total: answers.guides.page.total },
            items: answers.guides.list.map((guide) => ({ kind: 'guide' as const, guide })),
          },
          {
            ...{ kind: 'question' as const, total: answers.questions.page.total },
            items: answers.questions.list.map((question) => ({ kind: 'question' as const, question })),
          },
          { kind: 'all' as const, total, items: total > 0 ? [{ kind: 'all' as const, total }] : [] },
        ].filter(({ items }) => items.length > 0)
  return {
    ...{ text, setText, keyword, settled, groups, total, error },
    /** True while the list does not yet show the results for the current text of the field. */
    busy: keyword !== '' && !error && (!isFresh || !answers),
    retry() {
      guides.refetch()
      questions.refetch()
    },
  }
}
