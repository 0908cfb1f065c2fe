import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { showFutures } from '../../../testing/show-futures.tsx'
import { fill } from '../../../testing/show-orders.tsx'
import { FuturesHistory } from './futures-history.tsx'

const bought = futuresOrder(2, {
  type: 'market',
  price: null,
  tif: null,
  status: 'completed',
  filled: '0.10000000',
  quote_filled: '6011.83000000',
  avg_price: '60118.3',
  fee: '3.00591500',
  fills: [fill(1, { price: '60118.3', qty: '0.10000000', fee: '3.00591500', fee_coin: 'USDT' })],
})
const cut = futuresOrder(1, { status: 'expired', reason: 'reduced', reduce_only: true, fills: [] })
const asked = { scope: 'history', page: 1, limit: 20, with_fills: true }

describe('futures order history', () => {
  it('filters the orders by contract, type, status and period, and opens further pages', {
    tags: 'deep',
  }, async () => {
    const exchange = await showFutures(<FuturesHistory />, { orders: [bought, cut], pages: 3 })
    const last = async () => (await exchange.inspect()).requests.listOrders
    const choose = async (filter: string, option: string) => {
      await browser.getByRole('combobox', { name: filter }).click()
      await browser.getByRole('option', { name: option }).click()
    }
    await expect.poll(last).toEqual(asked)
    await browser.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(last).toEqual({ ...asked, page: 2 })
    await choose('Type', 'Stop loss')
    await choose('Status', 'Triggered')
    await choose('Contract', 'ETHUSDT')
    await expect.poll(last).toEqual({ ...asked, type: 'sl', status: 'triggered', symbol: 'ETHUSDT' })
    await browser.getByRole('button', { name: '7D' }).click()
    await expect.poll(async () => typeof (await last())?.start).toBe('number')
  })

  it('opens the details of an order with its fills, and shows why the order ended', async () => {
    await showFutures(<FuturesHistory />, { orders: [bought, cut] })
    await browser.getByRole('button', { name: 'Details of this order' }).first().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByText('Taker')).toBeVisible()
    await expect.element(dialog.getByText('Cross 20×')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await browser.getByRole('button', { name: 'Details of this order' }).last().click()
    await expect.element(dialog.getByText('Reduced because the position became smaller')).toBeVisible()
    await expect.element(dialog.getByText('Nothing was filled.')).toBeVisible()
  })
})
