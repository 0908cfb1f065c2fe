import { describe, expect, it } from 'vitest'
import { contract, draft } from '../../../testing/futures-market.ts'
import { type FuturesDraft, percentageOf, sizeOfPercentage, sizeOrder } from './model.ts'

describe('size of a contract order', () => {
  const sized = (changes: Partial<FuturesDraft>) => sizeOrder(draft(changes), contract)

  it('computes quantity and value from an entered quantity, value or percentage', () => {
    expect(sized({})).toEqual({ quantity: '0.3', total: '17700', by: 'quantity' })
    expect(sized({ size: { by: 'total', value: '1000' } })).toMatchObject({ quantity: '0.016', by: 'total' })
    const half = sizeOfPercentage('3.356', 50, contract.rules)
    expect(sized({ size: half })).toMatchObject({ quantity: '1.678', by: 'quantity' })
    expect(sized({ type: 'market', size: { by: 'total', value: '6000' } }).quantity).toBe('0.100')
    expect(sized({ type: 'sl' }).quantity).toBe('')
  })

  it('the slider shows the size as a percentage of the largest order', () => {
    const at = (changes: Partial<FuturesDraft>, largest = '3') =>
      percentageOf(draft(changes), sized(changes), largest, contract.rules)
    expect(at({})).toBe(10)
    expect(at({ size: { by: 'quantity', value: '9' } })).toBe(100)
    const third = { size: sizeOfPercentage('3', 37, contract.rules) }
    expect(at(third)).toBe(37)
    expect(at(third, '2')).toBe(56)
    expect(at(third, '1')).toBe(100)
  })
})
