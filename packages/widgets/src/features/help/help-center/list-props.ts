import type { HelpTarget } from '../help-links.ts'

/**
 * Props of a list of the help center. It shows the entries found by `keyword`, or all entries if it is empty;
 * `topic` limits them to one topic.
 */
export type ListProps = { links: HelpTarget; keyword: string; topic?: number }

/** Returns the request for one page of a list of the help center. */
export const requestOf = ({ keyword, topic }: ListProps, page: number, limit: number) => ({
  ...{ page, limit },
  ...(keyword === '' ? {} : { keyword }),
  ...(topic === undefined ? {} : { cate_id: topic }),
})
