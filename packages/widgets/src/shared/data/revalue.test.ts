import { describe, expect, it } from 'vitest'
import { type ContractRules, liveAccount, revalue } from './revalue.ts'
import type { FuturesAccount, Position } from './use-positions.ts'

const rules: ContractRules = {
  tick: '0.1',
  tiers: [
    { bracket: 1, floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
    { bracket: 2, floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
    { bracket: 3, floor: '250000', cap: '1000000', max_leverage: 50, mmr: '0.01', cum: '1300' },
  ],
}
const position = (changes: Partial<Position>): Position => ({
  symbol: 'BTCUSDT',
  side: 'long',
  margin_mode: 'cross',
  leverage: 20,
  quantity: '1.00000000',
  entry_price: '100000.00000000',
  mark_price: '100000.0',
  notional: '100000.00000000',
  initial_margin: '5000.00000000',
  margin: '5000.00000000',
  maintenance_margin: '450.00000000',
  margin_ratio_pct: '9.00',
  liq_price: null,
  bankruptcy_price: null,
  unrealized_pnl: '0.00000000',
  roe_pct: '0.00',
  realized_pnl: '0.00000000',
  take_profit: null,
  stop_loss: null,
  opened_at: 1,
  updated_at: 1,
  ...changes,
})
const account: FuturesAccount = {
  coin: 'USDT',
  wallet_balance: '8000.00000000',
  isolated_margin: '0.00000000',
  cross_equity: '8000.00000000',
  cross_upnl: '0.00000000',
  position_margin: '5000.00000000',
  order_margin: '100.00000000',
  available: '2900.00000000',
  max_transfer_out: '2900.00000000',
  maintenance_margin: '450.00000000',
  margin_ratio_pct: '5.63',
  settings: [],
}
const at = (list: Position[], marks: Record<string, string>) =>
  liveAccount(
    account,
    list,
    (symbol) => marks[symbol],
    () => rules,
  )

describe('account at the latest mark prices', () => {
  it('an unrealized profit raises equity and available margin, but neither the transferable amount nor the order margin', () => {
    const after = at([position({})], { BTCUSDT: '101000.0' })
    expect(after).toMatchObject({
      wallet_balance: '8000.00000000',
      cross_upnl: '1000.00000000',
      cross_equity: '9000.00000000',
      position_margin: '5050.00000000',
      order_margin: '100.00000000',
      available: '3850.00000000',
      max_transfer_out: '2850.00000000',
      maintenance_margin: '455.00000000',
      margin_ratio_pct: '5.06',
    })
  })

  it('the values of the account ignore isolated positions, and use the server’s mark price until the stream sends a newer one', () => {
    const isolated = position({ margin_mode: 'isolated', symbol: 'ETHUSDT' })
    const after = at([position({}), isolated], { ETHUSDT: '1.0' })
    expect(after).toMatchObject({ cross_upnl: '0.00000000', cross_equity: '8000.00000000' })
  })

  it('the margin ratio is 100 percent if the losses exceed the equity, and 0 without positions', () => {
    expect(at([position({})], { BTCUSDT: '91000.0' }).margin_ratio_pct).toBe('100.00')
    const empty = liveAccount(
      { ...account, wallet_balance: '0.00000000' },
      [],
      () => undefined,
      () => rules,
    )
    expect(empty.margin_ratio_pct).toBe('0.00')
  })
})

describe('position at another mark price', () => {
  it('a cross position has the margin ratio of the account, and its liquidation price depends on all cross positions', () => {
    const one = position({})
    const marks = { BTCUSDT: '99000.0' }
    const after = revalue(one, '99000.0', rules, at([one], marks))
    expect(after).toMatchObject({
      mark_price: '99000.0',
      notional: '99000.00000000',
      unrealized_pnl: '-1000.00000000',
      roe_pct: '-20.00',
      margin: '4950.00000000',
      margin_ratio_pct: '6.36',
      liq_price: '92412.1',
    })
  })

  it('if another cross position loses, the liquidation price of a cross position moves closer to the mark price', () => {
    const other = position({ symbol: 'ETHUSDT' })
    const of = (mark: string) => {
      const list = [position({}), other]
      return revalue(list[0]!, '100000.0', rules, at(list, { BTCUSDT: '100000.0', ETHUSDT: mark })).liq_price
    }
    expect(of('99000.0')! > of('100000.0')!).toBe(true)
  })

  it('an isolated position depends only on its own margin, and its liquidation price stays the same', () => {
    const one = position({ margin_mode: 'isolated', liq_price: '95477.4' })
    expect(revalue(one, '95500.0', rules, account)).toMatchObject({
      margin: '5000.00000000',
      liq_price: '95477.4',
      unrealized_pnl: '-4500.00000000',
      maintenance_margin: '427.50000000',
      margin_ratio_pct: '85.50',
    })
    expect(revalue(one, '94000.0', rules, account).margin_ratio_pct).toBe('100.00')
  })
})
