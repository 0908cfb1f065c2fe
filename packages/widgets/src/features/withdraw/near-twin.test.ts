import { expect, test } from 'vitest'
import { nearTwin } from './near-twin.ts'

const saved = { remark: 'Cold', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const twin = (address: string) => nearTwin(address, [saved])?.remark

test('does not report an address as similar if it equals a saved one, even if upper and lower case differ', () => {
  expect(twin(saved.address)).toBeUndefined()
  expect(twin(saved.address.toLowerCase())).toBeUndefined()
})

test('reports an address as similar if it has the start and end of a saved address but a different middle', () => {
  expect(twin('0x5aAe00000000000000000000000000000000eAed')).toBe('Cold')
  expect(twin('0x5aAe00000000000000000000000000000000eAe1')).toBeUndefined()
})

test('reports an address as similar if it differs from a saved one in one or two characters, but not in three', () => {
  expect(twin('0x0aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe0')).toBe('Cold')
  expect(twin('0x00Aeb6053F3E94C9b9A09f33669435E7Ef1BeAe0')).toBeUndefined()
})

test('ignores the prefix that all addresses of a chain share', () => {
  const book = [{ remark: 'A', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs' }]
  expect(nearTwin('TQn9Y2khEsLJW1ChVWFMSMeRDow5Kcbdjs', book)).toBeUndefined()
})
