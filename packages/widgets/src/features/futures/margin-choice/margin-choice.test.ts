import { describe, expect, it } from 'vitest'
import { contractPreference, effectiveMargin, withChoice } from './margin-choice.ts'

const setting = { mode: 'cross', leverage: 20 } as const
const free = { isModeLocked: false, least: 1, most: 125 }
const chosen = { marginMode: 'isolated', leverage: 50, over: 'cross 20' } as const

describe('margin mode and leverage of the next order', () => {
  it('while no position or order is open, uses the member’s choice, or the exchange’s setting if the member has not chosen', () => {
    expect(effectiveMargin(setting, undefined, free)).toEqual(setting)
    expect(effectiveMargin(setting, chosen, free)).toEqual({ mode: 'isolated', leverage: 50 })
  })

  it('while a position or order is open, the chosen margin mode is ignored and only the chosen leverage applies', () => {
    const bounds = { ...free, isModeLocked: true }
    expect(effectiveMargin(setting, chosen, bounds)).toEqual({ mode: 'cross', leverage: 50 })
  })

  it.each([true, false])(
    'ignores the member’s choice if the exchange’s setting has changed since the choice (an open position or order: %s)',
    (isModeLocked) => {
      const changed = { mode: 'cross', leverage: 10 } as const
      expect(effectiveMargin(changed, chosen, { ...free, isModeLocked })).toEqual(changed)
    },
  )

  it('limits the chosen leverage to the range of the contract', () => {
    const isolated = { isModeLocked: true, least: 20, most: 75 }
    const against = { marginMode: 'isolated', over: 'isolated 20' } as const
    const at = (leverage: number) =>
      effectiveMargin({ mode: 'isolated', leverage: 20 }, { ...against, leverage }, isolated).leverage
    expect(at(5)).toBe(20)
    expect(at(100)).toBe(75)
  })
})

describe('stored choices of margin mode and leverage', () => {
  it('ignores an invalid choice, because other scripts of the site can write to the storage', () => {
    expect(contractPreference(chosen)).toEqual(chosen)
    for (const stored of [
      undefined,
      null,
      'cross',
      { ...chosen, marginMode: 'shared' },
      { ...chosen, leverage: 0 },
      { ...chosen, leverage: 1.5 },
      { ...chosen, leverage: '50' },
      { ...chosen, over: undefined },
    ])
      expect(contractPreference(stored)).toBeUndefined()
  })

  it('withChoice keeps only the newest 100 choices', () => {
    let stored: Record<string, unknown> = {}
    for (let id = 0; id <= 100; id += 1) stored = withChoice(stored, `${id} BTCUSDT`, chosen)
    stored = withChoice(stored, '1 BTCUSDT', { ...chosen, leverage: 75 })
    expect(Object.keys(stored)).toHaveLength(100)
    expect(stored).toMatchObject({
      '1 BTCUSDT': { leverage: 75 },
      '2 BTCUSDT': chosen,
      '100 BTCUSDT': chosen,
    })
    expect(stored).not.toHaveProperty('0 BTCUSDT')
  })
})
