import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { book } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { OrderBook } from './order-book.tsx'
import {
  OrderBookGroup,
  OrderBookLines,
  OrderBookSpread,
  OrderBookStatus,
  useOrderBook,
} from './order-book-parts.tsx'

function BestBid() {
  const { rows, symbol } = useOrderBook({ levels: 1 })
  return <output>{`${symbol} ${rows?.bids.map(({ price }) => price).join() ?? 'unknown'}`}</output>
}

test('an order book renders its child components in the given sequence, and all of them show the same levels', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
  const { host } = await renderKit(
    <OrderBook symbol="btcusdt">
      <BestBid />
      <OrderBookLines levels={2} />
      <OrderBookGroup />
      <OrderBookSpread />
      <OrderBookStatus />
    </OrderBook>,
    { client: exchange.sdk, locale: 'en', width: 320 },
  )
  await expect.element(page.getByText('BTCUSDT 60000.00')).toBeVisible()
  await expect.poll(() => host.querySelectorAll('[data-side="asks"] > tr[data-at]').length).toBe(2)
  expect(host.querySelector('h2')).toBeNull()
})
