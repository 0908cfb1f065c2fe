import { TransportError } from '@bourselet/sdk'
import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { ScaledOrder } from '../../../shared/scale/scale.ts'
import { ScaleDialog, type ScaleProduct } from '../../../shared/scale/scale-dialog.tsx'
import { openExchange } from '../../../testing/open-exchange.ts'
import { openTicket, placed } from '../../../testing/open-ticket.tsx'
import { renderKit } from '../../../testing/render-kit.tsx'
import { market } from '../../../testing/spot-market.ts'

const dialog = () => browser.getByRole('dialog', { name: 'Scaled order' })
const box = (name: string) => dialog().getByRole('textbox', { name })
const send = (name = 'Place the orders') => dialog().getByRole('button', { name })
const list = () =>
  [...document.querySelectorAll('.bl-scale__orders > li')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')).join(' '),
  )
const fill = async (low: string, high: string, quantity: string) => {
  await box('Lowest price').fill(low)
  await box('Highest price').fill(high)
  await box('Total quantity').fill(quantity)
}

async function open(setting: Parameters<typeof openTicket>[0] = {}) {
  const { exchange } = await openTicket(setting)
  await browser.getByRole('button', { name: 'Order settings' }).click()
  await browser.getByRole('button', { name: 'Scaled order' }).click()
  await expect.element(send()).toBeVisible()
  return exchange
}

describe('the dialog of scaled orders', () => {
  it('shows the orders and their total, and places each order with a client order id of its own', async () => {
    const exchange = await open()
    await fill('58000', '59000', '0.1')
    await expect
      .poll(list)
      .toEqual([
        '59,000.00 0.02 BTC',
        '58,750.00 0.02 BTC',
        '58,500.00 0.02 BTC',
        '58,250.00 0.02 BTC',
        '58,000.00 0.02 BTC',
      ])
    await expect.element(dialog().getByText(/^5,850/)).toBeVisible()
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await send().click()
    await expect.element(browser.getByText('Orders placed').last()).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    const { calls, requests } = await exchange.inspect()
    expect(calls.setOrder).toBe(5)
    expect(requests.setOrder).toMatchObject({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.02' },
      client_order_id: expect.stringMatching(/^[0-9a-f]{32}-4$/),
    })
  })

  it('the dialog can be filled in with the keyboard alone, including the weighting of the quantities', {
    tags: 'deep',
  }, async () => {
    await open()
    await expect.element(box('Lowest price')).toHaveFocus()
    for (const text of ['58000', '59000', '0.15']) await userEvent.keyboard(`${text}{Tab}`)
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')
    await expect.poll(() => list()[0]).toBe('59,000.00 0.05 BTC')
  })

  it('shows each problem at the field that it concerns, keeps the entries and sends nothing', async () => {
    const exchange = await open()
    await send().click()
    await expect.element(box('Lowest price')).toHaveFocus()
    await fill('59000', '58000', '1')
    await expect.element(dialog().getByText('At least 59,000.04', { exact: false })).toBeVisible()
    await box('Highest price').fill('59500')
    await expect.element(dialog().getByText('Insufficient balance', { exact: false })).toBeVisible()
    await send().click()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    await expect.element(box('Total quantity')).toHaveFocus()
    await expect.element(box('Total quantity')).toHaveValue('1.00000')
    await box('Total quantity').fill('0.0001')
    await expect
      .element(box('Total quantity'))
      .toHaveAccessibleDescription('The value of each order must be at least 5\u00a0USDT')
  })

  it('warns about orders that would trade at once, and asks for confirmation of prices far past the market', {
    tags: 'deep',
  }, async () => {
    const exchange = await open()
    await fill('59000', '60020', '0.01')
    await expect.element(dialog().getByText('Some of these orders would trade at once.')).toBeVisible()
    await box('Highest price').fill('66000')
    await expect.element(dialog().getByText('far beyond the market', { exact: false })).toBeVisible()
    await send().click()
    await expect.element(send('Place them anyway')).toBeVisible()
    expect((await exchange.inspect()).calls.setOrder).toBeUndefined()
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await send('Place them anyway').click()
    await expect.element(browser.getByText('Orders placed').last()).toBeVisible()
  })

  it('after a lost answer, sends all orders again with the same client order ids', async () => {
    const exchange = await open()
    await exchange.step({ do: 'drop', call: 'setOrder' })
    await fill('58000', '59000', '0.1')
    await send().click()
    await expect.element(browser.getByText('No response received')).toBeVisible()
    const first = (await exchange.inspect()).requests.setOrder?.client_order_id
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await dialog().getByRole('button', { name: 'Check and finish' }).click()
    await expect.element(browser.getByText('Orders placed').last()).toBeVisible()
    const last = (await exchange.inspect()).requests.setOrder?.client_order_id
    expect([first, last]).toEqual([`${first}`, `${first}`.replace(/-0$/, '-4')])
  })

  it('the dialog stays open while the orders are being sent, so that the member sees a refusal', {
    tags: 'deep',
  }, async () => {
    const exchange = await open()
    const data = { params: { max: 200 } }
    await exchange.step({ do: 'fail', call: 'setOrder', code: 5308, error: 'MAX_OPEN_ORDERS', data })
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { place } = exchange.sdk.spot
    exchange.sdk.spot.place = async (...given) => {
      await gate
      return place(...given)
    }
    await fill('58000', '59000', '0.1')
    await send().click()
    await expect.element(send()).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    release()
    await expect.element(dialog().getByText('At most 200 open orders per pair')).toBeVisible()
  })

  it('the repetition of a scaled order keeps its side, even if the member has selected the other side in the ticket since then', {
    tags: 'deep',
  }, async () => {
    const exchange = await open()
    await exchange.step({ do: 'drop', call: 'setOrder' })
    await fill('58000', '59000', '0.1')
    await send().click()
    await expect.element(browser.getByText('No response received')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await browser.getByRole('radio', { name: 'Sell' }).click()
    await browser.getByRole('button', { name: 'Order settings' }).click()
    await browser.getByRole('button', { name: 'Scaled order' }).click()
    await exchange.step({ do: 'answer', call: 'setOrder', data: placed() })
    await dialog().getByRole('button', { name: 'Check and finish' }).click()
    await expect.element(browser.getByText('Orders placed').last()).toBeVisible()
    expect((await exchange.inspect()).requests.setOrder).toMatchObject({ side: 'buy', price: '59000' })
  })

  it('if a scaled order has an unknown outcome and its repetition fails before it reaches the server, the outcome stays unknown', async () => {
    const exchange = openExchange()
    const sent: string[] = []
    let failures: Error[] = [new TransportError('TIMEOUT', { outcome: 'unknown' })]
    const product: ScaleProduct = {
      ...{ product: 'spot', pair: 'BTC/USDT', side: 'buy', market, invalidates: [] },
      ...{ check: () => [], needed: () => null, available: null, requestOf: (order) => order },
      async place(_, { price }, id) {
        sent.push(id)
        if (price === '58500' && failures.length > 0) throw failures.shift()
      },
    }
    await renderKit(<ScaleDialog product={product} isOpen onClose={() => {}} />, { client: exchange.sdk })
    await fill('58000', '59000', '0.1')
    await send().click()
    const check = dialog().getByRole('button', { name: 'Check and finish' })
    await expect.element(check).toBeVisible()
    failures = [new TransportError('OFFLINE')]
    await check.click()
    await expect.poll(() => sent.length).toBe(6)
    await expect.element(check).not.toHaveAttribute('aria-busy', 'true')
    await expect.element(check).toBeVisible()
    await check.click()
    await expect.element(browser.getByText('Orders placed').last()).toBeVisible()
    const key = sent[0]!.replace(/-0$/, '')
    const ids = [0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4].map((index) => `${key}-${index}`)
    expect(sent).toEqual(ids)
    exchange.close()
  })

  it('sends no further order after another member has signed in', async () => {
    const exchange = openExchange()
    const tokens: (string | null)[] = []
    const product: ScaleProduct = {
      ...{ product: 'spot', pair: 'BTC/USDT', side: 'buy', market, invalidates: [] },
      ...{ check: () => [], needed: () => null, available: null, requestOf: (order) => order },
      async place(sdk) {
        tokens.push(sdk.token.get())
        if (tokens.length === 2) sdk.token.set('b'.repeat(32))
      },
    }
    const mine = 'a'.repeat(32)
    exchange.sdk.token.set(mine)
    await renderKit(<ScaleDialog product={product} isOpen onClose={() => {}} />, { client: exchange.sdk })
    await fill('58000', '59000', '0.1')
    await send().click()
    await expect.poll(() => tokens.length).toBe(2)
    await expect.element(send()).not.toHaveAttribute('aria-busy', 'true')
    expect(tokens).toEqual([mine, mine])
    exchange.close()
  })

  it('stops at the first refusal and shows how many orders were placed', async () => {
    const exchange = openExchange()
    await exchange.step({
      do: 'fail',
      call: 'setOrder',
      code: 5308,
      error: 'MAX_OPEN_ORDERS',
      data: { params: { max: 200 } },
    })
    const sent: ScaledOrder[] = []
    const product: ScaleProduct = {
      ...{ product: 'spot', pair: 'BTC/USDT', side: 'buy', market, invalidates: [] },
      ...{ check: () => [], needed: () => null, available: null, requestOf: (order) => order },
      async place(sdk, { price, quantity }, client_order_id) {
        sent.push({ price, quantity })
        const terms = {
          symbol: 'BTCUSDT',
          side: 'buy',
          type: 'limit',
          price,
          quantity,
          client_order_id,
        } as const
        return sent.length < 3 ? null : sdk.spot.place(terms)
      },
    }
    await renderKit(<ScaleDialog product={product} isOpen onClose={() => {}} />, { client: exchange.sdk })
    await fill('58000', '59000', '0.1')
    await send().click()
    await expect.element(dialog().getByText('2 of 5 orders were placed', { exact: false })).toBeVisible()
    await expect.element(send()).toBeDisabled()
    expect(sent.map(({ price }) => price)).toEqual(['58000', '58250', '58500'])
    exchange.close()
  })
})
