import { describe, expect, it } from 'vitest'
import { position } from '../../../testing/futures-samples.ts'
import { changeOf, checkLeg, type LegDraft, legRequest, legResult, newDraft } from './tpsl-draft.ts'

const long = position()
const short = position({ side: 'short', liq_price: '62100.0' })
const at = (price: LegDraft['price'], by: LegDraft['by'] = 'last'): LegDraft => ({ price, by })
const check = (price: LegDraft['price'], leg: 'tp' | 'sl', of = long) =>
  checkLeg(at(price), leg, of, '0.1', '60123.4')

describe('the form for take profit and stop loss', () => {
  it('starts with the TP/SL prices that the position already has', () => {
    expect(newDraft(long)).toEqual({ tp: at('61800'), sl: at('58200', 'mark') })
    expect(newDraft(position({ take_profit: null })).tp).toEqual(at(''))
  })

  it('for a long, the take profit must be above and the stop loss below the last price; for a short, the reverse', () => {
    expect(check('60123.5', 'tp')).toBeNull()
    expect(check('60123.4', 'tp')).toEqual({ kind: 'side', must: 'above', price: '60123.4' })
    expect(check('60123.4', 'sl')).toEqual({ kind: 'side', must: 'below', price: '60123.4' })
    expect(check('60123.5', 'tp', short)).toMatchObject({ must: 'below' })
    expect(check('60123.5', 'sl', short)).toBeNull()
    expect(check('', 'sl')).toBeNull()
  })

  it('rejects prices that are not multiples of the tick', () => {
    expect(check('61800.05', 'tp')).toMatchObject({ name: 'PRICE_TICK', params: { tick: '0.1' } })
    expect(check('0', 'tp')).toMatchObject({ name: 'AMOUNT_FORMAT' })
  })

  it('requests a change of a take profit or stop loss only if its price or price type (last or mark) differs from the current one', () => {
    expect(changeOf(at('61800.0'), 'tp', long)).toBe('none')
    expect(changeOf(at('61800', 'mark'), 'tp', long)).toBe('set')
    expect(changeOf(at(''), 'tp', long)).toBe('remove')
    expect(changeOf(at(''), 'tp', position({ take_profit: null }))).toBe('none')
    expect(legRequest(at('62800.00', 'mark'), 'tp', long)).toEqual({
      symbol: 'BTCUSDT',
      side: 'sell',
      type: 'tp',
      trigger_price: '62800',
      trigger_by: 'mark',
    })
    expect(legRequest(at('1'), 'sl', short).side).toBe('buy')
  })

  it('computes the result of closing the position at the price of a take profit or stop loss', () => {
    expect(legResult(at('61800'), long)).toEqual({ pnl: '1548.96000000', roe: '87.19' })
    expect(legResult(at('58200'), long)?.pnl).toBe('-611.04000000')
    expect(legResult(at('61800'), short)?.pnl).toBe('-1548.96000000')
  })
})
