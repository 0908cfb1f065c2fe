import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { bet, boardOf, openRound, timesOf } from '../../../testing/prediction-market.ts'
import { pageOf } from '../../../testing/show-orders.tsx'
import { type PredictionSetting, showPrediction } from '../../../testing/show-prediction.tsx'
import { RoundBet } from './round-bet.tsx'

const show = (setting: PredictionSetting = {}, props: object = {}) =>
  showPrediction(<RoundBet symbol="BTCUSDT" {...props} />, { width: 482, ...setting })
const up = () => browser.getByRole('radio', { name: /Up/ })
const stake = () => browser.getByRole('textbox', { name: 'Amount' })
const button = (name: string | RegExp) => browser.getByRole('button', { name })
const submit = () => document.querySelector<HTMLButtonElement>('.bl-bet button[type="submit"]')!
const row = (name: string) =>
  expect.poll(
    () =>
      [...document.querySelectorAll('.bl-sum__row')].find(
        (one) => one.firstElementChild?.textContent === name,
      )?.lastElementChild?.textContent,
  )

/** Selects the direction up and enters a stake, 100 USDT by default. */
async function enter(amount = '100') {
  await expect.element(up()).toBeInTheDocument()
  await userEvent.click(document.querySelector('.bl-bet__card')!)
  await stake().fill(amount)
}

describe('bet in the next round', () => {
  it('previews the payout with the stake included in the pool, and sends the bet', async () => {
    const onBetPlaced = vi.fn()
    const exchange = await show({}, { onBetPlaced })
    await enter()
    await row('Est. payout if Up wins').toBe('178.27 USDT')
    await row('Profit, after the 3% pool fee').toBe('+78.27\u00a0USDT')
    await row('If Down wins').toBe('−100.00\u00a0USDT')
    await expect.element(browser.getByText('Tie: stake returned.')).toBeVisible()
    await button('Bet 100.00\u00a0USDT on Up').click()
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    const { client_order_id, ...sent } = (await exchange.inspect()).requests.createOptionsOrder ?? {}
    expect(sent).toEqual({
      mode: 'round',
      symbol: 'BTCUSDT',
      direction: 'bull',
      amount: '100',
      round_no: 'BTCUSDT-300-5984235',
    })
    expect(client_order_id).toMatch(/^[\w-]{32,36}$/)
    expect(onBetPlaced).toHaveBeenCalledTimes(1)
  })

  it('the card of Up or Down keeps its height when the member chooses this direction', async () => {
    await show()
    await expect.element(up()).toBeInTheDocument()
    const card = document.querySelector('.bl-bet__card')!
    const { height } = card.getBoundingClientRect()
    await userEvent.click(card)
    expect(card.contains(document.activeElement)).toBe(true)
    expect(card.getBoundingClientRect().height).toBe(height)
  })

  it('sends one bet even if the button is pressed repeatedly', async () => {
    const exchange = await show()
    await enter()
    const pressed = submit()
    for (let times = 0; times < 5; times += 1) pressed.click()
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    expect((await exchange.inspect()).calls.createOptionsOrder).toBe(1)
  })

  it('sends no bet if the next round opens while the button is pressed, and states that nothing was sent', async () => {
    const exchange = await show()
    await enter()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('round:BTCUSDT')
    await expect.poll(() => submit().textContent).toBe('Bet 100.00\u00a0USDT on Up')
    submit().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const open = openRound({ round_no: 'BTCUSDT-300-5984236', lock_at: Date.now() + 300_000 })
    await exchange.step({ do: 'publish', topic: 'round:BTCUSDT', data: boardOf({ open }) })
    await expect.poll(() => document.querySelector('.bl-round__number')?.textContent).toContain('5984236')
    submit().click()
    const notice = browser.getByText(/^Nothing was sent: the next round opened/)
    await expect.element(notice).toBeVisible()
    expect((await exchange.inspect()).calls.createOptionsOrder).toBeUndefined()
    await stake().fill('50')
    await expect.element(notice).not.toBeInTheDocument()
    await userEvent.click(submit())
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    expect((await exchange.inspect()).requests.createOptionsOrder).toMatchObject({
      amount: '50',
      round_no: 'BTCUSDT-300-5984236',
    })
  })

  it('if the outcome of a bet in another widget is unknown, shows this instead of “Nothing was sent”', {
    tags: 'deep',
  }, async () => {
    const widget = <RoundBet symbol="BTCUSDT" />
    const exchange = await showPrediction([<div key="1">{widget}</div>, <div key="2">{widget}</div>], {
      width: 482,
    })
    await expect.poll(() => document.querySelectorAll('.bl-bet').length).toBe(2)
    const [first, second] = [...document.querySelectorAll<HTMLFormElement>('.bl-bet')]
    const fill = async (form: HTMLFormElement) => {
      await userEvent.click(form.querySelector('.bl-bet__card')!)
      await userEvent.fill(form.querySelector('[name="stake"]')!, '100')
      const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!
      await expect.poll(() => button.textContent).toBe('Bet 100.00\u00a0USDT on Up')
      return button
    }
    const pressed = await fill(first!)
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('round:BTCUSDT')
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const open = openRound({ round_no: 'BTCUSDT-300-5984236', lock_at: Date.now() + 300_000 })
    await exchange.step({ do: 'publish', topic: 'round:BTCUSDT', data: boardOf({ open }) })
    await expect.poll(() => first!.querySelector('.bl-round__number')?.textContent).toContain('5984236')
    const send = await fill(second!)
    pressed.click()
    const notice = browser.getByText(/^Nothing was sent: the next round opened/)
    await expect.element(notice).toBeVisible()
    await exchange.step({ do: 'drop', call: 'createOptionsOrder' })
    send.click()
    await expect.poll(() => button('Check and finish').elements().length).toBe(2)
    expect(notice.elements()).toEqual([])
  })

  it('shows at the stake field why the stake is invalid, and sends nothing', async () => {
    const exchange = await show({ available: '60.00000000' })
    await button('Choose Up or Down').click()
    await expect.poll(() => document.querySelector('.bl-bet__ask')?.textContent).toBe('Choose Up or Down')
    for (const [amount, words] of [
      ['0.5', 'The stake must be between 1 and 5,000'],
      ['5000.01', 'The stake must be between 1 and 5,000'],
      ['10.005', 'The amount must be a multiple of 0.01'],
      ['60.01', 'Insufficient balance, available 60'],
    ] as const) {
      await enter(amount)
      await userEvent.click(submit())
      await expect.element(browser.getByText(words)).toBeVisible()
      await expect.element(stake()).toHaveAttribute('aria-invalid', 'true')
      expect(document.activeElement).toBe(stake().element())
    }
    await button('Max').click()
    await expect.element(stake()).toHaveValue('60.00')
    expect((await exchange.inspect()).calls.createOptionsOrder).toBeUndefined()
  })

  const refuse = async (code: number, error: string, words: string) => {
    const exchange = await show()
    await exchange.step({ do: 'fail', call: 'createOptionsOrder', code, error })
    await enter()
    await userEvent.click(submit())
    await expect.element(browser.getByText(words)).toBeVisible()
    expect(await stake().element()).toHaveProperty('value', expect.stringMatching(/^100(\.00)?$/))
    if (code === 5502) await expect.element(browser.getByText(/stays here for the next round/)).toBeVisible()
    await stake().fill('50')
    await expect.element(browser.getByText(words)).not.toBeInTheDocument()
  }

  it('keeps the stake after the server has refused the bet with 5502 ROUND_NOT_OPEN', () =>
    refuse(5502, 'ROUND_NOT_OPEN', 'This round is closed for bets'))

  it.each([
    [5505, 'PRICE_STALE', 'The price is too old, please try again'],
    [5503, 'ALREADY_BET', 'You have already taken part in this round'],
  ])('keeps the stake after the server has refused the bet with %i %s', { tags: 'deep' }, refuse)

  it('if the server refuses the stake, shows the reason at the stake field', async () => {
    const exchange = await show()
    const data = { params: { available: '3.00000000' } }
    await exchange.step({
      do: 'fail',
      call: 'createOptionsOrder',
      code: 5201,
      error: 'INSUFFICIENT_BALANCE',
      data,
    })
    await enter()
    await userEvent.click(submit())
    await expect.element(browser.getByText('Insufficient balance, available 3')).toBeVisible()
  })

  it('accepts bets until the lock time, measured by the server’s clock', async () => {
    const open = openRound({ lock_at: Date.now() + 60_000 })
    const { sdk } = await show({ times: timesOf(boardOf({ open })) })
    await enter()
    await expect.poll(() => submit().disabled).toBe(false)
    // The client corrects the local clock by the time of the server, so a change of the local clock would have no
    // effect. The test changes the corrected time instead.
    const { now } = sdk.clock
    vi.spyOn(sdk.clock, 'now').mockImplementation(() => now() + 60_000)
    await expect.poll(() => submit().textContent).toBe('Bets are closed')
    expect(submit().disabled).toBe(true)
  })

  it.each([-600_000, 600_000])('counts down correctly if the user’s clock is %i ms off', async (off) => {
    const now = Date.now
    const times = timesOf()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + off)
    onTestFinished(() => clock.mockRestore())
    await show({ times: { ...times, server_time: now() } })
    // Bets close 77 seconds after the start of the test. Some seconds pass before this check, so it accepts any
    // countdown up to 01:17.
    const left = () => document.querySelector('.bl-round__until')?.textContent
    await expect.poll(left).toMatch(/^Bets close in 01:(1[0-7]|0\d)$/)
    await enter()
    await expect.poll(() => submit().disabled).toBe(false)
  })

  it('if the member already has a bet in this round, shows the bet and disables the submit button', async () => {
    await show({ rows: [bet({ amount: '200.00000000' })] })
    await expect.element(button('You are in this round')).toBeDisabled()
    await expect.element(browser.getByText('Your bet')).toBeVisible()
    await expect.element(up()).toBeChecked()
    await row('If Down wins').toBe('−200.00\u00a0USDT')
  })

  it('shows a bet placed on another page when the stream publishes it', async () => {
    const exchange = await show()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await expect.poll(async () => (await exchange.inspect()).calls.optionsAllRecord).toBeGreaterThan(0)
    // The widget may fetch the list of bets after the event, so the list of the test server contains the bet
    // too.
    const order = bet({ direction: 'bear' })
    await exchange.step({ do: 'answer', call: 'optionsAllRecord', data: pageOf([order]) })
    await exchange.step({ do: 'member', data: { kind: 'option_order', order } })
    await expect.element(button('You are in this round')).toBeVisible()
  })

  it('after a lost answer, repeats the bet with the same idempotency key', async () => {
    const exchange = await show()
    await exchange.step({ do: 'drop', call: 'createOptionsOrder' })
    await enter()
    await userEvent.click(submit())
    await expect.element(browser.getByText('No response received'), { timeout: 30_000 }).toBeVisible()
    expect(submit().disabled).toBe(true)
    const first = (await exchange.inspect()).requests.createOptionsOrder?.client_order_id
    await exchange.step({ do: 'answer', call: 'createOptionsOrder', data: bet() })
    await button('Check and finish').click()
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    expect((await exchange.inspect()).requests.createOptionsOrder?.client_order_id).toBe(first)
  })

  it('if no user is logged in, shows the expected payout and a log-in button instead of the submit button', async () => {
    const onSignIn = vi.fn()
    const exchange = await show({ visitor: true }, { onSignIn })
    await enter()
    await row('Est. payout if Up wins').toBe('178.27 USDT')
    await button('Log in to bet').click()
    expect(onSignIn).toHaveBeenCalledTimes(1)
    expect((await exchange.inspect()).calls.createOptionsOrder).toBeUndefined()
  })

  it('states what happens to bets if the round ends in a tie or only one side has bets', async () => {
    const open = openRound({ tie_rule: 'house', one_sided_rule: 'house' })
    await show({ times: timesOf(boardOf({ open })) })
    await expect.element(browser.getByText('Tie: the exchange keeps the pool.')).toBeVisible()
    await expect
      .element(browser.getByText(/With one side empty the round is played against the exchange/))
      .toBeVisible()
  })

  it('if the symbol has no rounds, shows a message', async () => {
    await show({ times: timesOf(null) })
    await expect.element(browser.getByText('No rounds for this pair')).toBeVisible()
  })
})
