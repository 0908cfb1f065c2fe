import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from './contract.ts'
import { type Caller, preflightHeaders } from './origins.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/site.md'), 'utf8')
const [, section = ''] = guide.split('## 4. Allow the headers by CORS')

/** Returns the names of headers in a line of the guide's section about CORS, in lower case and sorted. */
function named(start: string): string[] {
  const line = section.split('\n').find((one) => one.startsWith(start)) ?? ''
  const [, list = ''] = line.split(/(?:origin \||Expose-Headers`:)/)
  return [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name.toLowerCase()).sort()
}

// The site sends the header `x-xsrf-token` only to its own origin, and such requests need no CORS. So the guide does
// not list this header.
const listed = (value: string) =>
  value
    .split(', ')
    .filter((name) => name !== 'x-xsrf-token')
    .sort()

test.each<[Caller, string]>([
  ['operator', '| the site'],
  ['foreign', '| another origin'],
])('the guide lists the headers that a page of the origin `%s` may send and read', (caller, row) => {
  const read = operations.find(({ id }) => id === 'market.depth')
  const headers: Record<string, string> = preflightHeaders(caller, 'https://exchange.example', read)
  expect(named(row)).toEqual(listed(headers['access-control-allow-headers'] ?? ''))
  expect(named('Both read')).toEqual(listed(headers['access-control-expose-headers'] ?? ''))
})
