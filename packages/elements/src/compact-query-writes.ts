// Adds methods to the query client that look up, change or invalidate cached answers. Widgets call these methods after
// a write and after a stream event about the member. Only member tags (custom elements that show a member's data)
// therefore load this file.
import { hashKey, type Query, QueryClient, type QueryKey } from './compact-query-cache.ts'

type Filters = { queryKey?: QueryKey; exact?: boolean; predicate?: (query: Query) => boolean }

function matches(query: Query, { queryKey, exact, predicate }: Filters): boolean {
  const hasKey =
    !queryKey ||
    (queryKey.every((part, at) => hashKey([part]) === hashKey([query.queryKey[at]])) &&
      (!exact || query.queryKey.length === queryKey.length))
  return hasKey && (!predicate || predicate(query))
}

const matching = (client: QueryClient, filters: Filters): Query[] =>
  client.getQueryCache().findAll({ predicate: (query) => matches(query, filters) })

const writes = {
  invalidateQueries(this: QueryClient, filters: Filters): Promise<void> {
    for (const query of matching(this, filters)) query.invalidate()
    return this.refetchQueries({ predicate: (query) => matches(query, filters) })
  },

  getQueryData(this: QueryClient, key: QueryKey): unknown {
    return this.getQueryCache().get(hashKey(key))?.state.data
  },

  setQueryData(this: QueryClient, key: QueryKey, value: unknown): void {
    const before = this.getQueryCache().get(hashKey(key))?.state.data
    const data = typeof value === 'function' ? value(before) : value
    if (data !== undefined) this.query(key).setData(data)
  },

  setQueriesData(this: QueryClient, filters: Filters, update: (data: unknown) => unknown): void {
    for (const query of matching(this, filters)) {
      const data = update(query.state.data)
      if (data !== undefined) query.setData(data)
    }
  },
}

Object.assign(QueryClient.prototype, writes)
