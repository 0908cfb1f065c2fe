import { describe, expect, test } from 'vitest'
import { pathTo, routeOf, routes, type SiteRoute } from './routes.ts'

const rows: readonly SiteRoute[] = routes

describe('route table', () => {
  test('contains the 74 routes once each, 25 of them mobile', () => {
    expect(rows).toHaveLength(74)
    expect(new Set(rows.map((row) => row.path)).size).toBe(74)
    expect(rows.filter((row) => row.mobile)).toHaveLength(25)
  })

  test.each([
    ['home', 1],
    ['exchange', 11],
    ['cexchange', 2],
    ['option', 6],
    ['help', 3],
    ['aboutus', 4],
    ['ai', 5],
    ['market', 8],
    ['account', 9],
    ['loans', 10],
    ['money', 7],
    ['revenueDetails', 7],
  ] as const)('%s marks menu entry %i', (name, index) => {
    expect(routeOf(name).activeMenuIndex).toBe(index)
  })

  test('uses the second header for account and loans only', () => {
    expect(rows.filter((row) => row.headerMode === 2).map((row) => row.name)).toEqual(['account', 'loans'])
  })

  test('fills and escapes the parameters of a path', () => {
    expect(pathTo('help_detail', 7)).toBe('/help_detail/7')
    expect(pathTo('orderBuy', 'a/b')).toBe('/orderBuy/a%2Fb')
  })

  test('requires no log-in for pages that visitors may see', () => {
    for (const name of ['home', 'market', 'help', 'terms', 'privacy', 'mbhome', 'mbquotes'] as const)
      expect(routeOf(name).member).toBeUndefined()
    for (const name of ['account', 'current', 'history', 'withdraw', 'mbuser'] as const)
      expect(routeOf(name).member).toBe(true)
  })
})
