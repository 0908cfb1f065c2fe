import { expect, test } from '@playwright/test'
import { prepareScan, scan } from './axe.ts'
import { freshMember } from './exchange.ts'
import { open, signIn } from './pages.ts'
import { expectLoaded, forVisitors, keepLayout, layoutOf, pathOf } from './route-rows.ts'

for (const signedIn of [false, true])
  test(`axe finds no violation on any route in either theme, opened as a ${signedIn ? 'member' : 'visitor'} @deep`, async ({
    page,
    context,
  }, info) => {
    await prepareScan(page, context, info)
    // The long timeout is needed, because up to 50 pages are scanned in both themes.
    test.setTimeout(1_800_000)
    if (signedIn) await signIn(context, await freshMember({ USDT: '1000' }))
    await keepLayout(page, info)
    const found: Record<string, string[]> = {}
    for (const route of layoutOf(info)) {
      if (signedIn ? forVisitors.has(route.name) : route.member) continue
      await open(page, pathOf(route))
      await expectLoaded(page, route, 'en')
      await scan(page, route.name, found)
    }
    expect(found).toEqual({})
  })
