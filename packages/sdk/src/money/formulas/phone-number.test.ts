import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  ['+44', '151123935'],
  ['+44', '0151123935'],
  ['+44', '+44151123935'],
  ['+44', '0044 151 123 935'],
  ['+44', '+44 (0)151-123935'],
  ['+44', '０１５１１２３９３５'],
])('%s %s is the number 151123935', (areaCode, typed) => {
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
])('%s %s is the number %s, also when it is read again', (areaCode, typed, number) => {
  expect(phoneNumber(areaCode, typed)).toBe(number)
  expect(phoneNumber(areaCode, number)).toBe(number)
})
