import { textsIn } from '../../content/texts-in.ts'
import type en from './texts/guides/en.json'
import type enQuestions from './texts/questions/en.json'

/** Name of a category, used as its key in the texts of all languages. */
export type CategoryName = keyof typeof en.categories
export type GuideName = keyof typeof en.guides
export type PaperCoin = keyof typeof en.whitepapers

/** Texts of categories, guides and whitepapers, by language. `text` is a list of lines in the markup of `richText`. */
export const helpTexts = textsIn<typeof en>(new URL('./texts/guides/', import.meta.url))

/** Name of a frequently asked question, used as its key in the texts of all languages. */
export type QuestionName = keyof typeof enQuestions

/** The frequently asked questions by language. Each answer is a list of lines in the markup of `richText`. */
export const questionTexts = textsIn<typeof enQuestions>(new URL('./texts/questions/', import.meta.url))
