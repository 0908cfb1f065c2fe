import { expect, test } from 'vitest'
import { sampleMember } from '../../../testing/member.ts'
import { securityTasks } from './protections.ts'

test.each([
  ['none', { total: 5, inPlace: 3, toDo: 2 }],
  ['rejected', { total: 5, inPlace: 3, toDo: 2 }],
  ['pending', { total: 5, inPlace: 3, toDo: 1 }],
  ['verified', { total: 5, inPlace: 4, toDo: 1 }],
] as const)('counts the security settings of a member whose identity is %s', (kyc_status, counts) => {
  expect(securityTasks(sampleMember({ kyc_status, has_authenticator: false }))).toEqual(counts)
})

test('an authenticator that the operator does not offer is not counted', () => {
  expect(securityTasks(sampleMember())).toEqual({ total: 4, inPlace: 3, toDo: 1 })
})
