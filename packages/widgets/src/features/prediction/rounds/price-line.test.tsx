import { Chart } from 'chart.js'
import { expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { liveRound, pastRound } from '../../../testing/prediction-market.ts'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import { PredictionRounds } from './prediction-rounds.tsx'

const past = [1, 2, 3, 4].map((before) => pastRound(before))
const cards = () => [...document.querySelectorAll('.bl-round')].map((card) => card.getAttribute('aria-label'))

it('draws earlier rounds as a line ordered by time, even if the live index ticks overlap with them', {
  tags: 'deep',
}, async () => {
  const newest = liveRound().lock_at
  // The widget sends one request for the latest ticks and one for the ticks of the shown rounds. The test server
  // answers both requests with these ticks.
  const list = Array.from({ length: 300 }, (_, at) => ({
    id: 900 - at,
    ts: newest - at * 5_000,
    price: `${60_000 + (at % 7)}.00`,
  }))
  await showPrediction(<PredictionRounds symbol="BTCUSDT" />, { rows: past, published: list })
  await expect.poll(cards).toContain('Round #5984233')
  await browser.getByRole('button', { name: 'Earlier rounds' }).click()
  await expect.poll(cards).toContain('Round #5984230')
  const lines = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.bl-rounds__canvas canvas')
    const sets = (canvas && Chart.getChart(canvas)?.data.datasets) ?? []
    return sets
      .map(({ data }) => (data as { x: number }[]).map(({ x }) => x))
      .filter((places) => places.length > 40)
  }
  // Two cards are in view. Each has two data sets: one for the price line, and one for the area between this
  // line and the locked price.
  await expect.poll(() => lines().length).toBe(4)
  for (const places of lines()) {
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  }
})
