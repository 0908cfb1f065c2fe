import { textsIn } from '../../content/texts-in.ts'
import type en from './texts/en.json'

/** Name of an announcement. */
export type NoticeName = keyof typeof en

/** The texts of every announcement by language. `text` contains lines in the format of `richText`. */
export const noticeTexts = textsIn<typeof en>(new URL('./texts/', import.meta.url))
