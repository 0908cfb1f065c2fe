import { describe, expect, test } from 'vitest'
import product from './routes.test.json' with { type: 'json' }
import { pathTo, routeOf, routes } from './routes.ts'

describe('route table', () => {
  test('every route has a name and an address of its own', () => {
    expect(new Set(routes.map((row) => row.name)).size).toBe(routes.length)
    expect(new Set(routes.map((row) => row.path)).size).toBe(routes.length)
  })

  test.each(product)(
    'the route $name has the address, layout and menu entry that routes.test.json specifies',
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

  test('pages with data of the member require a log-in; public pages such as home, market and help do not', () => {
    for (const name of ['home', 'market', 'help', 'terms', 'privacy', 'mbhome', 'mbquotes'] as const)
      expect(routeOf(name).member).toBeUndefined()
    for (const name of ['account', 'current', 'history', 'withdraw', 'mbuser'] as const)
      expect(routeOf(name).member).toBe(true)
  })
})
