import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { line, lines, live, ready, show, snapshot } from './test-book.tsx'

test('a click on an ask calls onPriceSelect with its price and `buy`, a click on a bid with its price and `sell`', async () => {
  const chosen = vi.fn()
  await show({ onPriceSelect: chosen })
  await ready()
  await userEvent.click(line('asks', 1))
  expect(chosen).toHaveBeenLastCalledWith('60001.90', 'buy')
  await userEvent.click(line('bids', 2).querySelector('.bl-book__total')!)
  expect(chosen).toHaveBeenLastCalledWith('59999.95', 'sell')
  expect(chosen).toHaveBeenCalledTimes(2)
})

test('a click selects the price that the row showed at pointer down, even if the book changes before the button is released', async () => {
  const chosen = vi.fn()
  const exchange = await show({ onPriceSelect: chosen })
  await ready()
  await live(exchange)
  const row = line('bids', 0)
  row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.95', '1.00000000']] })
  await expect.poll(() => lines('bids')[0]?.[0]).toBe('60,000.95')
  row.click()
  expect(chosen).toHaveBeenLastCalledWith('60000.90', 'sell')
  row.click()
  expect(chosen).toHaveBeenLastCalledWith('60000.95', 'sell')
})

test('Tab focuses one row; arrow keys, Home and End move to other rows of both sides; Enter and Space select a price', async () => {
  const chosen = vi.fn()
  const exchange = await show({ onPriceSelect: chosen })
  await ready()
  expect(document.querySelectorAll('.bl-book__row[tabindex="0"]')).toHaveLength(1)
  line('bids', 0).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe(line('asks', 0))
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60001.05', 'buy')
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  expect(chosen).toHaveBeenLastCalledWith('60000.10', 'sell')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe(line('asks', 2))
  await userEvent.keyboard('{End}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('59999.95', 'sell')
  // The focus stays on the row when its price changes. Enter selects the price that the row shows at that
  // time.
  await live(exchange)
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.50', '1.00000000']] })
  await expect.poll(() => lines('bids')[2]?.[0]).toBe('60,000.10')
  expect(focused()).toBe(line('bids', 2))
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60000.10', 'sell')
  expect(document.querySelectorAll('.bl-book__row[tabindex="0"]')).toHaveLength(1)
})

test('in the split layout, the left and right arrow keys change the side', async () => {
  const chosen = vi.fn()
  await show({ onPriceSelect: chosen, layout: 'split' })
  await ready()
  expect(lines('bids')[0]).toEqual(['1.00000', '60,000.90'])
  expect(lines('asks')[0]).toEqual(['60,001.05', '1.00000'])
  line('bids', 1).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe(line('asks', 1))
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60000.90', 'sell')
})

test('without `onPriceSelect`, the rows are not buttons', async () => {
  await show()
  await ready()
  expect(document.querySelector('.bl-book__row[tabindex]')).toBeNull()
  expect(document.querySelector('[role="grid"]')).toBeNull()
})

test('the row under the pointer or with the keyboard focus shows the sum and the average price of all rows up to it', async () => {
  await show({ onPriceSelect: () => {} })
  await ready()
  const box = () => document.querySelector('.bl-book__sum')?.textContent
  await userEvent.hover(line('asks', 1))
  // The value of both rows is 60,001.05 × 1 + 60,001.90 × 2 = 180,004.85.
  await expect.poll(box).toBe('Sum3.00000 BTC180,004.85Average60,001.620.00%')
  await userEvent.hover(line('bids', 0))
  await expect.poll(box).toBe('Sum1.00000 BTC60,000.90Average60,000.900.00%')
  await userEvent.unhover(document.querySelector('.bl-book')!)
  await expect.poll(box).toBeUndefined()
  await userEvent.tab()
  line('bids', 0).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(box).toBe('Sum3.00000 BTC180,001.10Average60,000.370.00%')
})

test('in a book quoted in BTC, the box shows the sum with as many decimals as a price of the pair', async () => {
  const asks = [['0.05123', '0.30000000']]
  await show({ symbol: 'ETHBTC' }, { ...snapshot, symbol: 'ETHBTC', bids: [['0.05122', '0.15000000']], asks })
  await ready()
  await userEvent.hover(line('asks', 0))
  const box = () => document.querySelector('.bl-book__sum')?.textContent
  // The value is 0.05123 × 0.3 = 0.015369, truncated to five decimals.
  await expect.poll(box).toBe('Sum0.300 ETH0.01536Average0.051230.00%')
})
