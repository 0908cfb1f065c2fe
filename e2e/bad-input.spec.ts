import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'
import { filled, type Locale, wordsOf } from './words.ts'

async function openTicket(page: Page, info: TestInfo, locale: Locale): Promise<Locator> {
  const words = wordsOf(locale)
  await page.goto(paths(info).exchange)
  if (!isPhone(info)) return page.getByRole('main')
  await page.getByRole('button', { name: words('site:terminal.buy'), exact: true }).click()
  return page.getByRole('dialog', { name: words('site:terminal.side') })
}

/** Logs in a new member who has 100 USDT and has disabled order confirmations, and opens the ticket. */
async function start(page: Page, context: BrowserContext, info: TestInfo, locale: Locale) {
  const member = await freshMember({ USDT: '100' })
  await signIn(context, member)
  await choose(context, { locale, confirmOrders: false })
  const words = wordsOf(locale)
  const ticket = await openTicket(page, info, locale)
  const field = (name: string) =>
    ticket.getByRole('textbox', { name: words(`orders:list.${name}`), exact: true })
  const submit = ticket.locator('button[type=submit]')
  await expect(field('price')).not.toHaveValue('')
  // Until the balance is known, a press of the submit button has no effect.
  await expect(ticket.getByText(/^100[.,]00/).first()).toBeVisible()
  return { member, words, ticket, price: field('price'), quantity: field('quantity'), submit }
}

const countOf = async ({ token }: TestMember) => (await ask('spot.orders', {}, token)).page.total

test('the order ticket shows each refusal of the server at the field that caused it, in the member’s language, and keeps all typed values @deep', async ({
  page,
  context,
}, info) => {
  const locale = isPhone(info) ? 'ja' : 'fr'
  const { member, words, ticket, price, quantity, submit } = await start(page, context, info, locale)
  const point = locale === 'fr' ? ',' : '.'
  const refused = async (at: Locator, name: string, typed: [string, string]) => {
    await price.fill(typed[0].replace('.', point))
    await quantity.fill(typed[1].replace('.', point))
    await submit.click()
    await expect(at).toHaveAttribute('aria-invalid', 'true')
    await expect(at).toBeFocused()
    await expect(at).toHaveAccessibleDescription(filled(words(`errors:${name}`)))
    const kept = [await price.inputValue(), await quantity.inputValue()]
    // A field that has lost the focus shows all decimals of its price or quantity step. The values are therefore
    // compared as numbers.
    const read = (text: string) =>
      Number(text.replaceAll(point === ',' ? /[^0-9,]/g : /[^0-9.]/g, '').replace(',', '.'))
    expect(kept.map(read)).toEqual(typed.map(Number))
  }
  await refused(price, 'PRICE_TICK', ['40000.001', '0.001'])
  await refused(quantity, 'MIN_NOTIONAL', ['40000', '0.00001'])
  await refused(quantity, 'INSUFFICIENT_BALANCE', ['40000', '0.5'])
  await ticket.getByRole('checkbox', { name: words('orders:kind.postOnly') }).check()
  await refused(price, 'POST_ONLY_WOULD_TAKE', ['90000', '0.001'])
  expect(await countOf(member)).toBe(0)
})

test('a double click places one order, both with and without the confirmation dialog @deep', async ({
  page,
  context,
}, info) => {
  const { member, price, quantity, submit } = await start(page, context, info, 'en')
  await price.fill('40000')
  await quantity.fill('0.001')
  await submit.dblclick()
  await expectToast(page, 'Buy order placed')
  expect(await countOf(member)).toBe(1)

  await page.evaluate(() => localStorage.setItem('bourselet.preferences', '{"confirmOrders":true}'))
  const ticket = await openTicket(page, info, 'en')
  await ticket.getByRole('textbox', { name: 'Price' }).fill('40000')
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.001')
  await ticket.locator('button[type=submit]').dblclick()
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  await confirm.getByRole('button', { name: 'Buy BTC' }).dblclick()
  await expectToast(page, 'Buy order placed')
  expect(await countOf(member)).toBe(2)
})

test('if the connection is lost, the site reports it, refuses an order without queuing it, and works again when online @deep', async ({
  page,
  context,
}, info) => {
  const { member, price, quantity, submit, ticket } = await start(page, context, info, 'en')
  const mark = page.locator('.bl-symbol-bar').getByText('Live', { exact: true })
  await expect(mark).toBeVisible()
  await price.fill('40000')
  await quantity.fill('0.001')
  await context.setOffline(true)
  await expect(page.locator('.bl-symbol-bar').getByText('Offline', { exact: true })).toBeVisible()
  await submit.click()
  await expect(ticket.getByText('Not sent: you were offline. Try again.')).toBeVisible()
  await expect(quantity).toHaveValue('0.00100')
  await context.setOffline(false)
  await expect(mark).toBeVisible()
  expect(await countOf(member)).toBe(0)
  await submit.click()
  await expectToast(page, 'Buy order placed')
  expect(await countOf(member)).toBe(1)
})
