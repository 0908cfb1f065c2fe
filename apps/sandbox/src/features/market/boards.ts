import { contracts } from '../../prices/contracts.ts'
import { listings } from '../../prices/listings.ts'
import type { PriceModels } from '../../prices/price-models.ts'
import { CandleSeries } from './candle-series.ts'
import { chartHistory } from './chart-history.ts'
import type { SourceSpan } from './history-spans.ts'
import { SymbolBoard } from './symbol-board.ts'

/** What the public knows of every market, by symbol. */
export interface Boards {
  spot: ReadonlyMap<string, SymbolBoard>
  futures: ReadonlyMap<string, SymbolBoard>
  /** Candles of the published index, in ticks of the coin. */
  index: ReadonlyMap<string, CandleSeries>
}

/** A board for every coin and every contract, and a line for every index. */
export function openBoards(spans: readonly SourceSpan[]): Boards {
  const history = (symbol: string, kind: keyof Pick<PriceModels, 'history' | 'contracts'>, quiet = false) =>
    chartHistory(
      symbol,
      spans.map(({ begins, ends, models }) => ({ begins, ends, model: models[kind] })),
      quiet,
    )
  const spot = listings.map((listing) => new SymbolBoard('spot', listing, history(listing.symbol, 'history')))
  const futures = contracts.map(
    (contract) => new SymbolBoard('futures', contract, history(contract.symbol, 'contracts')),
  )
  const bySymbol = (boards: SymbolBoard[]) => new Map(boards.map((board) => [board.listing.symbol, board]))
  return {
    spot: bySymbol(spot),
    futures: bySymbol(futures),
    index: new Map(
      listings.map(({ symbol }) => [
        symbol,
        new CandleSeries(`index:${symbol}`, history(symbol, 'history', true)),
      ]),
    ),
  }
}

export function allBoards({ spot, futures }: Boards): SymbolBoard[] {
  return [...spot.values(), ...futures.values()]
}

export function allSeries(boards: Boards): CandleSeries[] {
  return [...allBoards(boards).map(({ traded }) => traded), ...boards.index.values()]
}

/** The board of a book; undefined where there is none. */
export function boardOf(boards: Boards, product: string, symbol: string): SymbolBoard | undefined {
  return product === 'spot' || product === 'futures' ? boards[product].get(symbol) : undefined
}
