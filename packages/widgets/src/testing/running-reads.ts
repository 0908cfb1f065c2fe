import type { Page } from '../shared/provider/page.ts'

/** Returns how many queries of the page are being read. */
export const runningReads = ({ queryClient }: Pick<Page, 'queryClient'>): number =>
  queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.fetchStatus === 'fetching' }).length
