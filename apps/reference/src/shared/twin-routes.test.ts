import { expect, test } from 'vitest'
import { type RouteName, routeOf, routes } from './routes.ts'
import { pathInText, pathOn } from './twin-routes.ts'

test.each([
  ['market', 'mobile', '/mbquotes'],
  ['market', 'pc', '/market'],
  ['account', 'mobile', '/account'],
  ['mbhome', 'mobile', '/mbhome'],
] as const)('the address of %s on %s is %s', (name, device, path) => {
  expect(pathOn(device, name)).toBe(path)
})

test('the mobile version of a page has the same parameter in its path', () => {
  expect(pathOn('mobile', 'orderBuy', 7)).toBe('/propagateBuy/7')
})

test.each([
  ['/recharge', 'mobile', '/mbdeposit'],
  ['/recharge', 'pc', '/recharge'],
  ['/exchange?symbol=BTCUSDT', 'mobile', '/mbexchange?symbol=BTCUSDT'],
  ['/help_detail/3', 'mobile', '/help_detail/3'],
] as const)('the link %s of a text leads on %s to %s', (link, device, path) => {
  expect(pathInText(device, link)).toBe(path)
})

test('no public desktop page has a mobile counterpart that requires log-in', () => {
  for (const { name } of routes) {
    const twin = routes.find(({ path }) => path.replace(':id', '') === pathOn('mobile', name as RouteName))!
    if (!routeOf(name).member) expect(routeOf(twin.name).member ?? false, name).toBe(false)
  }
})
