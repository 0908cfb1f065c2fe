import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { registerPartner } from '../scripts/partners.ts'
import { api, dataDir, sessionPartner, site } from './addresses.ts'
import { full } from './browsers.ts'
import { freshMember } from './exchange.ts'
import { frameOf, listen, logInInside, nextEvent } from './partner-page.ts'

test.use(full)

const SECRET = 'secret-of-the-partner-in-journeys'
const example = join(import.meta.dirname, '..', 'apps', 'docs', 'examples', 'embed-session.mjs')
const { port, origin } = sessionPartner

let server: ChildProcess

/**
 * Returns the content security policy of the page that the tags load in their frames. The site's server updates the
 * partners in this policy every two seconds.
 */
const framePolicy = async () =>
  (await fetch(`${site}/elements/frame.html`)).headers.get('content-security-policy')

// Starts the example server of the documentation. Its page contains a ticket with an embed session.
test.beforeAll(async () => {
  const args = ['desk', '--origin', origin, '--scope', 'view', '--scope', 'trade', '--enable']
  await registerPartner(args, { DATA_DIR: dataDir, PARTNER_SECRET: SECRET })
  const env = { ...process.env, API: api, SITE: site, PARTNER: 'desk', SECRET, PORT: String(port) }
  server = spawn(process.execPath, [example], { env, stdio: 'inherit' })
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  await expect.poll(framePolicy).toContain(origin)
})

test.afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill()
  await ended
  // Later tests in this worker expect only the partners that are registered at the start. The partner that this file
  // has registered is therefore disabled.
  await registerPartner(['desk', '--disable'], { DATA_DIR: dataDir })
  await expect.poll(framePolicy).not.toContain(origin)
})

/** Returns a new embed session for a trade ticket, which the partner's server creates for each load of its page. */
const newSession = (page: Page) =>
  page.evaluate(async () => /embed-session="(\w+)"/.exec(await (await fetch('/')).text())?.[1] ?? '')

/** Replaces the tags of the page by a single tag and returns the frame of that tag. */
async function show(page: Page, tag: string, session: string | null) {
  await page.evaluate(
    ([tag, session]) => {
      const element = document.createElement(`bourselet-${tag}`)
      element.setAttribute('symbol', 'BTCUSDT')
      if (session) element.setAttribute('embed-session', session)
      document.body.replaceChildren(element)
    },
    [tag, session] as const,
  )
  return frameOf(page, tag)
}

/** Returns the message that a frame shows in place of its widget. It states why the widget is not shown. */
const reasonIn = (frame: FrameLocator) => frame.locator('[role=alert] .bl-empty')

test('a frame opens with the embed session that the partner’s server has created, and a second use of this session is refused @usually-desktop', async ({
  page,
}) => {
  const { messages } = await listen(page)
  await page.goto(origin)
  const ticket = frameOf(page, 'trade-ticket')
  // The embed session opens the frame but does not log a member in.
  await expect(ticket.getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  expect(messages).toEqual([])

  const used = await page.locator('bourselet-trade-ticket').getAttribute('embed-session')
  const event = nextEvent(page, 'bourselet-error')
  const replay = await show(page, 'trade-ticket', used)
  await expect(reasonIn(replay)).toContainText('This part of the page was opened before')
  await expect(replay.getByRole('textbox')).toHaveCount(0)
  expect(await event).toEqual({ name: 'EMBED_SESSION_USED', operation: 'embed.open' })
  expect(messages.join()).toContain('<bourselet-trade-ticket> was not opened: EMBED_SESSION_USED')
  await expect(replay.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', `${site}/`)
})

test('if the answer to its embed session is lost, the frame sends the same request again and opens @desktop @deep', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/embed/frames', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked.push(route.request().postData() ?? '')
    if (asked.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto(origin)
  await expect(frameOf(page, 'trade-ticket').getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  expect(asked).toEqual([asked[0], asked[0]])
})

test('a frame stays closed while config.json of the site cannot be loaded, and opens once it can be loaded @desktop @deep', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }))
  await page.goto(origin)
  const ticket = page.locator('bourselet-trade-ticket')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(ticket.getByRole('alert')).toContainText('cannot be shown here', { timeout: 500 })
  }).toPass()
  await expect(frameOf(page, 'trade-ticket').getByRole('textbox')).toHaveCount(0)
  await page.unroute('**/config.json')
  await ticket.getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page, 'trade-ticket').getByRole('button', { name: 'Log in to trade' })).toBeVisible()
})

test('a member logs in inside a frame; a frame without an embed session is refused, and opens when it gets one; an embed session for another tag is refused @desktop @deep', async ({
  page,
}) => {
  await page.goto(origin)
  const ticket = frameOf(page, 'trade-ticket')
  await ticket.getByRole('button', { name: 'Log in to trade' }).click()
  await logInInside(ticket, await freshMember())
  await expect(ticket.getByRole('button', { name: 'Buy BTC' })).toBeVisible()

  const bare = await show(page, 'trade-ticket', null)
  await expect(reasonIn(bare)).toContainText('did not ask the exchange to open this part')
  const fresh = await newSession(page)
  await page.locator('bourselet-trade-ticket').evaluate((tag, session) => {
    Object.assign(tag, { embedSession: session })
  }, fresh)
  // The new frame is not logged in: the log-in was in the memory of the first frame, which the page has
  // removed.
  await expect(bare.getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  await expect(reasonIn(bare)).toHaveCount(0)

  await page.evaluate(() => {
    const config = document.createElement('bourselet-config')
    config.setAttribute('locale', 'ja')
    document.head.append(config)
  })
  const other = await show(page, 'wallet', await newSession(page))
  await expect(reasonIn(other)).toContainText('取り決めとは別の部分を開きました')
})
