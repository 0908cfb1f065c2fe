import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@bourselet/openapi/operations'
import { expect, test } from 'vitest'
import { type Caller, preflightHeaders } from './origins.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/site.md'), 'utf8')
const [, section = ''] = guide.split('## 4. Allow the headers by CORS')

/**
 * Returns the header names in the line that begins with `start`, in the CORS section of docs/guides/site.md. The names
 * are in lower case and sorted.
 */
function named(start: string): string[] {
  const line = section.split('\n').find((one) => one.startsWith(start)) ?? ''
  const [, list = ''] = line.split(/(?:origin \||Expose-Headers`:)/)
  return [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name.toLowerCase()).sort()
}

// The site sends the header `x-xsrf-token` only to its own origin, and such requests need no CORS. Therefore,
// docs/guides/site.md does not list this header.
const listed = (value: string) =>
  value
    .split(', ')
    .filter((name) => name !== 'x-xsrf-token')
    .sort()

test.each<[Caller, string]>([
  ['operator', '| the site'],
  ['foreign', '| another origin'],
])(
  'docs/guides/site.md lists the headers that a page of the origin `%s` may send and read',
  (caller, row) => {
    const read = operations.find(({ id }) => id === 'market.depth')
    const headers: Record<string, string> = preflightHeaders(caller, 'https://exchange.example', read)
    expect(named(row)).toEqual(listed(headers['access-control-allow-headers'] ?? ''))
    expect(named('Both read')).toEqual(listed(headers['access-control-expose-headers'] ?? ''))
  },
)
