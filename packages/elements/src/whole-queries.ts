// The replacement for TanStack Query in the tags, including the methods that only member tags load. Widget tests
// import this file.
import './compact-query-writes.ts'

export * from './compact-queries.ts'
