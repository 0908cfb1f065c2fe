import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { book } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { DealButton } from './deal-button.tsx'

test('the button of each side opens the ticket, and names the best price of the other side unless the book may be outdated', async () => {
  const onPress = vi.fn()
  const button = (side: 'buy' | 'sell') => (
    <DealButton symbol="BTCUSDT" side={side} onPress={() => onPress(side)}>
      {side}
    </DealButton>
  )
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: book })
  await renderKit(<div>{[button('buy'), button('sell')]}</div>, { client: exchange.sdk, locale: 'en' })
  const priceOf = (side: string) =>
    browser.getByRole('button', { name: side }).element().querySelector('.bl-deal-button__price')?.textContent
  await expect.poll(() => priceOf('buy')).toBe('60,010.00')
  expect(priceOf('sell')).toBe('60,000.00')
  await browser.getByRole('button', { name: 'sell' }).click()
  expect(onPress).toHaveBeenCalledWith('sell')
  await exchange.step({ do: 'drop', call: 'marketDepth' })
  await exchange.step({ do: 'cut' })
  await expect.poll(() => priceOf('buy'), { timeout: 15_000 }).toBeUndefined()
})
