import type { FuturesDraft, FuturesOrder } from '../../features/futures/futures-order.ts'
import { type InDecimals, TestVenue } from '../../features/futures/test-venue.ts'
import { INSURANCE, type openVenue } from '../../features/futures/venue.ts'
import { findContract } from '../../prices/contracts.ts'
import { type Dice, diceOf } from './dice.ts'
import { units } from './exact.ts'
import { profitAt } from './margin-model.ts'

const SYMBOL = 'BTCUSDT'
const MEMBERS = [10_001, 10_002, 10_003] as const
const MARK = 600_000
const BROUGHT = 1_000n
const LEVERAGES = [1, 2, 5, 20, 50, 125] as const

/**
 * Colluding members, who trade at prices far from the mark price, against each other and in a book that is often empty.
 * The mark price does not move, so if the colluders together gain money, others lose it.
 */
export class Colluders {
  readonly #dice: Dice
  readonly #it: TestVenue
  readonly #terms = findContract(SYMBOL)!
  /** Amount that the colluders have transferred out of their futures wallets, in units of 1e-8. */
  #outside = 0n
  trades = 0

  constructor(seed: string, open?: typeof openVenue) {
    this.#dice = diceOf(seed)
    const terms = { ...this.#terms, minNotional: '0' }
    this.#it = new TestVenue(SYMBOL, { contracts: [terms], open })
    this.#mark()
    for (const member of MEMBERS) this.#transfer(member, BROUGHT * 10n ** 8n)
  }

  /** Joint gain of the colluders, valued at the mark price, in units of 1e-8. */
  get gain(): bigint {
    return MEMBERS.reduce((sum, member) => sum + this.#worth(member), this.#outside)
  }

  /** Balance of the insurance fund, including its positions at the mark price, in units of 1e-8. */
  get fund(): bigint {
    return units(this.#it.balance('sys:insurance')) + this.#profits(INSURANCE)
  }

  step(): void {
    const drawn = this.#dice.below(100)
    const member = this.#dice.pick(MEMBERS)
    if (drawn < 55) this.#run(() => this.#it.place(member, this.#order(member)))
    else if (drawn < 65) this.#run(() => this.#it.close(member, this.#close()))
    else if (drawn < 72) this.#cancel(member)
    else if (drawn < 80) this.#move(member)
    else if (drawn < 88) this.#mark()
    else this.#quote()
  }

  #run(command: () => unknown): void {
    command()
    this.trades += this.#it.change.fills.length
  }

  /**
   * Draws a price: near the mark price, anywhere in the price band, or equal to the price of a colluder's
   * resting order.
   */
  #price(): string {
    const theirs = MEMBERS.flatMap((member) => this.#it.openOrders(member)).flatMap(
      ({ price }) => price ?? [],
    )
    if (theirs.length > 0 && this.#dice.chance(50)) return this.#dice.pick(theirs as [string])
    const ticks = this.#dice.chance(40)
      ? MARK + this.#dice.below(600) - 300
      : MARK / 2 + this.#dice.below(MARK + 1)
    return `${Math.floor(ticks / 10)}.${ticks % 10}`
  }

  #quantity(): string {
    return this.#dice.pick(['0.01', '0.05', '0.2', '1', '3'])
  }

  #order(member: number): Partial<InDecimals<FuturesDraft>> {
    const drawn = this.#dice.below(10)
    const triggers = { triggerBy: 'last', selfTrade: 'expire_maker' } as const
    if (drawn === 0) {
      const long = !this.#it.position(member)?.quantity.startsWith('-')
      const side = long ? 'sell' : 'buy'
      return { ...triggers, type: this.#dice.pick(['tp', 'sl']), side, triggerPrice: this.#price() }
    }
    return {
      side: this.#dice.pick(['buy', 'sell']),
      price: drawn < 3 ? null : this.#price(),
      quantity: this.#quantity(),
      leverage: this.#dice.chance(50) ? this.#dice.pick(LEVERAGES) : null,
      marginMode: this.#dice.chance(30) ? this.#dice.pick(['cross', 'isolated']) : null,
      reduceOnly: this.#dice.chance(30),
    }
  }

  #close() {
    const quantity = this.#dice.chance(50) ? null : this.#quantity()
    if (this.#dice.chance(50)) return { quantity }
    return { type: 'limit', price: this.#price(), quantity } as const
  }

  #cancel(member: number): void {
    const orders = this.#it.venue.openOrders(member)
    if (orders.length > 0) this.#it.cancel(this.#dice.pick(orders as [FuturesOrder]))
  }

  #move(member: number): void {
    const { available } = this.#it.venue.cash(member)
    this.#transfer(member, this.#dice.chance(30) ? 100n * 10n ** 8n : -available / 2n)
  }

  #transfer(member: number, amount: bigint): void {
    const refused = this.#it.run((context) =>
      this.#it.venue.transfer(member, amount, `u:${member}:spot`, 'T', context),
    )
    if (refused === null) this.#outside -= amount
  }

  #mark(): void {
    this.#it.mark('60000')
  }

  /** Places quotes of the market maker around the mark price, in small or large size. */
  #quote(): void {
    this.#it.requote(MARK, this.#dice.pick([1, 50, 2_000]))
  }

  #worth(member: number): bigint {
    const { available, frozen, debt } = this.#it.venue.cash(member)
    const margins = this.#it.venue.positions(member).reduce((sum, { margin }) => sum + margin, 0n)
    return available + frozen - debt + margins + this.#profits(member)
  }

  #profits(member: number): bigint {
    const mark = BigInt(MARK) * 10n ** 7n
    return this.#it.venue.positions(member).reduce((sum, position) => sum + profitAt(position, mark), 0n)
  }
}
