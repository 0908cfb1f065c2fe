import type { Deviation } from '../../report.ts'
import { type Check, docs, expectThat } from '../check.ts'
import { type PageList, pageLists } from './page-lists.ts'
import { type Page, type Pages, readPages, rowKey } from './read-pages.ts'

/** Returns a deviation if the expected and the received value differ. */
function equal(path: string, expected: unknown, received: unknown): Deviation[] {
  return expectThat(expected === received, () => ({
    ...{ path, expected: String(expected), received: String(received) },
  }))
}

/**
 * Returns the deviations in the figures of a page: its page number, its limit, the total, the number of pages, and the
 * number of its rows.
 */
function infoDeviations({ page, list }: Page, number: number, { limit, whole }: Pages): Deviation[] {
  const { total } = whole.page
  const rows = Math.max(0, Math.min(limit, total - (number - 1) * limit))
  const at = (field: string) => `page ${number} of ${limit}: $.data.page.${field}`
  return [
    ...equal(at('limit'), limit, page.limit),
    ...equal(at('current'), number, page.current),
    ...equal(at('total'), total, page.total),
    ...equal(at('pages'), Math.ceil(total / limit), page.pages),
    ...equal(`page ${number} of ${limit}: rows`, rows, list.length),
  ]
}

/**
 * Returns a deviation unless the small pages, joined in order, contain the rows of the large page, each row
 * once.
 */
function rowDeviations({ parts, whole }: Pages): Deviation[] {
  const keys = parts.flatMap(({ list }) => list.map(rowKey))
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  if (repeated !== undefined)
    return [{ path: '$.data.list', expected: 'each row on one page', received: `row ${repeated} twice` }]
  const wanted = whole.list.map(rowKey).slice(0, keys.length)
  const place = wanted.findIndex((key, index) => keys[index] !== key)
  return expectThat(place === -1, () => ({
    path: '$.data.list',
    expected: `row ${wanted[place]} at place ${place + 1}, as in a page of 100 rows`,
    received: `row ${keys[place] ?? 'none'}`,
  }))
}

const TIMES = [
  ...['created_at', 'opened_at', 'published_at', 'settled_at', 'closed_at', 'updated_at'],
  ...['date', 'ts'],
]

/** Returns a deviation unless the rows are ordered by at least one of their time fields, newest first. */
function orderDeviations({ whole }: Pages): Deviation[] {
  const fields = TIMES.filter((field) => whole.list.every((row) => row[field] !== undefined))
  if (fields.length === 0) return []
  const unordered = (field: string) =>
    whole.list.findIndex((row, index) => index > 0 && row[field]! > whole.list[index - 1]![field]!)
  if (fields.some((field) => unordered(field) === -1)) return []
  const place = unordered(fields[0]!)
  return [
    {
      path: `$.data.list[${place}].${fields[0]}`,
      expected: `at most ${whole.list[place - 1]![fields[0]!]}, the newest row first`,
      received: String(whole.list[place]![fields[0]!]),
    },
  ]
}

function pagesCheck(list: PageList): Check {
  const { operation, request } = list
  const [variant] = Object.values(request)
  const name = `${operation.id}${variant === undefined ? '' : ` (${variant})`}`
  const isNewestFirst = /newest first/i.test(operation.description)
  return {
    id: `paging/${operation.id}${variant === undefined ? '' : `/${variant}`}`,
    group: 'paging',
    title: `The pages of ${name} are disjoint and complete${isNewestFirst ? ', the newest row first' : ''}`,
    docs: docs.call(operation.id),
    needs: operation.login === 'required' || variant === 'mine' ? ['member'] : [],
    async run(target) {
      const pages = await readPages(target, list)
      const deviations = [
        ...pages.parts.flatMap((page, index) => infoDeviations(page, index + 1, pages)),
        ...equal('page beyond the end: rows', 0, pages.beyond.list.length),
        ...equal('page beyond the end: $.data.page.total', pages.whole.page.total, pages.beyond.page.total),
        ...equal('without limit: $.data.page.limit', 20, pages.usual.page.limit),
        ...equal('without limit: rows', Math.min(20, pages.usual.page.total), pages.usual.list.length),
        ...rowDeviations(pages),
        ...(isNewestFirst ? orderDeviations(pages) : []),
      ]
      const call = `${operation.methods[0]} ${operation.path} ${JSON.stringify(request)}`
      return deviations.map((deviation) => ({ call, ...deviation }))
    },
  }
}

export const pageChecks: Check[] = pageLists.map(pagesCheck)
