import { type Call, type CallOptions, useCall } from '../../shared/data/use-call.ts'
import type { BourseletClient } from '../../shared/provider/client.ts'
import { useLocale } from '../../shared/provider/use-locale.ts'

type Help = BourseletClient['help']
type Asked = { keyword?: string; cate_id?: number; page?: number; limit?: number }
export type QuestionPage = Awaited<ReturnType<Help['questions']>>
export type GuidePage = Awaited<ReturnType<Help['guides']>>

/**
 * Options of the requests for texts of the help center. The texts change rarely, so an answer is reused for five
 * minutes.
 */
const reading = { staleMs: 300_000 } satisfies CallOptions

export type Category = Awaited<ReturnType<Help['categories']>>[number]

/** Returns the topics of the help center with the titles of their guides. */
export function useCategories() {
  const locale = useLocale()
  return useCall(['help.categories', locale], (sdk, options) => sdk.help.categories(options), reading)
}

/** Returns one page of the list of guides, optionally only those of a topic or those that match a keyword. */
export function useGuides(asked: Asked, enabled = true): Call<GuidePage> {
  const locale = useLocale()
  return useCall(['help.guides', locale, asked], (sdk, options) => sdk.help.guides(asked, options), {
    ...{ ...reading, enabled, keepPrevious: true },
  })
}

/**
 * Returns one page of the list of frequent questions, optionally only those of a topic or those that match a
 * keyword.
 */
export function useQuestions(asked: Asked, enabled = true): Call<QuestionPage> {
  const locale = useLocale()
  return useCall(['help.questions', locale, asked], (sdk, options) => sdk.help.questions(asked, options), {
    ...{ ...reading, enabled, keepPrevious: true },
  })
}
