import { expect, test } from 'vitest'
import { routeOf, routes } from './routes.ts'
import { pathInText, pathOn } from './twin-routes.ts'

test.each([
  ['market', 'mobile', '/mbquotes'],
  ['market', 'pc', '/market'],
  ['account', 'mobile', '/account'],
  ['mbhome', 'mobile', '/mbhome'],
] as const)('the page %s on the device %s has the address %s', (name, device, path) => {
  expect(pathOn(device, name)).toBe(path)
})

test('the address of the mobile counterpart contains the id of the desktop address', () => {
  expect(pathOn('mobile', 'orderBuy', 7)).toBe('/propagateBuy/7')
})

test.each([
  ['/recharge', 'mobile', '/mbdeposit'],
  ['/recharge', 'pc', '/recharge'],
  ['/exchange?symbol=BTCUSDT', 'mobile', '/mbexchange?symbol=BTCUSDT'],
  ['/help_detail/3', 'mobile', '/help_detail/3'],
] as const)('the operator’s link %s leads, on the device %s, to %s', (link, device, path) => {
  expect(pathInText(device, link)).toBe(path)
})

test('a public desktop page never has a mobile counterpart that requires log-in', () => {
  for (const { name } of routes) {
    const twin = routes.find(({ path }) => path.replace(':id', '') === pathOn('mobile', name))!
    if (!routeOf(name).member) expect(routeOf(twin.name).member ?? false, name).toBe(false)
  }
})
