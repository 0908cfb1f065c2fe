import { expect, type Page, test } from '@playwright/test'
import { freshMember } from './exchange.ts'
import { change, choose, expectPlace, isPhone, open, signIn } from './pages.ts'
import { locales, wordsOf } from './words.ts'

/**
 * The writing system (Unicode script) of some languages. A text in such a language must contain at least one character
 * of the script.
 */
const script = {
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ja: /[぀-ヿ]/,
  ko: /[가-힯]/,
} as Record<string, RegExp>

/**
 * Message keys whose English text differs from the text in every other language. The tested screens show these
 * messages.
 */
const sample = [
  'site:menu.markets',
  'site:menu.help',
  'site:paper',
  'site:terminal.buy',
  'site:terminal.sell',
  'site:terminal.book',
  'market:orderBook.title',
  'market:coinList.columns.last',
  'market:ticker.high',
  'orders:ticket.available',
  'orders:list.price',
  'orders:list.quantity',
  'orders:list.empty',
  'market:symbolBar.mark',
  'futures:ticket.cost',
  'shared:search',
]

const spot = { opens: 'site:terminal.buy', shows: 'orders:ticket.available' }
const futures = { opens: 'site:terminal.long', shows: 'futures:ticket.cost' }
/**
 * The screens to check. For a terminal, `opens` is the button that opens the ticket on a phone, and `shows` is
 * a text of the form. `npm test` checks only the spot terminal, because `routes.spec.ts` visits every screen in
 * one of the languages.
 */
const screens = {
  desktop: { '/home': null, '/exchange': spot, '/cexchange': futures },
  phone: { '/mbhome': null, '/mbexchange': spot, '/mbcurrency': futures },
}

/** Returns every text that is visible or that a screen reader announces. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Text) {
        if (node.parentElement?.checkVisibility()) texts.add(node.data.trim())
      } else if (node instanceof HTMLElement && node.checkVisibility())
        for (const name of ['aria-label', 'placeholder', 'title']) texts.add(node.getAttribute(name) ?? '')
    }
    texts.delete('')
    return [...texts]
  })

/**
 * Matches a text that is a message key or has an unfilled placeholder: `orders:list.price`, `orderBook.title`,
 * `{{count}}`.
 */
const rawKey = /\{\{|\}\}|^(\w+:)?[a-z][A-Za-z]+(\.[a-z][A-Za-z]+)+$/

test('the home page and the terminals show texts only in the chosen language @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: locales[0] })
  await signIn(context, await freshMember({ USDT: '100' }))
  const seen = new Map(locales.map((locale) => [locale, new Set<string>()]))
  for (const [path, ticket] of Object.entries(screens[isPhone(info) ? 'phone' : 'desktop'])) {
    if (ticket !== spot && process.env.TEST_DEEP !== '1') continue
    await open(page, path)
    await expectPlace(page, path)
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    for (const [index, locale] of locales.entries()) {
      const words = wordsOf(locale)
      await change(page, { locale })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByText(words('site:paper'))).toBeVisible()
      if (ticket) {
        if (isPhone(info) && index === 0)
          await page.getByRole('button', { name: words(ticket.opens), exact: true }).click()
        await expect(page.getByText(words(ticket.shows), { exact: true })).toBeVisible()
      }
      for (const text of await textsOf(page)) seen.get(locale)?.add(text)
    }
  }
  for (const [locale, texts] of seen) {
    const words = wordsOf(locale)
    expect
      .soft(
        [...texts].filter((text) => rawKey.test(text)),
        locale,
      )
      .toEqual([])
    const own = sample.map(words).filter((text) => texts.has(text))
    if (locale !== 'en') {
      const english = sample.map(wordsOf('en')).filter((text) => !sample.map(words).includes(text))
      expect
        .soft(
          english.filter((text) => texts.has(text)),
          locale,
        )
        .toEqual([])
    }
    expect.soft(own.length, locale).toBeGreaterThan(4)
    expect.soft(own.join(''), locale).toMatch(script[locale] ?? /\p{Script=Latin}/u)
    await expectGlyphs(page, own.join(''))
  }
})

/**
 * Expects the font of the page to draw every character that the default font of the machine can draw, instead of the
 * box for a missing character.
 */
async function expectGlyphs(page: Page, text: string) {
  const boxes = await page.evaluate((text) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 32
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const isBox = (family: string) => {
      context.font = `20px ${family}`
      const draw = (character: string) => {
        context.clearRect(0, 0, 32, 32)
        context.fillText(character, 4, 24)
        return context.getImageData(0, 0, 32, 32).data.join()
      }
      const box = draw('\u{10fffe}')
      return (character: string) => draw(character) === box
    }
    const onPage = isBox(getComputedStyle(document.querySelector('.bl-root')!).fontFamily)
    const onMachine = isBox('sans-serif')
    return [...new Set(text.replaceAll(/\s/g, ''))].filter((one) => onPage(one) && !onMachine(one))
  }, text)
  expect(boxes).toEqual([])
}
