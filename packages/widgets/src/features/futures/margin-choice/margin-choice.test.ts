import { describe, expect, it } from 'vitest'
import { effectiveMargin } from './margin-choice.ts'

const setting = { mode: 'cross', leverage: 20 } as const
const free = { isModeLocked: false, least: 1, most: 125 }
const chosen = { marginMode: 'isolated', leverage: 50, over: 'cross 20' } as const

describe('margin mode and leverage of the next order', () => {
  it('is what was chosen while nothing is open, else what the exchange applies', () => {
    expect(effectiveMargin(setting, undefined, free)).toEqual(setting)
    expect(effectiveMargin(setting, chosen, free)).toEqual({ mode: 'isolated', leverage: 50 })
  })

  it('keeps the mode of what is open, and takes the leverage along', () => {
    const bounds = { ...free, isModeLocked: true }
    expect(effectiveMargin(setting, chosen, bounds)).toEqual({ mode: 'cross', leverage: 50 })
  })

  it('forgets a choice that was made against another setting', () => {
    const bounds = { ...free, isModeLocked: true }
    expect(effectiveMargin({ mode: 'cross', leverage: 10 }, chosen, bounds).leverage).toBe(10)
  })

  it('stays within what the exchange takes', () => {
    const isolated = { isModeLocked: true, least: 20, most: 75 }
    const against = { marginMode: 'isolated', over: 'isolated 20' } as const
    const at = (leverage: number) =>
      effectiveMargin({ mode: 'isolated', leverage: 20 }, { ...against, leverage }, isolated).leverage
    expect(at(5)).toBe(20)
    expect(at(100)).toBe(75)
  })
})
