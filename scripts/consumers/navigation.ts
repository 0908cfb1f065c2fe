import type { Locator, Page } from 'playwright'
import type { Sockets } from './exchange.ts'

/** Matches an amount, which a custom element shows once it has data. */
const amount = /\d{2,}/

/** Throws unless the page has exactly one socket and has never opened a second one. */
function checkSockets({ open, total }: Sockets): void {
  if (open !== 1 || total !== 1) throw new Error(`${open} of ${total} opened sockets are open`)
}

/** Waits until a custom element shows prices and they change. */
export async function isLive(tag: Locator): Promise<void> {
  const root = tag.locator('.bl-root').filter({ hasText: amount })
  const first = await root.textContent()
  await root.filter({ hasNotText: first! }).waitFor()
}

/**
 * Presses a price of the order book and checks that the page shows the price, which it gets by an event of the custom
 * element. A trade may remove the price from the book at the moment of the press, so the function presses again, at
 * most ten times, until the page shows a price.
 */
export async function pickPrice(page: Page): Promise<void> {
  const row = page.locator('bourselet-order-book').getByRole('row').filter({ hasText: amount }).first()
  const shown = page.locator('output').filter({ hasText: amount })
  for (let presses = 0; (await shown.count()) === 0; presses += 1) {
    if (presses === 10) throw new Error('The page shows no price after ten presses')
    await row.click()
  }
}

/** Presses the button by which the page changes the symbol of its ticker, and waits for prices of the new symbol. */
export async function changeSymbol(page: Page): Promise<void> {
  await isLive(page.locator('bourselet-ticker'))
  await page.getByRole('button', { name: 'Ether' }).click()
  await page.locator('bourselet-ticker').getByText('ETH').first().waitFor()
  await isLive(page.locator('bourselet-ticker[symbol="ETHUSDT"]'))
}

/** Visits the pages of a single-page application and checks that they all use one socket. */
export async function visitPages(page: Page, sockets: Sockets): Promise<void> {
  const ticker = page.locator('bourselet-ticker')
  const book = page.locator('bourselet-order-book')
  await isLive(ticker)
  await page.getByRole('button', { name: 'Book' }).click()
  await isLive(book)
  await page.getByRole('button', { name: 'About' }).click()
  await book.waitFor({ state: 'detached' })
  await page.goBack()
  await isLive(book)
  await page.goBack()
  await isLive(ticker)
  checkSockets(sockets)
}

/**
 * Visits pages by the links of Turbo, which replaces the body of the page and keeps its scripts, and checks that they
 * all use one socket.
 */
export async function visitByTurbo(page: Page, sockets: Sockets): Promise<void> {
  const bitcoin = page.locator('bourselet-ticker[symbol="BTCUSDT"]')
  const ether = page.locator('bourselet-ticker[symbol="ETHUSDT"]')
  const trades = page.locator('bourselet-recent-trades')
  await isLive(bitcoin)
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
    document.querySelector('bourselet-recent-trades')!.setAttribute('data-kept', 'yes')
  })
  await page.getByRole('link', { name: 'Ether' }).click()
  await isLive(ether)
  await isLive(trades.and(page.locator('[data-kept]')))
  await page.getByRole('link', { name: 'About' }).click()
  await ether.waitFor({ state: 'detached' })
  await page.goBack()
  await isLive(ether)
  await page.goBack()
  await isLive(bitcoin)
  await isLive(trades)
  if ((await page.locator('html[data-kept]').count()) !== 1) throw new Error('Turbo has loaded a page anew')
  checkSockets(sockets)
}

/**
 * Checks the custom elements of a page without a framework: the order book of the README, one element in a shadow root,
 * one in each of two iframes, and the log-in element, which opens an iframe of its own.
 */
export async function lookInside(page: Page): Promise<void> {
  await isLive(page.locator('body > bourselet-order-book'))
  await isLive(page.locator('host-panel bourselet-order-book'))
  await isLive(page.frameLocator('iframe[src="inner.html"]').locator('bourselet-recent-trades'))
  await isLive(page.frameLocator('iframe[srcdoc]').locator('bourselet-coin-list'))
  await page.frameLocator('bourselet-login iframe').getByRole('textbox', { name: 'E-mail' }).waitFor()
}

/** Throws unless the widgets in an element have the accent color that the page sets. */
export async function checkAccent(part: Locator, color: string): Promise<void> {
  const accent = await part
    .locator('.bl-root')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--bl-accent'))
  if (accent !== color) throw new Error(`The accent color is ${accent}`)
}

/** Checks that the style sheet of the guide colors the tags and that its script logs the event of a placed order. */
export async function followGuide(page: Page): Promise<void> {
  const ticker = page.locator('bourselet-ticker')
  const book = page.locator('bourselet-order-book[product="futures"]')
  for (const tag of [ticker, book]) {
    await isLive(tag)
    await checkAccent(tag, '#0a7d4f')
  }
  const logged = page.waitForEvent('console')
  await ticker.evaluate((tag) =>
    tag.dispatchEvent(new CustomEvent('bourselet-order-placed', { bubbles: true, detail: 'an order' })),
  )
  if ((await logged).text() !== 'an order') throw new Error('The script of the guide logs no order')
}
