import { beforeEach, describe, expect, test } from 'vitest'
import { decideDevice, storedDevice } from './device.ts'

class MemoryStorage implements Storage {
  [name: string]: unknown
  #map = new Map<string, string>()
  get length() {
    return this.#map.size
  }
  clear = () => this.#map.clear()
  getItem = (key: string) => this.#map.get(key) ?? null
  key = (index: number) => [...this.#map.keys()][index] ?? null
  removeItem = (key: string) => void this.#map.delete(key)
  setItem = (key: string, value: string) => void this.#map.set(key, value)
}

let storage: Storage
beforeEach(() => {
  storage = new MemoryStorage()
})

describe('device mode', () => {
  test.each([
    [1024, 'mobile'],
    [1025, 'pc'],
    [390, 'mobile'],
  ])(
    'without a stored mode, a viewport with a width of %i px selects the device mode %s',
    (width, device) => {
      expect(decideDevice('', width, storage)).toBe(device)
      expect(storedDevice(storage)).toBeNull()
    },
  )

  test.each(['?mode=mobile', '?MODE=Mobile', '?a=1&mode=MOBILE'])(
    'the device mode in the query %s is stored and takes precedence over the width of the viewport',
    (search) => {
      expect(decideDevice(search, 1440, storage)).toBe('mobile')
      expect(storedDevice(storage)).toBe('mobile')
      expect(decideDevice('', 1440, storage)).toBe('mobile')
    },
  )

  test('a device mode in the query of the address replaces the stored one', () => {
    decideDevice('?mode=mobile', 1440, storage)
    expect(decideDevice('?mode=pc', 390, storage)).toBe('pc')
    expect(decideDevice('', 390, storage)).toBe('pc')
  })

  test.each(['?mode=tablet', '?mode=', '?mode=pcx'])(
    'ignores the invalid device mode in the query %s',
    (search) => {
      expect(decideDevice(search, 390, storage)).toBe('mobile')
      expect(storedDevice(storage)).toBeNull()
    },
  )

  test('if the browser blocks the storage, the query or the width of the viewport selects the device mode', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    storage.getItem = blocked
    storage.setItem = blocked
    expect(decideDevice('?mode=pc', 390, storage)).toBe('pc')
    expect(decideDevice('', 390, storage)).toBe('mobile')
  })
})
