import type { HelpTarget } from '../help-links.ts'

/**
 * Props of a list of the help center. The list shows the entries that match `keyword`, or all entries if
 * `keyword` is empty. `topic` limits the list to the entries of one topic.
 */
export type ListProps = { links: HelpTarget; keyword: string; topic?: number }

/** Returns the request for one page of a list of the help center. */
export const requestOf = ({ keyword, topic }: ListProps, page: number, limit: number) => ({
  ...{ page, limit },
  ...(keyword === '' ? {} : { keyword }),
  ...(topic === undefined ? {} : { cate_id: topic }),
})
