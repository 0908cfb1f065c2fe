import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pickedPriceOf } from '../../../shared/data/picked-price.ts'
import { type OneClickProps, usePressedPrice } from '../../../shared/one-click/use-pressed-price.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { account, book, placed } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'

import { OrderBook } from '../../market/index.ts'
import { OneClick } from './one-click.tsx'
// In these tests, a shadow root gets copies of the style sheets that are loaded when the root is created. One-click
// trading loads its style sheet later with its code, so the test imports this style sheet here.
import '../../../shared/one-click/one-click.css'

type PageProps = Pick<OneClickProps, 'layout'> & { withBook?: boolean }

/**
 * A test page with the one-click switch, two price buttons, and a button that sends a market order. With `withBook` the
 * page also contains an order book.
 */
function Page({ layout = 'book', withBook = false }: PageProps) {
  const { select, arm, describedBy } = usePressedPrice()
  return (
    <>
      <section data-panel="book">
        {withBook && <OrderBook symbol="BTCUSDT" levels={3} onPriceSelect={select} />}
        {['60010.00', '64000.00'].map((price) => (
          <button key={price} type="button" onClick={() => select(price, 'buy')}>
            {price}
          </button>
        ))}
        <button type="button" aria-describedby={describedBy} onClick={() => select(null, 'buy')}>
          Buy now
        </button>
      </section>
      <OneClick symbol="BTCUSDT" layout={layout} onArm={arm} />
    </>
  )
}

type Setting = PageProps & { framed?: boolean; visitor?: boolean; shadow?: boolean; depth?: typeof book }

async function show(setting: Setting = {}) {
  const { framed = false, visitor = false, shadow = false, depth = book, ...props } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
  await exchange.step({ do: 'answer', call: 'marketDepth', data: depth })
  await exchange.step({ do: 'answer', call: 'getAccountInfo', data: account() })
  await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page: shared } = await renderKit(<Page {...props} />, {
    ...{ client: exchange.sdk, locale: 'en', width: 316, framed, shadow },
  })
  shared.preferences.setState({ confirmOrders: true })
  if (!visitor && !framed) await expect.element(toggle()).toBeVisible()
  else await expect.element(ask('60010.00')).toBeVisible()
  return exchange
}

const ask = (price: string) => page.getByRole('button', { name: price })
const toggle = () => page.getByRole('switch', { name: /^One-click trading/ })
const question = () => page.getByRole('dialog', { name: 'Turn on one-click trading?' })
const review = () => page.getByRole('dialog', { name: 'Confirm order' })
const sent = async (exchange: Awaited<ReturnType<typeof show>>) =>
  (await exchange.inspect()).calls.setOrder ?? 0

async function turnOn(quantity = '0.05') {
  await toggle().click()
  await question().getByRole('textbox', { name: 'Size of each order' }).fill(quantity)
  await question().getByRole('button', { name: 'Turn on' }).click()
  await expect.element(question()).not.toBeInTheDocument()
}

test('the warning that a click sends an order appears in the order book of the same shadow root, not in another book of the page', async () => {
  const other = document.createElement('section')
  other.dataset.panel = 'book'
  document.body.prepend(other)
  onTestFinished(() => other.remove())
  await show({ shadow: true })
  await turnOn()
  await expect.element(page.getByText(/^One click sends/)).toBeVisible()
  const strip = page.getByText(/^One click sends/).element()
  expect(strip.closest('[data-panel=book]')?.textContent).toContain('60010.00')
})

test('a press at a price sends no order unless the member has turned one-click trading on and entered a size', async () => {
  const exchange = await show()
  await ask('60010.00').click()
  await toggle().click()
  await expect.element(question().getByText(/at once, without confirmation/)).toBeVisible()
  await question().getByRole('button', { name: 'Turn on' }).click()
  await expect.element(question().getByText('Required')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(toggle()).not.toBeChecked()
  await ask('60010.00').click()
  expect(await sent(exchange)).toBe(0)
})

test('while one-click trading is on, a click or double click sends one limit order, and its toast can cancel the order', async () => {
  const exchange = await show()
  await turnOn()
  await expect.element(toggle()).toBeChecked()
  await ask('60010.00').dblClick()
  const toast = page.getByText('Buy order placed')
  await expect.element(toast).toBeVisible()
  expect(await sent(exchange)).toBe(1)
  expect(review().elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(async () => (await exchange.inspect()).calls.orderCancel ?? 0).toBe(1)
})

test.each([
  { size: '0.05', outcome: 'Buy order placed' },
  { size: '5', outcome: 'No order was sent' },
])(
  'with the one-click size $size ($outcome), a pressed price is not entered in the ticket; after one-click trading is turned off, it is',
  async ({ size, outcome }) => {
    const exchange = await show({ withBook: true })
    // The depth bar covers the price, so Playwright would refuse the click without `force`.
    const press = () => page.getByText('60,100.00').click({ force: true })
    const picked = () => pickedPriceOf(exchange.sdk).getState().picked?.price
    await turnOn(size)
    await press()
    await expect.element(page.getByText(outcome)).toBeVisible()
    expect(picked()).toBeUndefined()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect.element(toggle()).not.toBeChecked()
    await press()
    expect(picked()).toBe('60100.00')
  },
)

test('even with one-click trading on, a price far past the market must be confirmed', async () => {
  const exchange = await show()
  await turnOn()
  await ask('64000.00').click()
  await expect.element(review()).toBeVisible()
  await expect.element(review().getByText(/^Set aside in your balance/)).toBeVisible()
  expect(await sent(exchange)).toBe(0)
})

test('after the member has turned one-click trading off with the button in the book, a press at a price sends no order', async () => {
  const exchange = await show()
  await turnOn()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(toggle()).not.toBeChecked()
  await ask('60010.00').click()
  expect(await sent(exchange)).toBe(0)
})

test('an order that exceeds the balance is not sent, and a toast states that no order was sent', async () => {
  const exchange = await show()
  await turnOn('5')
  await ask('60010.00').click()
  await expect.element(page.getByText('No order was sent')).toBeVisible()
  expect(await sent(exchange)).toBe(0)
})

test.each([{ framed: true }, { visitor: true }])(
  'one-click trading is not offered in an iframe, or if nobody is logged in: %o',
  async (setting) => {
    await show(setting)
    expect(toggle().elements()).toHaveLength(0)
  },
)

const state = (size: string) => page.getByRole('status').filter({ hasText: `market orders of ${size}` })
const buyNow = () => page.getByRole('button', { name: 'Buy now' })

test('the layout `buttons` announces the size of the market orders and describes the buttons with it; the size buttons keep the focus', async () => {
  await show({ layout: 'buttons' })
  await turnOn('0.0002')
  await expect.element(page.getByRole('switch', { name: 'One-click trading', exact: true })).toBeChecked()
  await expect.element(buyNow()).toHaveAccessibleDescription(/0\.0002.BTC$/)
  const smaller = page.getByRole('button', { name: 'Smaller size' })
  await page.getByRole('button', { name: 'Larger size' }).click()
  await expect.element(state('0.0005')).toBeInTheDocument()
  await smaller.click()
  await smaller.click()
  await expect.element(state('0.0001')).toBeInTheDocument()
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true')
  await expect.element(smaller).toHaveFocus()
})

test('a market order that the book would fill only in part must be confirmed, and the dialog states the part', async () => {
  const depth = { ...book, asks: [['60010.00', '0.01000000']] }
  const exchange = await show({ layout: 'buttons', depth })
  await turnOn()
  await buyNow().click()
  await expect.element(review().getByText(/^Only 0\.01.BTC can be filled/)).toBeVisible()
  expect(await sent(exchange)).toBe(0)
})

test('when another member logs in, one-click trading is off', async () => {
  const exchange = await show()
  await turnOn()
  await expect.element(toggle()).toBeChecked()
  exchange.sdk.token.set('2'.repeat(32))
  await expect.element(toggle()).not.toBeChecked()
})
