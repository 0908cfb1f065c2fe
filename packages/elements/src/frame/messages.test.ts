import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readToFrame } from './inside/read-to-frame.ts'
import { readFromFrame } from './messages.ts'
import { isTokenValue } from './token-value.ts'

const appearance = {
  type: 'appearance',
  locale: 'ja',
  theme: 'dark',
  marketColours: null,
  scheme: 'dark',
  tokens: { '--bl-accent': 'oklch(0.42 0.1 250)' },
}

const pick = { type: 'pick', picked: { product: 'spot', symbol: 'BTCUSDT', price: '60100.00' } }

describe('messages from the host page', () => {
  test.each([
    appearance,
    { ...appearance, locale: null, theme: null, tokens: {} },
    { ...appearance, density: 'compact' },
    // An appearance message can name a locale that the frame does not support. The message is accepted, because the
    // frame can still adopt the other values.
    { ...appearance, locale: 'en-US-u-ca-gregory-nu-latn' },
    { type: 'props', values: { symbol: 'BTCUSDT', 'without-tools': true, price: null } },
    pick,
  ])('readToFrame accepts the host message %j', (message) => {
    expect(readToFrame(message)).toEqual(message)
  })

  test.each([
    null,
    'appearance',
    [],
    {},
    { type: 'submit' },
    { ...appearance, submit: true },
    { ...appearance, theme: 1 },
    { ...appearance, density: ['compact'] },
    { ...appearance, locale: 1 },
    { ...appearance, scheme: null },
    { ...appearance, tokens: { '--bl-accent': 'url(https://evil.example/x)' } },
    { ...appearance, tokens: { color: 'red' } },
    { ...appearance, tokens: [] },
    { type: 'props', values: { symbol: { toString: 'x' } } },
    { type: 'props', values: { onclick: 1 } },
    { type: 'props', values: { 'Bad Name': 'x' } },
    { type: 'props', values: { symbol: 'x'.repeat(257) } },
    { type: 'props', values: { symbol: 'A' }, submit: true },
    { ...pick, submit: true },
    { ...pick, picked: { ...pick.picked, quantity: '1' } },
    { ...pick, picked: { ...pick.picked, price: '-1' } },
    { ...pick, picked: { ...pick.picked, price: '1e9' } },
    { ...pick, picked: { ...pick.picked, product: 'fund' } },
    { ...pick, picked: { ...pick.picked, symbol: ['BTCUSDT'] } },
    { ...pick, type: 'constructor' },
  ])('readToFrame rejects the host message %j', (message) => {
    expect(readToFrame(message)).toBeNull()
  })
})

test('readToFrame replaces an empty or unknown setting of the appearance, such as the theme, with null, and warns once about each unknown value', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  const unset = { ...appearance, theme: null, marketColours: null }
  expect(readToFrame({ ...appearance, theme: '', marketColours: '' })).toEqual(unset)
  expect(warned).not.toHaveBeenCalled()
  for (const _ of [1, 2])
    expect(readToFrame({ ...appearance, theme: 'Dark', density: 'tight' })).toEqual({
      ...appearance,
      theme: null,
      density: null,
    })
  expect(warned.mock.calls).toEqual([
    ['bourselet: the frame ignores theme="Dark". It takes one of dark, light, auto.'],
    ['bourselet: the frame ignores density="tight". It takes one of compact, comfortable.'],
  ])
})

describe('messages from the frame', () => {
  test.each([
    { type: 'ready', props: ['symbol', 'without-tools'] },
    { type: 'height', px: 320 },
    { type: 'event', name: 'bourselet-order-placed', detail: { symbol: 'BTCUSDT' } },
    { type: 'event', name: 'bourselet-sign-in', detail: null },
  ])('readFromFrame accepts the frame message %j', (message) => {
    expect(readFromFrame(message)).toEqual(message)
  })

  test.each([
    { type: 'height', px: -1 },
    { type: 'height', px: 1e9 },
    { type: 'height', px: '320px' },
    { type: 'event', name: 'click', detail: null },
    { type: 'event', name: 'bourselet-x', detail: { deep: { er: 1 } } },
    { type: 'ready', props: ['__proto__'] },
    { type: 'ready', props: [1] },
  ])('readFromFrame rejects the frame message %j', (message) => {
    expect(readFromFrame(message)).toBeNull()
  })
})

test.each([
  ['--bl-accent', 'light-dark(oklch(0.5 0.2 285), rgb(0 0 0 / 0.1))', true],
  ['--bl-font', 'Georgia, "Times New Roman", serif', true],
  ['--bl-shadow', '0 16px 48px color-mix(in oklab, red 10%, transparent)', true],
  ['--bl-size-m', '13px', true],
  ['--bl-size-m', '0px', false],
  ['--bl-size-m', 'calc(1px)', false],
  ['--bl-accent', 'URL(//evil.example)', false],
  ['--bl-accent', 'image-set("x" 1x)', false],
  ['--bl-accent', 'red; background: blue', false],
  ['--bl-accent', '\\75rl(x)', false],
  ['--bl-accent', 'attr(title)', false],
  ['--bl-qr-ink', 'white', false],
  ['--bl-seen-top', '9999px', false],
  ['--other', 'red', false],
])('for the CSS property %s with the value %s, isTokenValue returns %s', (name, value, may) => {
  expect(isTokenValue(name, value)).toBe(may)
})
