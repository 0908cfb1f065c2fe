import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { position } from '../../../testing/futures-samples.ts'
import { showFutures } from '../../../testing/show-futures.tsx'
import { Positions } from '../positions/positions.tsx'

const dialog = () => browser.getByRole('dialog')
const field = (name: string) => dialog().getByRole('textbox', { name })
const open = async (changes: object = {}) => {
  const exchange = await showFutures(<Positions />, { positions: [position(changes)] })
  await exchange.step({ do: 'sample', call: 'placeOrder' })
  await exchange.step({ do: 'answer', call: 'cancelOrder', data: { cancelled: [] } })
  const none = 'take_profit' in changes && changes.take_profit === null
  await browser
    .getByRole('button', {
      name: none ? 'Add TP/SL: BTCUSDT Long' : 'Take profit and stop loss of BTCUSDT Long',
    })
    .click()
  return exchange
}
const save = () => dialog().getByRole('button', { name: 'Save' }).click()

describe('take profit and stop loss', () => {
  it('attaches a take profit to a position that has neither take profit nor stop loss', async () => {
    const exchange = await open({ take_profit: null, stop_loss: null })
    await field('Take profit').fill('62000')
    await expect.element(dialog().getByText('+1,668.96 USDT (+93.94%)')).toBeVisible()
    await save()
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({
        symbol: 'BTCUSDT',
        side: 'sell',
        type: 'tp',
        trigger_price: '62000',
        trigger_by: 'last',
      })
    await expect.element(dialog()).not.toBeInTheDocument()
    expect((await exchange.inspect()).calls).toMatchObject({ placeOrder: 1 })
  })

  it('replaces the stop loss and removes the take profit with one save', async () => {
    const exchange = await open()
    await field('Stop loss').fill('58000')
    await expect.element(dialog().getByText('Replaces 58,200.0')).toBeVisible()
    await dialog().getByRole('button', { name: 'Remove' }).first().click()
    await expect.element(dialog().getByText('61,800.0 will be removed')).toBeVisible()
    await save()
    await expect
      .poll(async () => (await exchange.inspect()).requests.placeOrder)
      .toMatchObject({ type: 'sl', trigger_price: '58000', trigger_by: 'mark' })
    expect((await exchange.inspect()).requests.cancelOrder).toEqual({ order_no: 'F202601010000000011' })
  })

  it('the dialog stays open while it saves, so that a failure is visible', { tags: 'deep' }, async () => {
    const exchange = await open({ take_profit: null, stop_loss: null })
    await exchange.step({ do: 'fail', call: 'placeOrder', code: 5326, error: 'TRIGGER_PRICE' })
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { place } = exchange.sdk.futures
    exchange.sdk.futures.place = async (...given) => {
      await gate
      return place(...given)
    }
    await field('Take profit').fill('62000')
    await save()
    await expect.element(dialog().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await dialog().getByRole('button', { name: 'Close' }).click()
    release()
    await expect
      .element(dialog().getByText('The trigger price is on the wrong side of the market price'))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('at a price on the wrong side of the market price, the price field shows an error, both before sending and after a refusal', async () => {
    const exchange = await open()
    await exchange.step({ do: 'fail', call: 'placeOrder', code: 5326, error: 'TRIGGER_PRICE' })
    await field('Take profit').fill('59000')
    await save()
    await expect.element(dialog().getByText('Must be above', { exact: false })).toBeVisible()
    expect((await exchange.inspect()).calls.placeOrder).toBeUndefined()
    await field('Take profit').fill('65000')
    await save()
    await expect
      .element(dialog().getByText('The trigger price is on the wrong side of the market price'))
      .toBeVisible()
    await expect.element(dialog()).toBeVisible()
  })

  it('after a lost answer to the stop loss request, repeats this request with the same idempotency key, but not the removal of the take profit', {
    tags: 'deep',
  }, async () => {
    const exchange = await open()
    await exchange.step({ do: 'drop', call: 'placeOrder' })
    await field('Stop loss').fill('58000')
    await dialog().getByRole('button', { name: 'Remove' }).first().click()
    await save()
    await expect.element(dialog().getByText('No response received'), { timeout: 30_000 }).toBeVisible()
    const { requests } = await exchange.inspect()
    expect(requests.cancelOrder).toEqual({ order_no: 'F202601010000000011' })
    await exchange.step({ do: 'sample', call: 'placeOrder' })
    await dialog().getByRole('button', { name: 'Check and finish' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    const after = await exchange.inspect()
    expect(after.calls.cancelOrder).toBe(1)
    expect(after.requests.placeOrder?.client_order_id).toBe(requests.placeOrder?.client_order_id)
    expect(requests.placeOrder?.client_order_id).toMatch(/^[\w-]{32,36}$/)
  })

  it('warns if the stop loss lies beyond the liquidation price', async () => {
    await open()
    await field('Stop loss').fill('56000')
    await expect
      .element(
        dialog().getByRole('status').getByText('Beyond the liquidation price 56,483.5', { exact: false }),
      )
      .toBeVisible()
  })
})
