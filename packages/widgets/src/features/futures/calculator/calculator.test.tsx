import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFuturesTicket } from '../../../testing/open-futures-ticket.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Profit and liquidation calculator' })
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })

/** Returns the value of a row of the result. */
const result = (label: string) => {
  const row = [...dialog().element().querySelectorAll('.bl-line')].find(
    (one) => one.querySelector('dt')?.textContent === label,
  )
  return row?.querySelector('dd')?.textContent
}

async function open(setting: Parameters<typeof openFuturesTicket>[0] = {}) {
  const opened = await openFuturesTicket({ shadow: true, ...setting })
  await page.getByRole('textbox', { name: 'Price' }).fill('60000')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0.1')
  await page.getByRole('button', { name: 'Calculator' }).click()
  await expect.element(dialog()).toBeVisible()
  return opened
}

test('starts with the price, size and leverage of the ticket, and computes the result of an exit price', async () => {
  await open()
  await expect.element(field('Entry price')).toHaveValue('60,000.0')
  await expect.element(field('Quantity')).toHaveValue('0.100')
  await expect.element(field('Leverage')).toHaveValue('20')
  expect(result('PnL')).toBe('—')
  await field('Exit price').fill('63000')
  await expect.poll(() => result('PnL')).toBe('+300.00\u00a0USDT')
  expect(result('ROE')).toBe('+100.00%')
  expect(result('Initial margin')).toBe('300.00\u00a0USDT')
  await dialog().getByRole('radio', { name: 'Sell / Short' }).click()
  await expect.poll(() => result('PnL')).toBe('−300.00\u00a0USDT')
})

test('a higher leverage needs less margin, and leaves the result as it is', { tags: 'deep' }, async () => {
  await open()
  await field('Exit price').fill('63000')
  await field('Leverage').fill('50')
  await expect.poll(() => result('Initial margin')).toBe('120.00\u00a0USDT')
  expect(result('PnL')).toBe('+300.00\u00a0USDT')
  expect(result('ROE')).toBe('+250.00%')
})

test('for a visitor, the position is isolated, because their balance is unknown', {
  tags: 'deep',
}, async () => {
  await open({ visitor: true })
  await field('Exit price').fill('63000')
  await expect.element(dialog().getByText(/^For a new isolated position/)).toBeVisible()
  await expect.poll(() => result('Liq. price (est.)')).toMatch(/^57,/)
})

test('a value whose bracket does not allow the leverage has no result', { tags: 'deep' }, async () => {
  await open()
  await field('Exit price').fill('63000')
  await field('Quantity').fill('90000')
  await expect
    .element(
      dialog().getByText('A position of this value is not allowed at any leverage. Lower the quantity.'),
    )
    .toBeVisible()
  expect(result('PnL')).toBe('—')
})

test('an exit price beyond the liquidation price is named, and an invalid leverage has no result', async () => {
  await open({ visitor: true })
  await field('Exit price').fill('50000')
  await expect.element(dialog().getByText(/^The position would be liquidated before/)).toBeVisible()
  await field('Leverage').fill('900')
  await expect.poll(() => result('PnL')).toBe('—')
})
