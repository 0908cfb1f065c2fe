import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { locales } from '../../../shared/i18n/locale.ts'
import { bet, boardOf, liveRound, pastRound, timesOf } from '../../../testing/prediction-market.ts'
import { pageOf } from '../../../testing/show-orders.tsx'
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

/** A test host with the rounds of a symbol and a button that changes the symbol. */
function Page() {
  const [symbol, setSymbol] = useState('BTCUSDT')
  return (
    <>
      <button type="button" onClick={() => setSymbol('ETHUSDT')}>
        Show ETH
      </button>
      <PredictionRounds symbol={symbol} />
    </>
  )
}

const ethBoard = () => timesOf(boardOf({ live: liveRound({ symbol: 'ETHUSDT', round_no: 'ETHUSDT-300-7' }) }))

describe('prediction rounds', () => {
  it('shows past rounds and the live round side by side, with one price line across all of them', async () => {
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

  it('updates the live round with index and pool events of the stream', async () => {
    const exchange = await show()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('index:BTCUSDT')
    await exchange.step({
      do: 'publish',
      topic: 'index:BTCUSDT',
      data: { id: 901, ts: Date.now(), price: '60000.00' },
    })
    await expect.element(browser.getByText('−84.15')).toBeVisible()
    const live = liveRound({ bull_pool: '14260.00000000', total_pool: '28520.00000000' })
    await exchange.step({ do: 'publish', topic: 'round:BTCUSDT', data: boardOf({ live }) })
    await expect.poll(() => document.querySelector('.bl-pools__multiple')?.textContent).toBe('2.00×')
  })

  it('opens the cards of earlier rounds, and shows the published prices that settled a round', async () => {
    await show()
    await expect.poll(cards).toContain('Round #5984233')
    await browser.getByRole('button', { name: 'Earlier rounds' }).click()
    await expect.poll(cards).toEqual(['Round #5984230', 'Round #5984231', 'Live #5984234'])
    await expect.element(browser.getByText('Canceled', { exact: true }).first()).toBeVisible()
    await browser.getByRole('button', { name: 'Later rounds' }).click()
    await browser.getByRole('button', { name: 'Ticks that settled it' }).last().click()
    const dialog = browser.getByRole('dialog')
    await expect.element(dialog.getByRole('heading', { name: /^At the close \d/ })).toBeVisible()
    await expect.element(dialog.getByText('Tick 400 at 60,084.15')).toBeVisible()
  })

  it('after a change of the symbol, shows no past rounds of the previous symbol', async () => {
    const exchange = await showPrediction(<Page />, { rows: past })
    await expect.poll(cards).toContain('Round #5984233')
    await exchange.step({ do: 'hold', call: 'optionsAllRecord' })
    await exchange.step({ do: 'answer', call: 'optionsTimeList', data: ethBoard() })
    await browser.getByRole('button', { name: 'Show ETH' }).click()
    await expect.poll(cards).toContain('Live #7')
    expect(cards().filter(Boolean)).toEqual(['Live #7'])
  })

  it('after a change of the symbol, starts at the latest rounds', { tags: 'deep' }, async () => {
    const exchange = await showPrediction(<Page />, { rows: past })
    await expect.poll(cards).toContain('Round #5984233')
    await browser.getByRole('button', { name: 'Earlier rounds' }).click()
    await expect.poll(cards).toContain('Round #5984230')
    const rows = [1, 2, 3, 4].map((before) =>
      pastRound(before, { symbol: 'ETHUSDT', round_no: `ETHUSDT-300-${7 - before}` }),
    )
    await exchange.step({ do: 'answer', call: 'optionsAllRecord', data: pageOf(rows) })
    await exchange.step({ do: 'answer', call: 'optionsTimeList', data: ethBoard() })
    await browser.getByRole('button', { name: 'Show ETH' }).click()
    await expect.poll(cards).toEqual(['Round #5', 'Round #6', 'Live #7'])
  })

  it('in a narrow container, shows one round at a time, chosen in a strip of rounds', async () => {
    await show({ width: 390, visitor: true })
    await expect.poll(cards).toEqual(['Live #5984234'])
    await browser
      .getByRole('button', { name: /\+42\.79/ })
      .first()
      .click()
    await expect.poll(cards).toEqual(['Round #5984233'])
  })

  it.each(locales.flatMap((locale) => (['refund', 'house'] as const).map((rule) => [locale, rule] as const)))(
    'in a container of 358 px, does not cut off the tie rule of the live round: %s, %s',
    async (locale, rule) => {
      const times = timesOf(boardOf({ live: liveRound({ tie_rule: rule }) }))
      await show({ width: 358, visitor: true, locale, times })
      const tie = () => document.querySelector('.bl-round__tie')!
      await expect.poll(tie).not.toBeNull()
      const header = tie().parentElement!
      expect(tie().scrollWidth).toBeLessThanOrEqual(tie().clientWidth)
      expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
      expect(tie().clientHeight).toBeLessThanOrEqual(header.clientHeight)
    },
  )

  it('loads the past rounds initially and after the end of each round, but not in between', {
    tags: 'deep',
  }, async () => {
    const exchange = await show()
    const asked = async () => (await exchange.inspect()).calls.optionsAllRecord ?? 0
    const publish = async (id: number, price: string, shown: string) => {
      await exchange.step({ do: 'publish', topic: 'index:BTCUSDT', data: { id, ts: Date.now(), price } })
      await expect.element(browser.getByText(shown)).toBeVisible()
    }
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('round:BTCUSDT')
    await expect.poll(cards).toContain('Live #5984234')
    await publish(901, '60000.00', '−84.15')
    const atFirst = await asked()
    for (const [id, price, change] of [
      [902, '60010.00', '−74.15'],
      [903, '60020.00', '−64.15'],
      [904, '60030.00', '−54.15'],
    ] as const) {
      await publish(id, price, change)
    }
    expect(await asked()).toBe(atFirst)

    const next = liveRound({ round_no: 'BTCUSDT-300-5984235', open_price: '60030.00' })
    await exchange.step({ do: 'publish', topic: 'round:BTCUSDT', data: boardOf({ live: next }) })
    await expect.poll(cards).toContain('Live #5984235')
    await publish(905, '60031.00', '+1.00')
    await publish(906, '60032.00', '+2.00')
    expect(await asked()).toBe(atFirst + 1)
  })

  it('if the symbol has no rounds, shows a message', async () => {
    const exchange = await show({ times: timesOf({ open: null, live: null, next_at: Date.now() }), rows: [] })
    await expect.element(browser.getByText('No live round')).toBeVisible()
    await expect.element(browser.getByText('The next round starts soon')).toBeVisible()
    expect((await exchange.inspect()).calls.optionsTimeList).toBe(1)
  })
})
