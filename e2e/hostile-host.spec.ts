import { expect, test } from '@playwright/test'
import { api, partner, site } from './addresses.ts'
import { full } from './browsers.ts'
import { freshMember } from './exchange.ts'
import { listenAsAttacker } from './hostile-host.ts'
import { logIn } from './pages.ts'
import { expectAllShown, frameOf, hostHolds, listen, logInInside, nextEvent } from './partner-page.ts'

test.use(full)

test('on a malicious page with a strict Content-Security-Policy, the custom elements work and keep their styles, and the page can read no secret @deep', async ({
  page,
}) => {
  test.slow()
  const { messages, violations } = await listen(page)
  const attacker = await listenAsAttacker(page)
  const member = await freshMember({ USDT: '73492186.5432' })
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['api-token']
    if (token) tokens.push(token)
  })
  await page.goto(`${partner}/hostile.html`)

  // Rules of the host page's style sheet do not apply inside the tags (custom elements).
  const last = page.locator('bourselet-ticker .bl-price').first()
  await expect(last).toBeVisible()
  const { letterSpacing } = await last.evaluate((element) => getComputedStyle(element))
  expect(letterSpacing).not.toBe('8px')
  // Every tag (custom element) renders, including those with charts.
  await expectAllShown(page)
  await expect(page.locator('bourselet-price-chart').getByRole('figure')).toHaveAccessibleName(/Last price/)
  await expect(page.locator('bourselet-depth-chart canvas').first()).toBeVisible()

  // A log-in in one tag (custom element) emits an event on the page and logs the member in to the other tags.
  const event = nextEvent(page, 'bourselet-signed-in')
  await logInInside(frameOf(page, 'login'), member)
  expect(await event).toBe(null)
  await expect(frameOf(page, 'login').getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(frameOf(page, 'trade-ticket').getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  await expect(frameOf(page, 'balances').getByText('73,492,186.54').first()).toBeVisible()

  // Scripts of the host page must not find the session token, password, name or balance in anything that they read or
  // wrap.
  expect(new Set(tokens).size).toBe(1)
  const secrets = [tokens[0]!, member.password, member.email, '73492186.54', '73,492,186.54']
  for (const secret of secrets) expect(await hostHolds(page, secret)).toEqual([])
  expect(await attacker.caught(secrets)).toEqual([])
  expect(await attacker.caught(['BTCUSDT'])).not.toEqual([])
  expect(await violations()).toEqual([])
  expect(messages).toEqual([])

  // The test leaks the token deliberately to show that `hostHolds` finds a leak. It also inserts HTML to show that the
  // content security policy blocks this and that `violations` reports it.
  await page.evaluate((token) => localStorage.setItem('leak', token), tokens[0]!)
  expect(await hostHolds(page, tokens[0]!)).toEqual(['local'])
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>')
    } catch {}
  })
  await expect.poll(violations).toEqual([expect.stringContaining('require-trusted-types-for')])
})

test('the same attacks succeed on a page of the operator’s own origin, which proves that the tests on the malicious page can detect a leak @deep', async ({
  page,
}) => {
  const attacker = await listenAsAttacker(page)
  const member = await freshMember({ USDT: '73492186.5432' })
  // If the address of frame.html names no tag, it is an empty page of the operator's origin. The test adds its own tags
  // (custom elements) to this page.
  await page.goto(`${site}/elements/frame.html`)
  await page.evaluate(async (api) => {
    const config = document.createElement('bourselet-config')
    config.setAttribute('api-base', api)
    document.body.append(
      config,
      ...['login', 'balances'].map((one) => document.createElement(`bourselet-${one}`)),
    )
    await import('/elements/autoload.js' as string)
  }, api)
  await expect(page.locator('bourselet-login').getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const token = page.waitForRequest((request) => request.headers()['api-token'] !== undefined)
  await logIn(page, member)
  const secret = (await token).headers()['api-token']!
  await expect(page.locator('bourselet-balances').getByText('73,492,186.54').first()).toBeVisible()
  for (const one of [secret, member.password, '73492186.54'])
    expect(await attacker.caught([one])).not.toEqual([])
})

test('on a partner’s page, the server answers public calls, and refuses calls with a session token and calls for members @usually-desktop', async ({
  page,
}) => {
  const { token } = await freshMember({ USDT: '1' })
  await page.goto(partner)
  const reach = (path: string, headers: Record<string, string>) =>
    page.evaluate(
      ([url, headers]) =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"symbol":"BTCUSDT"}',
        })
          .then((answer) => answer.status)
          .catch(() => 'refused'),
      [api + path, headers] as const,
    )
  expect(await reach('/data/api.user/marketDepth', {})).toBe(200)
  expect(await reach('/data/api.user/marketDepth', { 'api-token': token })).toBe('refused')
  expect(await reach('/data/api.user/getMemberInfo', {})).toBe('refused')
})
