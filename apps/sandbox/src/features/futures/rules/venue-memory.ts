import { contracts as all, type Contract } from '../../../prices/contracts.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { MarginCall, VenueState } from '../venue-port.ts'
import { ContractMarket } from './contract-market.ts'
import { contractRules } from './contract-rules.ts'
import { MemberAccount, warnedKey } from './member-account.ts'

/**
 * Member id of the insurance fund, to which liquidated positions are transferred. The fund's cash is in the
 * account `sys:insurance`.
 */
export const INSURANCE = 3

/** Optional data with which a venue starts, in addition to its stored state. */
export interface VenueOptions {
  /** Identifier of this run of the order books. */
  epoch?: string
  /** Sequence numbers with which the order books continue, by symbol. */
  seqs?: ReadonlyMap<string, number>
  /**
   * Returns the price of the last committed trade of a symbol in ticks. It is used until the first trade after the
   * start.
   */
  last?(symbol: string): number | undefined
  marks?: ReadonlyMap<string, bigint>
  halted?: Iterable<string>
  /** Margin calls of the last hour. The venue does not repeat a margin call within an hour. */
  marginCalls?: Iterable<MarginCall>
  contracts?: readonly Contract[]
}

/** All markets and member accounts of the futures venue in memory. */
export class VenueMemory {
  readonly markets: ReadonlyMap<string, ContractMarket>
  readonly #accounts = new Map<number, MemberAccount>()
  readonly #orders = new Map<number, FuturesOrder>()

  constructor(state: VenueState, options: VenueOptions) {
    const halted = new Set(options.halted)
    const orders = [...state.orders].sort((a, b) => a.id - b.id)
    const market = (terms: Contract) => {
      const { symbol } = terms
      const start = {
        epoch: options.epoch ?? 'venue',
        seq: options.seqs?.get(symbol),
        mark: options.marks?.get(symbol),
        halted: halted.has(symbol),
        lastBefore: () => options.last?.(symbol),
      }
      return new ContractMarket(
        contractRules(terms),
        start,
        orders.filter((order) => order.symbol === symbol),
      )
    }
    this.markets = new Map((options.contracts ?? all).map((terms) => [terms.symbol, market(terms)]))
    this.#load({ ...state, orders })
    for (const { memberId, symbol, at } of options.marginCalls ?? [])
      this.account(memberId).warnedAt.set(warnedKey(symbol), at)
  }

  account(memberId: number): MemberAccount {
    const known = this.#accounts.get(memberId) ?? new MemberAccount(memberId)
    this.#accounts.set(memberId, known)
    return known
  }

  accounts(): Iterable<MemberAccount> {
    return this.#accounts.values()
  }

  /** Returns an open order of a member by its id. */
  findOrder(id: number): FuturesOrder | undefined {
    return this.#orders.get(id)
  }

  /** Adds an open order to the lists of orders. An order that rests must already be in the order book. */
  addOrder(order: FuturesOrder): void {
    this.#orders.set(order.id, order)
    this.account(order.memberId).addOrder(order)
    this.markets.get(order.symbol)!.add(order)
  }

  dropOrder(order: FuturesOrder): void {
    this.#orders.delete(order.id)
    this.account(order.memberId).orders.delete(order.id)
    this.markets.get(order.symbol)!.remove(order)
  }

  #load({ cash, orders, positions, settings }: VenueState): void {
    for (const one of cash) this.#accounts.set(one.memberId, new MemberAccount(one.memberId, one))
    for (const setting of settings) this.account(setting.memberId).settings.set(setting.symbol, setting)
    for (const order of orders) {
      this.#orders.set(order.id, order)
      this.account(order.memberId).orders.set(order.id, order)
    }
    for (const position of positions) {
      this.account(position.memberId).positions.set(position.symbol, position)
      this.markets.get(position.symbol)?.holders.set(position.memberId, position)
    }
  }
}
