import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OneClickProps, usePressedPrice } from '../../../shared/one-click/use-pressed-price.ts'
import { openFuturesTicket } from '../../../testing/open-futures-ticket.tsx'
import { FuturesOneClick } from './one-click.tsx'

/**
 * A test page with the one-click switch, and with two price buttons in place of an order book. With the layout `buttons`
 * it has a button that sends a market order instead.
 */
function Prices({ layout = 'book' }: Pick<OneClickProps, 'layout'>) {
  const { select, arm } = usePressedPrice()
  return (
    <>
      <section data-panel="book">
        {['60010.0', '64000.0'].map((price) => (
          <button key={price} type="button" onClick={() => select(price, 'buy')}>
            {price}
          </button>
        ))}
        <button type="button" onClick={() => select(null, 'sell')}>
          Sell now
        </button>
      </section>
      <FuturesOneClick symbol="BTCUSDT" layout={layout} onArm={arm} />
    </>
  )
}

const toggle = () => page.getByRole('switch', { name: /^One-click trading/ })

async function turnOn(quantity: string) {
  await toggle().click()
  const question = page.getByRole('dialog', { name: 'Turn on one-click trading?' })
  await question.getByRole('textbox', { name: 'Size of each order' }).fill(quantity)
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(question).not.toBeInTheDocument()
}

async function show(quantity: string, layout: OneClickProps['layout'] = 'book') {
  const { exchange } = await openFuturesTicket({ below: <Prices layout={layout} />, confirm: true })
  await turnOn(quantity)
  if (layout === 'book') await expect.element(page.getByText(/^One click sends/)).toBeVisible()
  return exchange
}

const press = (price: string) => page.getByRole('button', { name: price, exact: true }).click()

test('one press of a price sends a limit order of a contract with the margin mode and leverage of the ticket', async () => {
  const exchange = await show('0.05')
  await press('60010.0')
  await expect
    .poll(async () => (await exchange.inspect()).requests.placeOrder)
    .toMatchObject({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60010', quantity: '0.05' },
      ...{ leverage: 20, margin_mode: 'cross' },
    })
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})

test('one press of a button sends a market order of a contract', async () => {
  const exchange = await show('0.05', 'buttons')
  await press('Sell now')
  await expect
    .poll(async () => (await exchange.inspect()).requests.placeOrder)
    .toMatchObject({ symbol: 'BTCUSDT', side: 'sell', type: 'market', quantity: '0.05', leverage: 20 })
})

test('a press of a price far from the market asks for confirmation although one-click trading is on', async () => {
  const exchange = await show('0.05')
  await press('64000.0')
  await expect.element(page.getByRole('dialog', { name: 'Confirm order' })).toBeVisible()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
})

test('if the one-click order would exceed the available margin, a press of a price sends nothing, and a message reports this', async () => {
  const exchange = await show('9')
  await press('60010.0')
  await expect.element(page.getByText('No order was sent')).toBeVisible()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
})

test('while the book may be outdated, a press of a price sends no one-click order, and a message reports this', async () => {
  const exchange = await show('0.05')
  // The ticket shows the warning about an outdated book only for market orders, so the test selects this order
  // type.
  await page.getByRole('tab', { name: 'Market', exact: true }).click()
  await exchange.step({ do: 'drop', call: 'marketDepth' })
  await exchange.step({ do: 'cut' })
  await expect.element(page.getByText('Prices are reconnecting', { exact: false })).toBeVisible()
  await press('60010.0')
  await expect.element(page.getByText('No order was sent')).toBeVisible()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
})

test('while the member’s id is unknown, a press of a price sends no one-click order, and a message reports this', async () => {
  const exchange = await show('0.05')
  await exchange.step({ do: 'fail', call: 'getMemberInfo', status: 500 })
  exchange.sdk.token.set('2'.repeat(32))
  await expect.element(page.getByRole('button', { name: '100%' })).toBeDisabled()
  await expect.element(toggle()).not.toBeChecked()
  await turnOn('0.05')
  await press('60010.0')
  await expect.element(page.getByText('Your account is still loading.')).toBeVisible()
  expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
})
