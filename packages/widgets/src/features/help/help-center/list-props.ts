import type { HelpLinks } from '../help-links.ts'

/** What a list of the help center shows: what a keyword finds, or everything, of one topic or of all. */
export type ListProps = { links: HelpLinks; keyword: string; topic?: number }

/** Returns the request for a page of a list. */
export const requestOf = ({ keyword, topic }: ListProps, page: number, limit: number) => ({
  ...{ page, limit },
  ...(keyword === '' ? {} : { keyword }),
  ...(topic === undefined ? {} : { cate_id: topic }),
})
