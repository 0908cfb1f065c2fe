import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { bet, boardOf, openRound, option, timesOf } from '../../../testing/prediction-market.ts'
import { pageOf } from '../../../testing/show-orders.tsx'
import { type PredictionSetting, showPrediction } from '../../../testing/show-prediction.tsx'
import { OptionTicket } from '../option/option-ticket.tsx'
import { RoundBet } from '../round-bet/round-bet.tsx'

const dialog = () => browser.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name })
const again = () => dialog().getByRole('checkbox', { name: 'Do not ask again' })
const stake = () => browser.getByRole('textbox', { name: 'Amount' })
const row = (name: string) =>
  [...document.querySelectorAll('.bl-dialog dl > div')]
    .find((one) => one.firstElementChild?.textContent === name)
    ?.lastElementChild?.textContent?.replaceAll('\u00a0', ' ')
const deal = 'Bet 100.00\u00a0USDT on Up'

async function openRoundBet(setting: PredictionSetting = {}) {
  const exchange = await showPrediction(<RoundBet symbol="BTCUSDT" />, {
    width: 482,
    confirm: true,
    ...setting,
  })
  await expect.element(browser.getByRole('radio', { name: /Up/ })).toBeInTheDocument()
  await userEvent.click(document.querySelector('.bl-bet__card')!)
  await stake().fill('100')
  await browser.getByRole('button', { name: deal }).click()
  await expect.element(inDialog(deal)).toBeVisible()
  return { ...exchange, sent: async () => (await exchange.inspect()).calls.createOptionsOrder ?? 0 }
}

describe('confirmation of bets and options', () => {
  it('shows a bet with its estimated payout, and sends it when it is confirmed by Enter', async () => {
    const { sent } = await openRoundBet()
    expect(row('Direction')).toBe('Up')
    expect(row('Stake')).toBe('100.00 USDT')
    expect(row('Round')).toMatch(/^#5984235 /)
    expect(row('Est. payout if Up wins')).toBe('178.27 USDT')
    expect(row('If Down wins')).toBe('−100.00 USDT')
    await expect.element(dialog().getByText(/It cannot be changed or withdrawn/)).toBeVisible()
    expect(await sent()).toBe(0)
    await expect.element(inDialog(deal)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    expect(await sent()).toBe(1)
  })

  it('a member can turn the confirmation off in the dialog, and on again in the settings of bets', {
    tags: 'deep',
  }, async () => {
    const { sent } = await openRoundBet()
    await again().click()
    await inDialog('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await browser.getByRole('button', { name: 'Bet settings' }).click()
    const setting = browser.getByRole('checkbox', { name: 'Confirm bets and options before placing them' })
    await expect.element(setting).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await browser.getByRole('button', { name: deal }).click()
    await again().click()
    await inDialog(deal).click()
    await expect.poll(sent).toBe(1)
    await browser.getByRole('button', { name: 'Bet settings' }).click()
    await expect.element(setting).not.toBeChecked()
  })

  it('if the next round opens while the dialog is open, the bet can no longer be confirmed', async () => {
    const { step, inspect, sent } = await openRoundBet()
    await expect.poll(async () => (await inspect()).topics).toContain('round:BTCUSDT')
    const open = openRound({ round_no: 'BTCUSDT-300-5984236', lock_at: Date.now() + 300_000 })
    await step({ do: 'publish', topic: 'round:BTCUSDT', data: boardOf({ open }) })
    await expect.element(dialog().getByText('Bets are closed')).toBeVisible()
    await expect.element(inDialog(deal)).toBeDisabled()
    expect(await sent()).toBe(0)
  })

  it('if the member bets on the same round on another page, the bet can no longer be confirmed', async () => {
    const { step, inspect, sent } = await openRoundBet()
    await expect.poll(async () => (await inspect()).topics).toContain('member')
    const order = bet({ direction: 'bear' })
    await step({ do: 'answer', call: 'optionsAllRecord', data: pageOf([order]) })
    await step({ do: 'member', data: { kind: 'option_order', order } })
    await expect.element(dialog().getByText('You are in this round')).toBeVisible()
    await expect.element(inDialog(deal)).toBeDisabled()
    expect(await sent()).toBe(0)
  })

  it('if the exchange stops offering the chosen duration while the dialog is open, the option can no longer be confirmed', {
    tags: 'deep',
  }, async () => {
    const exchange = await showPrediction(<OptionTicket symbol="BTCUSDT" />, { confirm: true })
    await stake().fill('100')
    await browser.getByRole('button', { name: 'Up', exact: true }).click()
    await expect.element(inDialog(deal)).toBeEnabled()
    const { times, ...rest } = timesOf()
    const kept = times.filter(({ time_id }) => time_id !== 2)
    await exchange.step({ do: 'answer', call: 'optionsTimeList', data: { ...rest, times: kept } })
    await exchange.step({ do: 'cut' })
    await expect.element(dialog().getByText('This duration is not offered')).toBeVisible()
    await expect.element(inDialog(deal)).toBeDisabled()
  })

  it('in a frame, a bet is confirmed even if the member has turned confirmations off', async () => {
    const { sent } = await openRoundBet({ confirm: false, framed: true })
    await expect
      .element(dialog().getByText('Bets on a page of another site always need confirmation.'))
      .toBeVisible()
    await expect.element(again()).not.toBeInTheDocument()
    expect(browser.getByRole('button', { name: 'Bet settings' }).elements()).toEqual([])
    expect(await sent()).toBe(0)
    await inDialog(deal).click()
    await expect.element(browser.getByText('Bet placed')).toBeVisible()
    expect(await sent()).toBe(1)
  })

  it('shows an option with its cost and its payout, and opens it once', async () => {
    const exchange = await showPrediction(<OptionTicket symbol="BTCUSDT" />, { confirm: true })
    await exchange.step({ do: 'answer', call: 'createOptionsOrder', data: option() })
    await stake().fill('100')
    await userEvent.dblClick(browser.getByRole('button', { name: 'Up', exact: true }))
    await expect.element(inDialog(deal)).toBeVisible()
    const secondClick = new MouseEvent('click', { bubbles: true, detail: 2 })
    inDialog('Cancel').element().dispatchEvent(secondClick)
    expect(row('You pay, with open fee 0.10')).toBe('100.10 USDT')
    expect(row('If wrong')).toBe('−100.10 USDT')
    expect((await exchange.inspect()).calls.createOptionsOrder).toBeUndefined()
    await expect.element(inDialog(deal)).toBeVisible()
    await inDialog(deal).dblClick()
    await expect.element(browser.getByText('Option opened')).toBeVisible()
    expect((await exchange.inspect()).calls.createOptionsOrder).toBe(1)
  })
})
