import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { bet, option, pastRound } from '../../../testing/prediction-market.ts'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import { MyOptions } from './my-options.tsx'
import { RoundHistory } from './round-history.tsx'
import { RoundResults } from './round-results.tsx'

function Page({ list }: { list: (symbol: string) => ReactNode }) {
  const [symbol, setSymbol] = useState('BTCUSDT')
  return (
    <>
      <button type="button" onClick={() => setSymbol('ETHUSDT')}>
        Show ETH
      </button>
      {list(symbol)}
    </>
  )
}

/** Expects a list to request the first page after a change of the symbol. */
async function startsAnew(
  list: (symbol: string) => ReactNode,
  row: ReturnType<typeof bet | typeof pastRound>,
) {
  const { sdk } = await showPrediction(<Page list={list} />, { rows: [row], pages: 3 })
  const rounds = vi.spyOn(sdk.prediction, 'rounds')
  const asked = () =>
    rounds.mock.calls
      .map(([request]) => request as { symbol?: string; page?: number; limit?: number })
      .filter(({ limit }) => limit === 20)
      .map(({ symbol, page }) => `${symbol} ${page}`)
  await browser.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(asked).toContain('BTCUSDT 2')
  await browser.getByRole('button', { name: 'Show ETH' }).click()
  await expect.poll(() => asked().at(-1)).toMatch(/^ETHUSDT/)
  expect(asked()).toContain('ETHUSDT 1')
  expect(asked()).not.toContain('ETHUSDT 2')
}

it('after a change of the symbol, MyOptions starts at the first page', () =>
  startsAnew((symbol) => <MyOptions symbol={symbol} />, option()))

it.each([
  ['RoundHistory', (symbol: string) => <RoundHistory symbol={symbol} />, bet()],
  ['RoundResults', (symbol: string) => <RoundResults symbol={symbol} />, pastRound(1)],
])('after a change of the symbol, %s starts at the first page', { tags: 'deep' }, (_, list, row) =>
  startsAnew(list, row),
)
