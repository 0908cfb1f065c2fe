import type { Tx } from '../../database/transaction.ts'
import type { ReferralRewards, TradingFee } from '../../exchange/capabilities.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import { type NewNotify, writeNotifies } from '../../notifies/write-notifies.ts'
import { findListing } from '../../prices/listings.ts'
import { writePublicTrades } from '../../prices/public-trades.ts'
import { BatchCommitter } from '../../trading/batch-committer.ts'
import type { BatchMemory } from '../../trading/command-batch.ts'
import { CommandLoop } from '../../trading/command-loop.ts'
import { readOpenOrders, writeOrders } from './order-rows.ts'
import { priceText } from './order-view.ts'
import { publishSpot } from './publish-spot.ts'
import { SpotBatch } from './spot-batch.ts'
import {
  type BatchState,
  emptyBatchState,
  type Needs,
  readBatchState,
  readMakerLevels,
} from './spot-batch-state.ts'
import type { SpotBooks } from './spot-market.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'
import { writeExtremes } from './trailing-extremes.ts'

/** The command loop of spot trading: the queue of all commands that change spot books. */
export type SpotLoop = CommandLoop<SpotBatch, Needs>

/** Opens the command loop of the given books. The first command loads their open orders. */
export function openSpotLoop(exchange: ServerExchange, books: SpotBooks, rewards: ReferralRewards): SpotLoop {
  const memory = new SpotMemory(exchange, books, rewards)
  const committer = new BatchCommitter(exchange.database.trading, memory)
  return new CommandLoop(committer, exchange.settings, exchange.floors.spot)
}

/**
 * The spot books in memory and the membership levels that determine the members' fee rates. Commands run on these books
 * before they are committed.
 */
class SpotMemory implements BatchMemory<SpotBatch, Needs> {
  readonly #exchange: Exchange
  readonly #books: SpotBooks
  readonly #rewards: ReferralRewards
  #levels = new Map<number, number>()

  constructor(exchange: Exchange, books: SpotBooks, rewards: ReferralRewards) {
    this.#exchange = exchange
    this.#books = books
    this.#rewards = rewards
    exchange.levels.listen((changed) => this.#know(changed))
  }

  async load(tx: Tx): Promise<void> {
    this.#books.load(await readOpenOrders(tx))
    this.#levels = await readMakerLevels(tx)
  }

  async begin(tx: Tx, needs: Needs[]): Promise<SpotBatch> {
    return this.#batch(await readBatchState(tx, this.#exchange.ledger, needs))
  }

  beginEmpty(): SpotBatch {
    return this.#batch(emptyBatchState())
  }

  #batch(state: BatchState): SpotBatch {
    const { clock, sequences, halts, orderNo } = this.#exchange
    this.#know(state.levels)
    return new SpotBatch(this.#books, state, {
      now: clock.now(),
      nextOrderId: () => sequences.next('spot_orders'),
      orderNo,
      nextTradeId: () => sequences.next('public_trades'),
      isHalted: (symbol) => halts.has('spot', symbol),
      levels: this.#levels,
    })
  }

  #know(levels: ReadonlyMap<number, number>): void {
    for (const [memberId, level] of levels) this.#levels.set(memberId, level)
  }

  async write(tx: Tx, batch: SpotBatch): Promise<string> {
    const { created, changed, extremes, fills, retired, effects, journal } = batch
    const { ledger, sequences } = this.#exchange
    const rewards = await this.#rewards(tx, fills.map(feeOf))
    await ledger.postMany(tx, [...journal.postings, ...rewards])
    const trades = [...effects.values()].flatMap(({ symbol, trades }) =>
      trades.map((trade) => ({ ...trade, symbol })),
    )
    await writePublicTrades(tx, trades)
    await writeExtremes(tx, extremes)
    const fresh = new Set(created)
    const old = [...changed].filter((order) => !fresh.has(order))
    const notifies = [...batch.triggered.map(triggeredNotify), ...batch.halted.map(endedNotify)]
    batch.notifies = await writeNotifies(tx, sequences, notifies, batch.now)
    return writeOrders(tx, { created, changed: old, fills, retired })
  }

  publish(batch: SpotBatch, loaded: boolean): void {
    publishSpot(this.#exchange, this.#books, batch, new Set(loaded ? this.#books.symbols() : []))
  }
}

/** Returns the trading fee of a fill, in the coin that the member received. */
function feeOf({ order, fee }: OrderFill): TradingFee {
  const listing = findListing(order.symbol)
  const coin = (order.side === 'buy' ? listing?.base : listing?.quote) ?? ''
  return { memberId: order.memberId, coin, units: fee }
}

/** Returns the notification to a member that the trigger price of their order was reached. */
function triggeredNotify({ memberId, orderNo, symbol, triggerPrice }: SpotOrder): NewNotify {
  const trigger_price = priceText(triggerPrice!, findListing(symbol)?.tick ?? '0.01')
  return {
    ...{ memberId, type: 'trade', refType: 'spot_order', refNo: orderNo },
    name: 'STOP_ORDER_TRIGGERED',
    params: { symbol, order_no: orderNo, trigger_price },
  }
}

/** Returns the notification to a member that a halt has ended their order. */
function endedNotify({ memberId, orderNo, symbol }: SpotOrder): NewNotify {
  return {
    ...{ memberId, type: 'trade', refType: 'spot_order', refNo: orderNo },
    name: 'ORDER_ENDED',
    params: { symbol, order_no: orderNo, coin: findListing(symbol)?.base ?? '' },
  }
}
