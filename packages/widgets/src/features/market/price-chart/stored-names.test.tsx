import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openStoredList, openStoredNames } from './stored-list.ts'

const numbers = { entryOf: (one: unknown) => (typeof one === 'number' ? one : null), most: 3 }
const KEY = 'bourselet.chart.test.of-another-tab'

beforeEach(() => localStorage.removeItem(KEY))

/** Opens two lists, the names with the prefix `test.`, and a counter of enumerations of the storage. */
function open() {
  const list = openStoredList('test.of-this-tab', numbers)
  const foreign = openStoredList('other.of-this-tab', numbers)
  const keys = vi.spyOn(Object, 'keys')
  onTestFinished(() => {
    keys.mockRestore()
    list.write([])
    foreign.write([])
    localStorage.removeItem(KEY)
  })
  return {
    list,
    foreign,
    names: openStoredNames('test.'),
    enumerations: () => keys.mock.calls.filter(([of]) => of === localStorage).length,
  }
}

function writeInAnotherTab() {
  localStorage.setItem(KEY, '[1]')
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

test('with a subscriber, the storage is enumerated only after a change of a list with a matching name', () => {
  const { list, foreign, names, enumerations } = open()
  const onChange = vi.fn()
  onTestFinished(names.subscribe(onChange))
  expect(names.read()).toEqual([])
  list.write([1])
  const one = names.read()
  expect(one).toEqual(['test.of-this-tab'])
  const before = enumerations()
  foreign.write([1])
  expect(names.read()).toBe(one)
  expect(enumerations()).toBe(before)
  expect(onChange).toHaveBeenCalledTimes(1)
  writeInAnotherTab()
  expect(names.read()).toEqual(['test.of-another-tab', 'test.of-this-tab'])
  expect(enumerations()).toBe(before + 1)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('if only the entries of a list change, the array of names stays the same', () => {
  const { list, names } = open()
  onTestFinished(names.subscribe(() => {}))
  list.write([1])
  const one = names.read()
  list.write([1, 2])
  expect(names.read()).toBe(one)
})

test('the names include a list that another tab added while there was no subscriber', () => {
  const { names } = open()
  names.subscribe(() => {})()
  expect(names.read()).toEqual([])
  writeInAnotherTab()
  expect(names.read()).toEqual(['test.of-another-tab'])
})
