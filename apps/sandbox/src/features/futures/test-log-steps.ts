import fc from 'fast-check'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import type { FuturesDraft } from './futures-order.ts'

/**
 * A step of a random command log. Prices are in ticks around 1000, quantities in lots. `back` selects the order
 * that was placed that many orders ago.
 */
export type LogStep =
  | { kind: 'place'; member: number; draft: LogDraft }
  | { kind: 'close'; member: number; price: number | null; lots: number | null }
  | { kind: 'cancel'; back: number }
  | { kind: 'amend'; back: number; price: number; lots: number }
  | { kind: 'mark'; price: number }
  | { kind: 'fund'; rate: string }
  | { kind: 'transfer'; member: number; cents: number }
  | { kind: 'market_maker'; price: number; lots: number }
  | { kind: 'halt'; halted: boolean }

export type LogDraft = Pick<
  FuturesDraft,
  'side' | 'type' | 'leverage' | 'marginMode' | 'reduceOnly' | 'timeInForce' | 'selfTrade' | 'triggerBy'
> & { price: number; lots: number; takeProfit: number | null; stopLoss: number | null }

const member = fc.integer({ min: 0, max: 3 })
const price = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 990, max: 1010 }) },
  { weight: 1, arbitrary: fc.integer({ min: 700, max: 1300 }) },
)
const lots = fc.integer({ min: 1, max: 12 })
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 })

const draft: fc.Arbitrary<LogDraft> = fc.record({
  side: fc.constantFrom<Side>('buy', 'sell'),
  type: fc.constantFrom<FuturesDraft['type']>('limit', 'limit', 'limit', 'market', 'tp', 'sl'),
  price,
  lots,
  leverage: rarely(fc.constantFrom(1, 3, 20, 50, 75)),
  marginMode: rarely(fc.constantFrom('cross', 'isolated')),
  reduceOnly: fc.constantFrom(false, false, false, true),
  timeInForce: fc.constantFrom<TimeInForce>('GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'PO'),
  selfTrade: fc.constantFrom<SelfTradeMode>('expire_maker', 'expire_taker', 'expire_both'),
  takeProfit: rarely(price),
  stopLoss: rarely(price),
  triggerBy: fc.constantFrom('last', 'mark'),
})

const people: fc.WeightedArbitrary<LogStep>[] = [
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('place'), member, draft }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('close'), member, price: rarely(price), lots: rarely(lots) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), back: fc.nat({ max: 12 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('amend'), back: fc.nat({ max: 12 }), price, lots }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer'),
      member,
      cents: fc.integer({ min: -9_000, max: 9_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('mark'), price }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fund'),
      rate: fc.constantFrom('0.00012345', '-0.0033', '0.0065'),
    }),
  },
]

const marketMaker: fc.WeightedArbitrary<LogStep>[] = [
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('market_maker'), price, lots: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('halt'), halted: fc.constantFrom(true, false, false) }),
  },
]

const logOf = (...steps: fc.WeightedArbitrary<LogStep>[]) =>
  fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 60, size: 'max' })

/** Generates command logs that include the market maker and halts. */
export const venueCommandLogs = logOf(...people, ...marketMaker)
/** Generates command logs without the market maker and halts, because a rebuilt venue has neither quotes nor halts. */
export const memberCommandLogs = logOf(...people)
