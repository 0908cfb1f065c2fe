import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  ['+44', '151123935'],
  ['+44', '0151123935'],
  ['+44', '+44151123935'],
  ['+44', '0044 151 123 935'],
  ['+44', '+44 (0)151-123935'],
  ['+44', '０１５１１２３９３５'],
])('phoneNumber(%s, %s) returns the national number 151123935', (areaCode, typed) => {
  expect(phoneNumber(areaCode, typed)).toBe('151123935')
})

test.each([
  ['+39', '06 6982 1234', '0669821234'],
  ['+39', '+39 06 6982 1234', '0669821234'],
  ['+1', '1 415 555 0123', '4155550123'],
  ['+7', '8 912 345-67-89', '9123456789'],
  ['+7', '812 345-67-89', '8123456789'],
  ['+36', '06 30 123 4567', '301234567'],
  ['+49', '4961 12345', '496112345'],
  ['+44', '+33 1 23 45 67 89', '+33123456789'],
  ['+44', '00354 123 4567', '+3541234567'],
  ['+7', '0912 345-67-89', '9123456789'],
  ['+36', '0 30 123 4567', '301234567'],
  ['+7', '0 8 916 123-45-67', '9161234567'],
  ['+36', '06 06 30 123 4567', '301234567'],
  ['+44', '0+44 151 123 935', '151123935'],
  ['+39', '+39 0039 06 6982 1234', '0669821234'],
  ['+229', '01 97 00 00 00', '0197000000'],
])(
  'phoneNumber(%s, %s) returns %s, and returns this result unchanged if it is passed in again',
  (areaCode, typed, number) => {
    expect(phoneNumber(areaCode, typed)).toBe(number)
    expect(phoneNumber(areaCode, number)).toBe(number)
  },
)

test('phoneNumber returns its own result unchanged, whatever prefixes were typed', () => {
  const areaCodes = fc.constantFrom('+1', '+7', '+36', '+39', '+44', '+229')
  const parts = fc.constantFrom(
    '0',
    '00',
    '06',
    '1',
    '7',
    '8',
    '36',
    '39',
    '44',
    '+',
    '+7',
    '+39',
    '9161234567',
  )
  fc.assert(
    fc.property(areaCodes, fc.array(parts, { maxLength: 8 }), (areaCode, typed) => {
      const number = phoneNumber(areaCode, typed.join(''))
      expect(phoneNumber(areaCode, number)).toBe(number)
    }),
    { numRuns: 2000 },
  )
})
