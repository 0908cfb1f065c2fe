import { describe, expect, test } from 'vitest'
import product from './product-routes.json' with { type: 'json' }
import { pathTo, routeOf, routes } from './routes.ts'

describe('route table', () => {
  test('the table of routes contains 74 different routes, 25 of them for the mobile layout', () => {
    expect(routes).toHaveLength(74)
    expect(new Set(routes.map((row) => row.path)).size).toBe(74)
    expect(routes.filter((row) => row.mobile)).toHaveLength(25)
  })

  test.each(product)(
    'the route $name has the address, layout, menu entry and header that product-routes.json specifies',
    (row) => {
      const own = routes.find(({ name }) => name === row.name)
      expect({
        ...own,
        path: own?.path.replace(':id', '{id}'),
        layout: own?.mobile ? 'mobile' : 'desktop',
      }).toMatchObject(row)
    },
  )

  test('inserts the id into the path of a route and escapes it', () => {
    expect(pathTo('help_detail', 7)).toBe('/help_detail/7')
    expect(pathTo('orderBuy', 'a/b')).toBe('/orderBuy/a%2Fb')
  })

  test('only pages for members require log-in; public pages do not', () => {
    for (const name of ['home', 'market', 'help', 'terms', 'privacy', 'mbhome', 'mbquotes'] as const)
      expect(routeOf(name).member).toBeUndefined()
    for (const name of ['account', 'current', 'history', 'withdraw', 'mbuser'] as const)
      expect(routeOf(name).member).toBe(true)
  })
})
