// The custom elements (tags) use this module instead of TanStack Query. It also includes the methods that pages load
// only with member tags. Widget tests import this file.
import './compact-query-writes.ts'

export * from './compact-queries.ts'
