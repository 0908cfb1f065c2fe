import { expect, test } from 'vitest'
import { weakPin } from './weak-pin.ts'

test.each([
  ['111111', 'repeat'],
  ['121212', 'repeat'],
  ['123123', 'repeat'],
  ['112233', 'repeat'],
  ['123456', 'run'],
  ['654321', 'run'],
  ['890123', 'run'],
  ['135791', 'run'],
  ['311299', 'date'],
  ['123199', 'date'],
  ['991231', 'date'],
  ['198407', 'date'],
  ['071984', 'date'],
  ['271828', null],
  ['483927', null],
  ['730461', null],
  ['123', null],
  ['', null],
])(
  'weakPin returns for the fund password %s the reason %s (null if it is not easy to guess)',
  (pin, weakness) => expect(weakPin(pin)).toBe(weakness),
)
