// The parts of TanStack Query in the tags, with the methods that only member tags load. Tests of the widgets use it.
import './compact-query-writes.ts'

export * from './compact-queries.ts'
