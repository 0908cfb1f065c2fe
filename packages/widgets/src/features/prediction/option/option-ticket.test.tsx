import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { option, timesOf } from '../../../testing/prediction-market.ts'
import { type PredictionSetting, showPrediction } from '../../../testing/show-prediction.tsx'
import { OptionTicket } from './option-ticket.tsx'

const show = (setting: PredictionSetting = {}, props: object = {}) =>
  showPrediction(<OptionTicket symbol="BTCUSDT" {...props} />, setting)
const stake = () => browser.getByRole('textbox', { name: 'Amount' })
const up = () => browser.getByRole('button', { name: 'Up', exact: true })

describe('option ticket', () => {
  it('shows cost and payout, and opens only one option for a double click', async () => {
    const exchange = await show()
    await exchange.step({ do: 'answer', call: 'createOptionsOrder', data: option() })
    await stake().fill('100')
    await expect.element(browser.getByText('100.10\u00a0USDT', { exact: true })).toBeVisible()
    await expect.element(browser.getByText('+83.20\u00a0USDT')).toBeVisible()
    await userEvent.dblClick(up())
    await expect.element(browser.getByText('Option opened')).toBeVisible()
    const { requests, calls } = await exchange.inspect()
    expect(calls.createOptionsOrder).toBe(1)
    expect(requests.createOptionsOrder).toMatchObject({
      mode: 'time',
      direction: 'bull',
      amount: '100',
      time_id: 2,
    })
  })

  it('rounds costs, fees and losses up, and profits down', async () => {
    await show()
    // The fee of a stake of 12.34 is 0.01234, shown as 0.02. The cost and the loss are 12.35234, shown as 12.36.
    await stake().fill('12.34')
    await expect.element(browser.getByText('12.36\u00a0USDT', { exact: true })).toBeVisible()
    await expect.element(browser.getByText('−12.36\u00a0USDT')).toBeVisible()
    await expect.element(browser.getByText(/open fee.*0\.02/i)).toBeVisible()
  })

  it('Enter in the stake field opens no option; a press of Up shows why the stake is invalid', async () => {
    const exchange = await show()
    await stake().fill('9.99')
    await userEvent.keyboard('{Enter}')
    await up().click()
    await expect.element(browser.getByText('The stake must be between 10 and 10,000')).toBeVisible()
    await stake().fill('100')
    await userEvent.keyboard('{Enter}')
    expect((await exchange.inspect()).calls.createOptionsOrder).toBeUndefined()
  })

  it('if the balance covers the stake but not its open fee, states the sum of stake and fee', async () => {
    await show({ available: '100.00000000' })
    await stake().fill('100')
    const text = 'Insufficient balance: 100.1\u00a0USDT needed with the open fee, 100\u00a0USDT available'
    await expect.element(browser.getByText(text)).toBeVisible()
  })

  it('if the server refuses an option because the price is too old, shows the reason and keeps the stake', {
    tags: 'deep',
  }, async () => {
    const exchange = await show()
    await exchange.step({ do: 'fail', call: 'createOptionsOrder', code: 5505, error: 'PRICE_STALE' })
    await stake().fill('100')
    await up().click()
    await expect.element(browser.getByText('The price is too old, please try again')).toBeVisible()
    expect((stake().element() as HTMLInputElement).value).toMatch(/^100/)
  })

  it('sends the shown rates with the order; if the server refuses them as changed, shows a notice and the new rates, and keeps the stake', async () => {
    const exchange = await show()
    await exchange.step({ do: 'fail', call: 'createOptionsOrder', code: 5610, error: 'RATE_CHANGED' })
    const { times, ...board } = timesOf()
    const less = times.map((time) => ({ ...time, payout_rate: '0.5' }))
    await stake().fill('100')
    await expect.element(browser.getByText('+83.20\u00a0USDT')).toBeVisible()
    await exchange.step({ do: 'answer', call: 'optionsTimeList', data: { ...board, times: less } })
    await up().click()
    await expect.element(browser.getByText(/^The terms have changed/)).toBeVisible()
    await expect.element(browser.getByText('+48.90\u00a0USDT')).toBeVisible()
    const seen = async () => (await exchange.inspect()).requests.createOptionsOrder
    expect(await seen()).toMatchObject({
      payout_rate: '0.85',
      open_fee_rate: '0.001',
      reward_fee_rate: '0.02',
    })
    await up().click()
    await expect.poll(seen).toMatchObject({ amount: '100', payout_rate: '0.5' })
  })

  it('shows a running option; shows its result once, even if the stream repeats the event', async () => {
    const exchange = await show({ rows: [option()] })
    await expect.element(browser.getByText('60,096.42')).toBeVisible()
    await expect.element(browser.getByText('1 of 10')).toBeVisible()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    const order = option({ status: 'won', pnl: '83.20000000', delivery_price: '60112.30' })
    for (let time = 0; time < 2; time += 1) {
      await exchange.step({ do: 'member', data: { kind: 'option_order', order } })
    }
    await expect.element(browser.getByText('Won: +83.20\u00a0USDT').first()).toBeVisible()
    await expect.element(browser.getByText('0 of 10')).toBeVisible()
    expect(document.querySelectorAll('.bl-toast')).toHaveLength(1)
  })

  it('if no user is logged in, shows the ticket with a log-in button instead of the buttons that open an option', async () => {
    const onSignIn = vi.fn()
    await show({ visitor: true }, { onSignIn })
    await browser.getByRole('button', { name: 'Log in to bet' }).click()
    expect(onSignIn).toHaveBeenCalledTimes(1)
    await expect.poll(() => document.querySelector('.bl-ochart canvas')).not.toBeNull()
  })
})
