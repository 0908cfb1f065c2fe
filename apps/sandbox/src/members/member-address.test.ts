import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusals/refusal.ts'
import { checkedPhone } from './member-address.ts'

describe('the area code of a new phone number', () => {
  test.each(['+1', '+7', '+39', '+44', '+86', '+351', '+380', '+852', '+971'])(
    'accepts %s as the area code of a new phone number',
    (code) => {
      expect(checkedPhone(code, '5550900123')).toMatchObject({ areaCode: code })
    },
  )

  test.each([
    ['+4', '47700900123'],
    ['+447', '700900123'],
    ['+4477', '00900123'],
    ['+1555', '0900123'],
    ['+89', '7700900123'],
  ])('refuses %s, because it is not the area code of any country', (code, phone) => {
    expect(() => checkedPhone(code, phone)).toThrow(Refusal)
  })
})
