import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPreferences } from './preferences.ts'

const KEY = 'bourselet.preferences'

afterEach(() => localStorage.removeItem(KEY))

/** Opens a frame that acts as another tab of the same origin. */
function otherTab(): { storage: Storage; close: () => void } {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return { storage: frame.contentWindow!.localStorage, close: () => frame.remove() }
}

describe('preferences', () => {
  it('preferences are kept after the page is closed', () => {
    createPreferences().setState({
      favourites: ['BTCUSDT'],
      theme: 'light',
      density: 'compact',
      confirmOrders: false,
    })
    expect(createPreferences().getState()).toMatchObject({
      favourites: ['BTCUSDT'],
      theme: 'light',
      density: 'compact',
      confirmOrders: false,
      locale: null,
    })
  })

  it('a change of a preference by one client keeps the preferences that another client of the same page has stored', () => {
    const [first, second] = [createPreferences(), createPreferences()]
    first.setState({ favourites: ['ETHUSDT'] })
    second.setState({ theme: 'light' })
    expect(createPreferences().getState()).toMatchObject({ favourites: ['ETHUSDT'], theme: 'light' })
  })

  it('applies a change of another client of the same page at once, without storing it again', () => {
    const [first, second] = [createPreferences(), createPreferences()]
    const stored = vi.spyOn(Storage.prototype, 'setItem')
    onTestFinished(() => stored.mockRestore())
    first.setState({ favourites: ['ETHUSDT'], hideAmounts: true, chart: { interval: '1h' } })
    second.setState({ theme: 'light' })
    for (const { getState } of [first, second])
      expect(getState()).toMatchObject({
        ...{ favourites: ['ETHUSDT'], hideAmounts: true, chart: { interval: '1h' }, theme: 'light' },
      })
    expect(stored).toHaveBeenCalledTimes(2)
  })

  it('applies a change of the preferences from another tab without storing it again', async () => {
    const preferences = createPreferences()
    const tab = otherTab()
    tab.storage.setItem(KEY, JSON.stringify({ locale: 'ja', marketColours: 'red-up' }))
    await expect.poll(() => preferences.getState().locale).toBe('ja')
    expect(preferences.getState().marketColours).toBe('red-up')
    tab.storage.setItem(KEY, JSON.stringify({ locale: 'ko' }))
    await expect.poll(() => preferences.getState().locale).toBe('ko')
    expect(preferences.getState().marketColours).toBeNull()
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ locale: 'ko' })
    tab.close()
  })

  it('ignores invalid stored values, because other scripts of the site can write to the storage', () => {
    for (const text of [
      '{',
      '[]',
      'null',
      '7',
      '{"theme":"pink","density":"airy","locale":"tlh","favourites":[1,"ETHUSDT",{}],"confirmOrders":"no"}',
      '{"chart":7,"favourites":["ETHUSDT"]}',
    ]) {
      localStorage.setItem(KEY, text)
      const state = createPreferences().getState()
      expect(state.theme).toBeNull()
      expect(state.density).toBeNull()
      expect(state.locale).toBeNull()
      expect(state.confirmOrders).toBe(true)
      expect(state.chart).toEqual({})
      expect(state.favourites.every((one) => typeof one === 'string')).toBe(true)
    }
    expect(createPreferences().getState().favourites).toEqual(['ETHUSDT'])
  })
})
