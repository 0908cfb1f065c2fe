import { expect, test } from 'vitest'
import { keyMap, shortcutOf } from './key-map.ts'

const rows = Object.values(keyMap).flat()
const pressed = (key: string, changes = {}) => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...changes,
})

test('each key belongs to only one shortcut, and each shortcut has its own name', () => {
  const keys = rows.flatMap((row) => row.keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('`shortcutOf` ignores the case of letters, but distinguishes arrow keys with Shift', () => {
  expect(shortcutOf(pressed('b'))).toMatchObject({ key: 'B', shortcut: { name: 'buy' } })
  expect(shortcutOf(pressed('B', { shiftKey: true }))?.shortcut.name).toBe('buy')
  expect(shortcutOf(pressed('ArrowUp'))).toMatchObject({ key: 'ArrowUp', shortcut: { name: 'tick' } })
  expect(shortcutOf(pressed('ArrowUp', { shiftKey: true }))?.shortcut.name).toBe('ticks')
})

test('recognizes the shortcuts ? and / also while Shift is pressed, because some keyboards need Shift to type them', () => {
  expect(shortcutOf(pressed('?', { shiftKey: true }))?.shortcut.name).toBe('list')
  expect(shortcutOf(pressed('/', { shiftKey: true }))?.shortcut.name).toBe('search')
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a letter with the modifier %s is not a shortcut', (modifier) => {
  expect(shortcutOf(pressed('b', { [modifier]: true }))).toBeNull()
})

test('keys that are not in the table of shortcuts, and Enter with Shift, are not shortcuts', () => {
  expect(shortcutOf(pressed('z'))).toBeNull()
  expect(shortcutOf(pressed('Enter', { shiftKey: true }))).toBeNull()
})
