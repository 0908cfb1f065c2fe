import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { bet, boardOf, liveRound, pastRound, timesOf } from '../../../testing/prediction-market.ts'
import { type PredictionSetting, showPrediction } from '../../../testing/show-prediction.tsx'
import { PredictionRounds } from './prediction-rounds.tsx'

const past = [
  pastRound(1, { my_bet: bet({ status: 'won', pnl: '161.61000000', amount: '150.00000000' }) }),
  pastRound(2, { result: 'bear', close_price: '60000.00' }),
  pastRound(3, { result: 'tie', close_price: '60041.36' }),
  pastRound(4, { status: 'cancelled', result: null, close_price: null, close_tick: null }),
]
const show = (setting: PredictionSetting = {}) =>
  showPrediction(<PredictionRounds symbol="BTCUSDT" />, { rows: past, ...setting })
const cards = () => [...document.querySelectorAll('.bl-round')].map((card) => card.getAttribute('aria-label'))

describe('prediction rounds', () => {
  it('stand side by side: past, live, next, one price line through them', async () => {
    await show()
    await expect.poll(cards).toEqual(['Round #5984232', 'Round #5984233', 'Live #5984234'])
    await expect.element(browser.getByText('60,084.15').first()).toBeVisible()
    await expect.element(browser.getByText('+161.61')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.bl-last__list > li').length).toBe(4)
    await expect
      .poll(() => document.querySelector<HTMLCanvasElement>('.bl-rounds__canvas canvas')?.width)
      .toBeGreaterThan(900)
    expect(document.querySelector('.bl-pbar__price')?.textContent).toContain('60,112.30')
  })

  it('follow the index and the pools of the stream', async () => {
    const exchange = await show()
    await expect.poll(async () => (await exchange.look()).topics).toContain('index:BTCUSDT')
    await exchange.step({
      do: 'tell',
      topic: 'index:BTCUSDT',
      data: { id: 901, ts: Date.now(), price: '60000.00' },
    })
    await expect.element(browser.getByText('−84.15')).toBeVisible()
    const live = liveRound({ bull_pool: '14260.00000000', total_pool: '28520.00000000' })
    await exchange.step({ do: 'tell', topic: 'round:BTCUSDT', data: boardOf({ live }) })
    await expect.poll(() => document.querySelector('.bl-pools__multiple')?.textContent).toBe('2.00×')
  })

  it('page back through the past and show what settled a round', async () => {
    await show()
    await expect.poll(cards).toContain('Round #5984233')
    await browser.getByRole('button', { name: 'Earlier rounds' }).click()
    await expect.poll(cards).toEqual(['Round #5984230', 'Round #5984231', 'Live #5984234'])
    await expect.element(browser.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await browser.getByRole('button', { name: 'Later rounds' }).click()
    await browser.getByRole('button', { name: 'Ticks that settled it' }).last().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByRole('heading', { name: 'At the close' })).toBeVisible()
    await expect.element(dialog.getByText('Tick 400 at 60,084.15')).toBeVisible()
  })

  it('come one at a time in a narrow place, chosen from a strip', async () => {
    await show({ width: 390 })
    await expect.poll(cards).toEqual(['Live #5984234'])
    await browser
      .getByRole('button', { name: /\+42\.79/ })
      .first()
      .click()
    await expect.poll(cards).toEqual(['Round #5984233'])
  })

  it('say that there are none', async () => {
    const exchange = await show({ times: timesOf({ open: null, live: null, next_at: Date.now() }), rows: [] })
    await expect.element(browser.getByText('No live round')).toBeVisible()
    await expect.element(browser.getByText('The next round starts soon')).toBeVisible()
    expect((await exchange.look()).calls.optionsTimeList).toBe(1)
  })
})
