import { expect, test } from 'vitest'
import { nearTwin } from './near-twin.ts'

const saved = { remark: 'Cold', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const twin = (address: string) => nearTwin(address, [saved])?.remark

test('the address itself is no twin, however its letters are written', () => {
  expect(twin(saved.address)).toBeUndefined()
  expect(twin(saved.address.toLowerCase())).toBeUndefined()
})

test('the same ends around another middle are one', () => {
  expect(twin('0x5aAe00000000000000000000000000000000eAed')).toBe('Cold')
  expect(twin('0x5aAe00000000000000000000000000000000eAe1')).toBeUndefined()
})

test('a letter or two away is one, three are not', () => {
  expect(twin('0x0aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe0')).toBe('Cold')
  expect(twin('0x00Aeb6053F3E94C9b9A09f33669435E7Ef1BeAe0')).toBeUndefined()
})

test('what every address of a chain begins with does not make twins', () => {
  const book = [{ remark: 'A', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs' }]
  expect(nearTwin('TQn9Y2khEsLJW1ChVWFMSMeRDow5Kcbdjs', book)).toBeUndefined()
})
