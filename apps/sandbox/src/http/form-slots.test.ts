import { expect, test } from 'vitest'
import { formSlots } from './form-slots.ts'

const tooMany = { error: 'TOO_MANY_REQUESTS', params: { retry_after: 2 } }

test('gives free slots to waiting forms in order of arrival', async () => {
  const slots = formSlots({ all: 2 })
  const leave = await slots.enter(1)
  const leaveToo = await slots.enter(2)
  const admitted: number[] = []
  const waiting = [3, 4].map(async (memberId) => {
    const leaveLater = await slots.enter(memberId)
    admitted.push(memberId)
    return leaveLater
  })
  expect(admitted).toEqual([])
  leave()
  ;(await waiting[0])?.()
  await waiting[1]
  expect(admitted).toEqual([3, 4])
  leaveToo()
})

test('refuses a third form of a member whose first form has a slot and whose second form waits', async () => {
  const slots = formSlots({ all: 1 })
  const leave = await slots.enter(1)
  const waiting = slots.enter(1)
  await expect(slots.enter(1)).rejects.toMatchObject(tooMany)
  leave()
  ;(await waiting)()
  ;(await slots.enter(1))()
})

test('refuses a form that got no slot within the time limit, and keeps no slot for it', async () => {
  const slots = formSlots({ all: 1, waitMs: 1 })
  const leave = await slots.enter(1)
  await expect(slots.enter(2)).rejects.toMatchObject(tooMany)
  leave()
  const again = await slots.enter(2)
  again()
})
