import { fromUnits, round, toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { ReferralRewards } from '../../exchange/capabilities.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { BalanceChange, Posting } from '../../ledger/posting.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { type NewNotify, writeNotifies } from '../../notifies/write-notifies.ts'
import { contracts } from '../../prices/contracts.ts'
import { fundingPaid } from '../../prices/funding-rates.ts'
import { writePublicTrades } from '../../prices/public-trades.ts'
import { BatchCommitter } from '../../trading/batch-committer.ts'
import type { BatchMemory } from '../../trading/command-batch.ts'
import { CommandLoop } from '../../trading/command-loop.ts'
import { readLevels } from '../../trading/known-orders.ts'
import { FuturesBatch } from './futures-batch.ts'
import { type BatchState, emptyBatchState, type Needs, readBatchState } from './futures-batch-state.ts'
import { publishFutures } from './publish-futures.ts'
import { INSURANCE_FUND } from './rules/futures-wallet.ts'
import { MARGIN_CALL_MS } from './rules/liquidation.ts'
import { readMarginCalls, readState } from './stored-state.ts'
import { openVenue } from './venue.ts'
import type { FuturesVenue, MarginCall, VenueNotice } from './venue-port.ts'
import { writeChange } from './write-change.ts'

/** The queue of all futures commands. It runs them in batches, one transaction for each batch. */
export type FuturesLoop = CommandLoop<FuturesBatch, Needs>

/**
 * Opens the queue of futures commands. The first command loads the state of the futures venue from the database into
 * `memory`.
 */
export function openFuturesLoop(exchange: ServerExchange, memory: FuturesMemory): FuturesLoop {
  const committer = new BatchCommitter(exchange.database.trading, memory)
  return new CommandLoop(committer, exchange.settings, exchange.floors.futures)
}

/** Returns the newest mark price of each contract that has one, in units of 1e-8. */
export function marksOf({ marks }: Exchange, symbols: Iterable<string>): Map<string, bigint> {
  const known = new Map<string, bigint>()
  for (const symbol of symbols) {
    const latest = marks.latest(symbol)
    if (latest !== undefined) known.set(symbol, toUnits(latest.mark))
  }
  return known
}

/**
 * The state of the futures venue in memory, which may be ahead of the database, and the membership levels of
 * members who pay fees.
 */
export class FuturesMemory implements BatchMemory<FuturesBatch, Needs> {
  readonly #exchange: Exchange
  readonly #rewards: ReferralRewards
  #venue: FuturesVenue
  #levels = new Map<number, number>()
  /** The newest committed margin call of each position and cross account; null before the first load. */
  #marginCalls: Map<string, MarginCall> | null = null
  /** Sequence numbers of the order books as last published or loaded. */
  readonly #seqs = new Map<string, number>()

  constructor(exchange: Exchange, rewards: ReferralRewards) {
    this.#exchange = exchange
    this.#rewards = rewards
    exchange.levels.listen((changed) => this.#know(changed))
    this.#venue = openVenue({ orders: [], positions: [], settings: [], cash: [] })
  }

  /** The venue after the last command. It may contain changes that are not committed yet. */
  get venue(): FuturesVenue {
    return this.#venue
  }

  async load(tx: Tx): Promise<void> {
    const { clock, stream, floors, halts } = this.#exchange
    const symbols = contracts.map(({ symbol }) => symbol)
    for (const symbol of symbols) this.#seqs.set(symbol, (this.#seqs.get(symbol) ?? -1) + 1)
    this.#marginCalls ??= byPosition(await readMarginCalls(tx, clock.now() - MARGIN_CALL_MS))
    this.#venue = openVenue(await readState(tx), {
      epoch: stream.epoch,
      seqs: this.#seqs,
      last: (symbol) => floors.futures.last(symbol),
      marks: marksOf(this.#exchange, symbols),
      marginCalls: this.#marginCalls.values(),
      halted: symbols.filter((symbol) => halts.has('futures', symbol)),
    })
    this.#levels = await readLevels(tx, [...this.#venue.members()])
  }

  async begin(tx: Tx, needs: Needs[]): Promise<FuturesBatch> {
    return this.#batch(await readBatchState(tx, this.#exchange.ledger, needs))
  }

  beginEmpty(): FuturesBatch {
    return this.#batch(emptyBatchState())
  }

  #batch(state: BatchState): FuturesBatch {
    const { clock, sequences, orderNo } = this.#exchange
    this.#know(state.levels)
    return new FuturesBatch(this.#venue, state, {
      now: clock.now(),
      nextOrderId: () => sequences.next('futures_orders'),
      orderNo,
      nextTradeId: () => sequences.next('public_trades'),
      nextPositionId: () => sequences.next('futures_closed'),
      levels: this.#levels,
    })
  }

  #know(levels: ReadonlyMap<number, number>): void {
    for (const [memberId, level] of levels) this.#levels.set(memberId, level)
  }

  async write(tx: Tx, batch: FuturesBatch): Promise<string> {
    const { change, venue, asked, paid } = batch
    const { ledger, sequences } = this.#exchange
    const fees = change.fills.map(({ order, fee }) => ({
      memberId: order.memberId,
      coin: 'USDT',
      units: fee,
    }))
    await ledger.postMany(tx, [...change.postings, ...(await this.#rewards(tx, fees))])
    batch.insurance = await insuranceOf(tx, change.postings)
    const trades = [...change.books].flatMap(([symbol, { trades }]) =>
      trades.map((trade) => ({ ...trade, symbol })),
    )
    await writePublicTrades(tx, trades, 'futures')
    for (const funding of paid) await fundingPaid(tx, funding)
    const people = change.notices.filter(({ memberId }) => memberId >= FIRST_MEMBER_ID)
    batch.notifies = await writeNotifies(tx, sequences, people.map(notifyOf), batch.now)
    return writeChange(tx, change, venue, asked)
  }

  publish(batch: FuturesBatch, loaded: boolean): void {
    for (const [symbol, { seq }] of batch.change.books) this.#seqs.set(symbol, seq)
    const calls = batch.change.notices.filter(({ kind }) => kind === 'margin_warning')
    for (const [key, call] of byPosition(calls.map((notice) => ({ ...notice, at: batch.now }))))
      this.#marginCalls?.set(key, call)
    const { insurance } = batch
    if (insurance !== null && insurance.before >= 0n && insurance.after < 0n) {
      const balance = fromUnits(insurance.after, 8, false)
      this.#exchange.log(`futures: the insurance fund has fallen below zero: ${balance} USDT`)
    }
    publishFutures(this.#exchange, batch, loaded ? contracts.map(({ symbol }) => symbol) : [], this.#seqs)
  }

  /** Copies balances into the venue after other features have booked changes, such as deposits. */
  takeBalances(changes: BalanceChange[]): void {
    for (const { memberId, wallet, coin, available, frozen } of changes) {
      if (wallet === 'futures' && coin === 'USDT') {
        Object.assign(this.#venue.cash(memberId), { available, frozen })
      }
    }
  }
}

/** Returns the balance of the insurance fund before and after stored postings; null if they have not changed it. */
async function insuranceOf(tx: Tx, postings: readonly Posting[]): Promise<FuturesBatch['insurance']> {
  const { account, bucket } = INSURANCE_FUND
  const entries = postings.flatMap((posting) => posting.entries.filter((entry) => entry.account === account))
  const change = entries.reduce((sum, { amount }) => sum + amount, 0n)
  if (change === 0n) return null
  const row = await tx
    .selectFrom('ledger_balances')
    .select('amount')
    .where('account', '=', account)
    .where('bucket', '=', bucket)
    .where('coin', '=', 'USDT')
    .executeTakeFirstOrThrow()
  return { before: row.amount - change, after: row.amount }
}

/** Returns the newest margin call of each position and cross account. */
function byPosition(calls: readonly MarginCall[]): Map<string, MarginCall> {
  const key = ({ memberId, symbol }: MarginCall) => `${memberId} ${symbol}`
  return new Map(
    calls.map(({ memberId, symbol, at }) => [key({ memberId, symbol, at }), { memberId, symbol, at }]),
  )
}

/** Converts a notice of the venue to a message for the member. */
export function notifyOf(notice: VenueNotice): NewNotify {
  const { memberId, kind, symbol, params } = notice
  if (kind === 'triggered' || kind in ORDER_ENDS) return orderNotify(notice)
  const values = { ...params }
  if (symbol !== null) values.symbol = symbol
  if (values.lost !== undefined) values.lost = round(values.lost, 2, 'HALF_UP')
  const name = kind === 'liquidated' ? 'LIQUIDATED' : 'MARGIN_CALL'
  return {
    memberId,
    type: 'trade',
    name: symbol === null ? `${name}_CROSS` : name,
    params: values,
    refType: 'futures_position',
    refNo: symbol,
  }
}

/**
 * Converts a notice about an order to a message. A notice has one of four reasons. The first: the trigger of the order
 * was reached. The second: a stop order expired, because a check failed when its trigger was reached. The third: the
 * order ended, because its symbol was halted. The fourth: the order ended, because the balance did not cover the order
 * at the leverage of its symbol.
 */
function orderNotify({ memberId, kind, symbol, params }: VenueNotice): NewNotify {
  const { type, order_no = '', ...values } = params
  const coin = contracts.find((contract) => contract.symbol === symbol)?.base ?? ''
  return {
    ...{ memberId, type: 'trade', refType: 'futures_order', refNo: order_no },
    name: kind === 'triggered' ? TRIGGERED[type!]! : ORDER_ENDS[kind]!,
    params: { ...values, symbol: symbol ?? '', order_no, coin },
  }
}

/** Names of the messages about an order that the exchange ended, by the kind of the notice. */
const ORDER_ENDS: Partial<Record<VenueNotice['kind'], NewNotify['name']>> = {
  stop_failed: 'STOP_ORDER_FAILED',
  halted: 'ORDER_ENDED',
  unfunded: 'ORDER_UNFUNDED',
}

/** Names of the messages about a reached trigger, by the type of the order. */
const TRIGGERED: Record<string, NewNotify['name']> = {
  tp: 'TAKE_PROFIT_TRIGGERED',
  sl: 'STOP_LOSS_TRIGGERED',
  stop_limit: 'FUTURES_STOP_TRIGGERED',
  stop_market: 'FUTURES_STOP_TRIGGERED',
}
