import { expect, test } from 'vitest'
import { formSlots } from './form-slots.ts'

const tooMany = { error: 'TOO_MANY_REQUESTS', params: { retry_after: 2 } }

test('waiting upload forms get free slots in the order of their arrival', async () => {
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

test('refuses a third concurrent upload form of the same member', async () => {
  const slots = formSlots({ all: 1 })
  const leave = await slots.enter(1)
  const waiting = slots.enter(1)
  await expect(slots.enter(1)).rejects.toMatchObject(tooMany)
  leave()
  ;(await waiting)()
  ;(await slots.enter(1))()
})

test('refuses an upload form that gets no slot within the time limit, and then reserves no slot for it', async () => {
  const slots = formSlots({ all: 1, waitMs: 1 })
  const leave = await slots.enter(1)
  await expect(slots.enter(2)).rejects.toMatchObject(tooMany)
  leave()
  const again = await slots.enter(2)
  again()
})
