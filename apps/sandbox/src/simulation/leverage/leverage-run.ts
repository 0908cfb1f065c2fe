import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import { openVenue, type VenueOptions } from '../../features/futures/venue.ts'
import { type EngineContext, type FuturesVenue, newChange } from '../../features/futures/venue-port.ts'
import { findContract } from '../../prices/contracts.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { Auditor } from './auditor.ts'
import { type Dice, diceOf } from './dice.ts'
import {
  drawAmendment,
  drawCancel,
  drawClose,
  drawOrder,
  drawReduce,
  drawReverse,
  drawStop,
  drawTransfer,
  drawTrigger,
  type MemberTurn,
} from './draw-order.ts'
import { PricePath, SYMBOLS } from './price-path.ts'
import { restartVenue } from './restart-venue.ts'
import type { Intent } from './step.ts'
import { Tally } from './tally.ts'

export interface RunPlan {
  seed: string
  members: number
  commands: number
  /** Number of members' commands between two changes of the mark price. */
  marksEvery?: number
  /**
   * Function that opens the venue (the futures market in memory). Tests pass a function that opens a venue with an
   * injected fault.
   */
  open?: typeof openVenue
}

export interface RunResult {
  members: number
  /** Number of commands, whether accepted or refused. */
  commands: number
  tally: Tally
  liquidations: number
  fundings: number
  gaps: number
  restarts: number
  /** Balance of the insurance fund at the end, and its minimum, in units of 1e-8. */
  insurance: bigint
  lowest: bigint
  violations: Auditor['violations']
}

/** Number of recently active members from whom the next member is usually drawn. */
const RECENT = 40
const FIRST_MEMBER = 10_001
const RATES = { maker: 20_000n, taker: 50_000n }

/**
 * Simulates thousands of members who trade with leverage on a separate venue, with quotes of the market maker, price
 * gaps and funding. The same `plan` gives the same run. Stops at the first command that violates an invariant.
 */
export function runLeverage(plan: RunPlan): RunResult {
  return new LeverageRun(plan).play()
}

class LeverageRun {
  readonly #plan: RunPlan
  readonly #dice: Dice
  readonly #members: number[]
  readonly #open: typeof openVenue
  readonly #options: VenueOptions
  #venue: FuturesVenue
  readonly #auditor: Auditor
  readonly #paths: PricePath[]
  readonly #counts = { fundings: 0, gaps: 0, restarts: 0 }
  readonly #tally = new Tally()
  readonly #recent: (number | undefined)[] = []
  /** Last traded price in ticks, by symbol. */
  readonly #last = new Map<string, number>()
  #lowest = 0n
  #now = 1_000
  #id = 0

  constructor(plan: RunPlan) {
    this.#plan = plan
    this.#dice = diceOf(plan.seed)
    this.#members = Array.from({ length: plan.members }, (_, index) => FIRST_MEMBER + index)
    this.#open = plan.open ?? openVenue
    this.#options = { contracts: SYMBOLS.map((symbol) => findContract(symbol)!) }
    this.#venue = this.#open({ orders: [], positions: [], settings: [], cash: [] }, this.#options)
    // A restart replaces the venue (the futures market in memory). The auditor uses this proxy, which always reads the
    // current venue.
    const present = new Proxy({} as FuturesVenue, { get: (_, name) => Reflect.get(this.#venue, name) })
    this.#auditor = new Auditor(present, RATES)
    this.#paths = SYMBOLS.map((symbol) => new PricePath(symbol))
  }

  play(): RunResult {
    const { commands, marksEvery = 40 } = this.#plan
    this.#reprice(...this.#paths)
    for (const memberId of this.#members) {
      const usdt = this.#dice.pick([50, 500, 5_000, 20_000])
      this.#transfer(memberId, BigInt(usdt) * 10n ** 8n)
    }
    for (let count = 1; count <= commands && this.#auditor.violations.length === 0; count++) {
      this.#now += 100
      this.#act()
      if (count % marksEvery === 0) this.#reprice(...this.#drawPaths())
      if (count % (marksEvery * 15) === 0) this.#fund(this.#dice.pick(this.#paths as [PricePath]))
      if (count % (marksEvery * 25) === 0) this.#restart()
      if (count % (marksEvery * 40) === 0) this.#pause(this.#dice.pick(this.#paths as [PricePath]))
    }
    this.#auditor.ledger.sums()
    return this.#result()
  }

  /** Draws a member, mostly a recently active one, so that members with positions and orders act again. */
  #drawMember(): number {
    const again = this.#dice.chance(75) ? this.#recent[this.#dice.below(RECENT)] : undefined
    const memberId = again ?? this.#members[this.#dice.below(this.#members.length)]!
    if (again === undefined) this.#recent[this.#dice.below(RECENT)] = memberId
    return memberId
  }

  /** Draws a contract, mostly one in which the member holds a position. */
  #drawPath(memberId: number): PricePath {
    const held = this.#paths.filter(({ symbol }) => this.#venue.position(memberId, symbol) !== undefined)
    const paths = held.length > 0 && this.#dice.chance(70) ? held : this.#paths
    return this.#dice.pick(paths as [PricePath])
  }

  /** Draws one contract, or sometimes all of them. */
  #drawPaths(): PricePath[] {
    return this.#dice.chance(25) ? this.#paths : [this.#dice.pick(this.#paths as [PricePath])]
  }

  #result(): RunResult {
    return {
      members: this.#plan.members,
      commands: this.#auditor.steps,
      ...this.#counts,
      tally: this.#tally,
      liquidations: this.#auditor.liquidations.liquidations,
      insurance: this.#auditor.ledger.balance('sys:insurance'),
      lowest: this.#lowest,
      violations: this.#auditor.violations,
    }
  }

  /** Simulates a restart: reopens the venue from its stored state and places new quotes of the market maker. */
  #restart(): void {
    this.#venue = restartVenue(this.#open, this.#venue, this.#members, this.#last, this.#options)
    this.#counts.restarts++
    for (const path of this.#paths) this.#quote(path)
  }

  /** Runs one random command of one member. */
  #act(): void {
    const memberId = this.#drawMember()
    const path = this.#drawPath(memberId)
    const hand: MemberTurn = { memberId, path, dice: this.#dice, venue: this.#venue }
    const drawn = this.#dice.below(100)
    const draw = drawn < 44 ? drawOrder : drawn < 53 ? drawStop : drawn < 56 ? drawReverse : null
    if (draw !== null) this.#place('place', hand, (context) => this.#venue.place(draw(hand), context))
    else if (drawn < 64) this.#place('place', hand, (context) => this.#venue.place(drawReduce(hand), context))
    else if (drawn < 73)
      this.#place('place', hand, (context) => this.#venue.place(drawTrigger(hand), context))
    else if (drawn < 82) this.#place('close', hand, (context) => this.#venue.close(drawClose(hand), context))
    else if (drawn < 87) this.#cancel(hand)
    else if (drawn < 94) this.#amend(hand)
    else this.#transfer(memberId, drawTransfer(hand))
  }

  #place(
    kind: 'place' | 'close',
    { memberId, path }: MemberTurn,
    run: (context: EngineContext) => FuturesOrder | Refusal,
  ): void {
    this.#run({ kind, memberId, symbol: path.symbol }, run)
  }

  #cancel(hand: MemberTurn): void {
    const order = drawCancel(hand)
    if (order === undefined) return
    const { memberId, symbol } = order
    this.#run({ kind: 'cancel', memberId, symbol }, (context) => {
      this.#venue.cancel(order, context)
      return null
    })
  }

  #amend(hand: MemberTurn): void {
    const drawn = drawAmendment(hand)
    if (drawn === undefined) return
    const { order, terms } = drawn
    const { memberId, symbol, bookId } = order
    this.#run({ kind: 'amend', memberId, symbol, bookId }, (context) => {
      const refused = this.#venue.amend(order, terms, context)
      this.#tally.amended(refused === null && order.bookId === bookId, refused)
      return refused ?? order
    })
  }

  #transfer(memberId: number, amount: bigint): void {
    this.#run({ kind: 'transfer', memberId, amount }, (context) =>
      this.#venue.transfer(memberId, amount, `u:${memberId}:spot`, `T${this.#id++}`, context),
    )
  }

  /**
   * Moves the price of each given contract by one random step. Then updates the quotes and the mark prices; which of
   * them comes first is random.
   */
  #reprice(...paths: PricePath[]): void {
    for (const path of paths) {
      const before = path.ticks
      path.step(this.#dice)
      if (Math.abs(path.ticks / before - 1) > 0.05) this.#counts.gaps++
    }
    const late = this.#dice.chance(50)
    if (!late) for (const path of paths) this.#quote(path)
    this.#mark(new Map(paths.map((path) => [path.symbol, path.mark(this.#dice)])))
    if (late) for (const path of paths) this.#quote(path)
    const fund = this.#auditor.ledger.balance('sys:insurance')
    if (fund < this.#lowest) this.#lowest = fund
  }

  #mark(marks: ReadonlyMap<string, bigint>): void {
    this.#run({ kind: 'mark', marks }, (context) => {
      this.#venue.mark(marks, context)
      return null
    })
  }

  #quote(path: PricePath): void {
    const { symbol } = path
    const cancel = this.#venue.quotes(symbol).map(({ id }) => id)
    this.#run({ kind: 'market_maker', symbol }, (context) => {
      this.#venue.marketMaker({ symbol, cancel, orders: path.ladder(this.#dice) }, context)
      return null
    })
  }

  #fund({ symbol }: PricePath): void {
    const mark = this.#venue.markOf(symbol)!
    const sign = this.#dice.chance(50) ? -1n : 1n
    // A random funding rate of 0.00107 to 0.00997, positive or negative, in units of 1e-12.
    const rate = sign * (BigInt(this.#dice.below(90) + 10) * 10n + 7n) * 10n ** 7n
    this.#counts.fundings++
    this.#now += this.#dice.below(2)
    this.#run({ kind: 'fund', symbol, mark, rate }, (context) => {
      this.#venue.fund(symbol, rate, mark, context)
      return null
    })
  }

  #pause(path: PricePath): void {
    for (const halted of [true, false]) {
      this.#run({ kind: 'halt', symbol: path.symbol }, (context) => {
        this.#venue.halt(path.symbol, halted, context)
        return null
      })
      this.#reprice(path)
    }
  }

  #run(intent: Intent, command: (context: EngineContext) => FuturesOrder | Refusal | null): void {
    const change = newChange()
    const next = () => ++this.#id
    this.#auditor.before(intent)
    const answer = command({
      now: this.#now,
      change,
      nextOrderId: next,
      nextTradeId: next,
      nextPositionId: next,
      orderNo: (id) => `F${id}`,
      rates: () => RATES,
    })
    const refused = answer instanceof Refusal
    for (const [symbol, { trades }] of change.books) {
      const last = trades.at(-1)
      if (last !== undefined) this.#last.set(symbol, last.price)
    }
    this.#tally.note(change, refused ? answer : null)
    this.#auditor.after(intent, { change, refused, order: refused ? null : answer })
  }
}
