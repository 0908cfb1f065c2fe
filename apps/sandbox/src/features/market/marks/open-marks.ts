import { mul } from '@bourselet/sdk/money'
import type { ServerExchange } from '../../../exchange/exchange.ts'
import { contracts } from '../../../prices/contracts.ts'
import { type Funding, writeFundings } from '../../../prices/funding-rates.ts'
import { fundingsBetween, nextFunding } from '../../../prices/funding-times.ts'
import { findListing } from '../../../prices/listings.ts'
import type { ContractMark } from '../../../prices/mark-board.ts'
import type { PriceModels } from '../../../prices/price-models.ts'
import { priceText } from '../../../prices/quantities.ts'
import type { Boards } from '../boards.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { freshState, MarkLine } from './mark-line.ts'
import { readMarkStates, writeMarkStates } from './mark-states.ts'
import { firstState, pastFundings } from './past-fundings.ts'

/** Interval in ms at which samples and premiums are saved. A crash loses at most the samples of this interval. */
const SAVE_MS = 10_000

/** The mark prices of all contracts, updated each second. */
export interface Marks {
  /** Takes a sample of each order book, computes the mark prices and publishes them. */
  second(): Promise<void>
  /**
   * Computes and publishes mark prices inside a clock jump. Order books have no quotes at that time, so the last
   * samples are repeated.
   */
  passing(): Promise<void>
  stop(): Promise<void>
}

export interface MarkParts {
  exchange: Pick<ServerExchange, 'clock' | 'database' | 'index' | 'marks'>
  boards: Boards
  models: PriceModels
}

/**
 * Opens the mark prices: loads their stored state or, at the first start, stores fundings for the time before
 * the start. Publishes the first mark prices.
 */
export async function openMarks({ exchange, boards, models }: MarkParts): Promise<Marks> {
  const { clock, database, index, marks } = exchange
  const { lines, ts } = await loadLines(exchange, models)
  let publishedAt = ts
  let saved = ts

  const fund = async (now: number) => {
    const times = fundingsBetween(publishedAt, now)
    if (times.length === 0) return
    await database.prices.transaction(async (tx) => {
      await writeFundings(tx, due(lines, times), { paid: false })
      for (const line of lines) line.endPeriod()
      await writeMarkStates(tx, lines, now)
    })
    saved = now
  }
  const publish = (now: number, sampled?: 'book' | 'nobody') => {
    const fresh = new Map<string, ContractMark>()
    for (const line of lines) {
      const { symbol } = line.contract
      const [board, tick, coin] = [boards.futures.get(symbol), index.latest(symbol), findListing(symbol)]
      if (!board || !tick || !coin) continue
      const indexPrice = priceText(coin, tick.price)
      if (sampled) line.sample(sampled === 'book' ? midOf(board) : null, indexPrice)
      const mark = line.update(indexPrice, priceText(board.listing, board.figures(now).last), now)
      fresh.set(symbol, {
        mark,
        index: indexPrice,
        rate: line.rate(),
        nextFundingAt: nextFunding(now),
        ts: now,
      })
    }
    return marks.publish(fresh)
  }
  const step = (sampled?: 'book' | 'nobody') => async () => {
    const now = clock.now()
    await fund(now)
    publishedAt = now
    const acted = publish(now, sampled)
    // In a clock jump, the liquidations at one mark price must end before the next mark price is published. Outside a
    // clock jump, the publication does not wait for the listeners of mark prices.
    if (sampled === 'nobody') await acted
    if (now - saved < SAVE_MS) return
    await writeMarkStates(database.prices.db, lines, now)
    saved = now
  }
  await step()()
  return {
    second: step('book'),
    passing: step('nobody'),
    stop: () => writeMarkStates(database.prices.db, lines, publishedAt),
  }
}

async function loadLines({ clock, database }: MarkParts['exchange'], models: PriceModels) {
  const { db } = database.prices
  const stored = await readMarkStates(db)
  if (stored) {
    const { ts, states } = stored
    return {
      ts,
      lines: contracts.map((one) => new MarkLine(one, states.get(one.symbol) ?? freshState())),
    }
  }
  const now = clock.now()
  const past = pastFundings(models, now)
  await writeFundings(db, past, { paid: true })
  const lines = contracts.map((contract) => {
    const last = past.findLast(({ symbol }) => symbol === contract.symbol)
    return new MarkLine(contract, firstState(models, contract, now, last?.rate ?? '0'))
  })
  return { ts: now, lines }
}

/**
 * Returns the fundings that are due at the given times. All of them use the rates and mark prices of the last
 * second.
 */
function due(lines: readonly MarkLine[], times: readonly number[]): Funding[] {
  return lines.flatMap((line) => {
    const { mark, contract } = line
    if (mark === null) return []
    return times.map((ts) => ({ symbol: contract.symbol, ts, rate: line.rate(), markPrice: mark }))
  })
}

/** Returns the midpoint between the best bid and the best ask; null if a side of the book is empty. */
function midOf({ book, listing }: SymbolBoard): string | null {
  const { bids, asks } = book.rows(1)
  if (!bids[0] || !asks[0]) return null
  return mul(priceText(listing, bids[0][0] + asks[0][0]), '0.5')
}
