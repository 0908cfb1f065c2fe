import { expect, test } from 'vitest'
import { type RouteName, routeOf, routes } from './routes.ts'
import { pathInText, pathOn } from './twin-routes.ts'

test.each([
  ['market', 'mobile', '/mbquotes'],
  ['market', 'pc', '/market'],
  ['account', 'mobile', '/account'],
  ['mbhome', 'mobile', '/mbhome'],
] as const)('the page %s has on the device %s the address %s', (name, device, path) => {
  expect(pathOn(device, name)).toBe(path)
})

test('the path of a mobile counterpart contains the same id', () => {
  expect(pathOn('mobile', 'orderBuy', 7)).toBe('/propagateBuy/7')
})

test.each([
  ['/recharge', 'mobile', '/mbdeposit'],
  ['/recharge', 'pc', '/recharge'],
  ['/exchange?symbol=BTCUSDT', 'mobile', '/mbexchange?symbol=BTCUSDT'],
  ['/help_detail/3', 'mobile', '/help_detail/3'],
] as const)('the link %s in a text of the operator leads on the device %s to %s', (link, device, path) => {
  expect(pathInText(device, link)).toBe(path)
})

test('no public desktop page has a mobile counterpart that requires log-in', () => {
  for (const { name } of routes) {
    const twin = routes.find(({ path }) => path.replace(':id', '') === pathOn('mobile', name as RouteName))!
    if (!routeOf(name).member) expect(routeOf(twin.name).member ?? false, name).toBe(false)
  }
})
