// The complete replacement for TanStack Query in the tags. It includes the methods that only member tags load. Widget
// tests import this file.
import './compact-query-writes.ts'

export * from './compact-queries.ts'
