import { readFileSync } from 'node:fs'
import {
  add,
  amount,
  compare,
  type Decimal,
  initialMargin,
  mul,
  neg,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { describe, expect, test } from 'vitest'
import type { OpenPosition } from './futures-position.ts'
import { newPosition } from './rules/position-records.ts'
import { TestVenue } from './test-venue.ts'

type Side = 'long' | 'short'
interface Vector {
  id: string
  kind: string
  input: Record<string, unknown>
  expected: Record<string, unknown>
}

const path = new URL('../../../../../vectors/vectors.json', import.meta.url)
const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: Vector[] }
const kindOf = <Input, Expected>(kind: string) =>
  vectors.filter((vector) => vector.kind === kind) as unknown as {
    id: string
    input: Input
    expected: Expected
  }[]

const A = 10_001
const B = 10_002

/** Returns an open position as it would be loaded from the database. */
function held(
  symbol: string,
  side: Side,
  qty: Decimal,
  entry: Decimal,
  terms: Partial<OpenPosition>,
): OpenPosition {
  const empty = newPosition(A, symbol, { marginMode: 'cross', leverage: 20 }, 0)
  const quantity = toUnits(side === 'long' ? qty : neg(qty))
  const cost = toUnits(mul(qty, entry), 18)
  return { ...empty, quantity, cost, maxQuantity: toUnits(qty), ...terms }
}

function open(positions: OpenPosition[], wallet: Decimal): TestVenue {
  const cash = { memberId: A, available: toUnits(wallet), frozen: 0n, debt: 0n }
  const it = new TestVenue('BTCUSDT', {}, { orders: [], positions, settings: [], cash: [cash] })
  it.balances.set(`u:${A}:futures|available|USDT`, cash.available)
  for (const { symbol, margin } of positions) {
    it.balances.set(`u:${A}:futures|isolated:${symbol}|USDT`, margin)
  }
  return it
}

interface FillsInput {
  wallet: Decimal
  leverage: number
  fills: { side: 'buy' | 'sell'; price: Decimal; qty: Decimal; liquidity: 'maker' | 'taker' }[]
}
interface FillsStep {
  position: Decimal
  entry_price: Decimal | null
  margin: Decimal
  realized_pnl: Decimal
  fee: Decimal
  wallet_available: Decimal
}

describe('test vectors of the kind position_fills', () => {
  test.each(kindOf<FillsInput, { steps: FillsStep[] }>('position_fills'))(
    'after each fill of test vector $id, the venue has the expected position and wallet',
    ({ input, expected }) => {
      const it = new TestVenue()
      it.mark(input.fills[0]!.price)
      it.deposit(A, input.wallet)
      it.deposit(B, '100000000')
      let realized = '0'
      for (const [index, { side, price, qty, liquidity }] of input.fills.entries()) {
        const own = { side, price, quantity: qty, leverage: input.leverage, marginMode: 'isolated' } as const
        const other = { side: side === 'buy' ? 'sell' : 'buy', price, quantity: qty } as const
        if (liquidity === 'maker') it.accept(A, own)
        it.accept(B, other)
        if (liquidity === 'taker') it.accept(A, own)
        const position = it.position(A)
        const ended = it.ended.find((one) => one.position.memberId === A)
        const total = ended
          ? add(ended.position.realizedPnl, position?.realizedPnl ?? '0')
          : position!.realizedPnl
        const fill = it.fills.find(({ order }) => order.memberId === A)!
        expect({
          position: amount(position?.quantity ?? '0'),
          entry_price: position ? it.entryPrice(A) : null,
          margin: amount(position?.margin ?? '0'),
          realized_pnl: amount(sub(total, realized)),
          fee: amount(fill.fee),
          wallet_available: amount(it.wallet(A)),
        }).toEqual(expected.steps[index])
        realized = ended ? (position?.realizedPnl ?? '0') : total
      }
    },
  )
})

interface AccountInput {
  wallet_balance: Decimal
  positions: {
    mode: 'isolated' | 'cross'
    side: Side
    qty: Decimal
    entry_price: Decimal
    mark_price: Decimal
    leverage: number
    tiers: string
    margin?: Decimal
  }[]
  orders?: { price: Decimal; qty: Decimal; leverage: number }[]
}

describe('test vectors of the kind futures_account', () => {
  test.each(kindOf<AccountInput, object>('futures_account'))(
    'the venue computes the account figures of test vector $id',
    ({ input, expected }) => {
      const positions = input.positions.map(({ tiers, side, qty, entry_price, leverage, mode, margin }) => {
        const own = margin ?? initialMargin(entry_price, qty, leverage)
        return held(tiers, side, qty, entry_price, {
          leverage,
          marginMode: mode,
          margin: mode === 'isolated' ? toUnits(own) : 0n,
        })
      })
      const it = open(positions, input.wallet_balance)
      for (const { tiers, mark_price } of input.positions) it.mark(mark_price, tiers)
      for (const { price, qty: quantity, leverage } of input.orders ?? []) {
        it.accept(A, { symbol: 'BTCUSDT', price, quantity, leverage })
      }
      const { liquidate } = expected as { liquidate: boolean }
      if (liquidate) expect(it.venue.positions(A)).toEqual([])
      else expect(it.figures(A)).toEqual(expected)
    },
  )
})

interface LiquidationInput {
  mode: 'isolated' | 'cross'
  side: Side
  qty: Decimal
  entry_price: Decimal
  tiers: string
  tick: Decimal
  leverage: number
  isolated_margin?: Decimal
  extra_margin?: Decimal
  wallet_balance?: Decimal
  other_maintenance?: Decimal
}

describe('test vectors of the kind liquidation_price', () => {
  const single = kindOf<LiquidationInput, { liq_price: Decimal | null }>('liquidation_price').filter(
    ({ input, expected }) => input.other_maintenance === undefined && expected.liq_price !== null,
  )
  test('more than eight test vectors have a liquidation price that these tests can check', () =>
    expect(single.length).toBeGreaterThan(8))

  test.each(single)(
    'liquidates the position of test vector $id one tick beyond its liquidation price, not one tick before it',
    ({ input, expected }) => {
      const { mode, side, qty, entry_price, leverage } = input
      const symbol = input.tiers === 'ALT' ? 'SOLUSDT' : input.tiers
      const margin = () =>
        input.isolated_margin ?? add(initialMargin(entry_price, qty, leverage), input.extra_margin ?? '0')
      const isolated = () => ({ leverage, marginMode: 'isolated' as const, margin: toUnits(margin()) })
      const terms = mode === 'isolated' ? isolated() : {}
      const at = expected.liq_price!
      const taken = (mark: Decimal) => {
        const it = open([held(symbol, side, qty, entry_price, terms)], input.wallet_balance ?? '0')
        it.mark(mark, symbol)
        return it.position(A, symbol) === undefined
      }
      const [better, worse] =
        side === 'long'
          ? [add(at, input.tick), sub(at, input.tick)]
          : [sub(at, input.tick), add(at, input.tick)]
      expect([taken(better), taken(worse)]).toEqual([false, true])
    },
  )
})

describe('test vectors of the kind funding_payment', () => {
  const all = kindOf<{ side: Side; qty: Decimal; mark_price: Decimal; rate: Decimal }, { amount: Decimal }>(
    'funding_payment',
  )
  test.each(all)('the venue books the funding payment of test vector $id', ({ input, expected }) => {
    const it = open([held('BTCUSDT', input.side, input.qty, '60000', {})], '1000')
    it.mark(input.mark_price)
    it.fund(input.rate, input.mark_price)
    expect(amount(it.position(A)!.funding)).toBe(expected.amount)
    expect(compare(it.wallet(A), add('1000', expected.amount))).toBe(0)
  })
})
