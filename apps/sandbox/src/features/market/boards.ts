import { contracts } from '../../prices/contracts.ts'
import { listings } from '../../prices/listings.ts'
import type { PriceModels } from '../../prices/price-models.ts'
import { CandleSeries } from './candle-series.ts'
import { chartHistory } from './chart-history.ts'
import type { SourceSpan } from './history-spans.ts'
import { SymbolBoard } from './symbol-board.ts'

/**
 * Public market data. Each spot symbol and each contract has a board with its order book, trades, candles and 24-hour
 * figures. Each index has candles.
 */
export interface Boards {
  spot: ReadonlyMap<string, SymbolBoard>
  futures: ReadonlyMap<string, SymbolBoard>
  /** Candles of the published index prices, by symbol. Prices are in ticks of the symbol. */
  index: ReadonlyMap<string, CandleSeries>
}

/**
 * Creates a board for each spot symbol and contract, and a candle series for each index. In the given time spans,
 * charts show generated or recorded prices instead of trades.
 */
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

/** Returns the board of a product's symbol; undefined if it does not exist. */
export function boardOf(boards: Boards, product: string, symbol: string): SymbolBoard | undefined {
  return product === 'spot' || product === 'futures' ? boards[product].get(symbol) : undefined
}
