import { expect, test } from 'vitest'
import { formSlots } from './form-slots.ts'

const tooMany = { error: 'TOO_MANY_REQUESTS', params: { retry_after: 2 } }

test('waiting upload forms get free slots in the order of their arrival', async () => {
  const slots = formSlots({ all: 2 })
  const leave = await slots.enter(1, 'here')
  const leaveToo = await slots.enter(2, 'there')
  const admitted: number[] = []
  const waiting = [3, 4].map(async (memberId) => {
    const leaveLater = await slots.enter(memberId, `home ${memberId}`)
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
  const leave = await slots.enter(1, 'here')
  const waiting = slots.enter(1, 'here')
  await expect(slots.enter(1, 'here')).rejects.toMatchObject(tooMany)
  leave()
  ;(await waiting)()
  ;(await slots.enter(1, 'here'))()
})

test('refuses an upload form that gets no slot within the time limit; the next free slot goes to another form', async () => {
  const slots = formSlots({ all: 1, waitMs: 1 })
  const leave = await slots.enter(1, 'here')
  await expect(slots.enter(2, 'there')).rejects.toMatchObject(tooMany)
  leave()
  const again = await slots.enter(2, 'there')
  again()
})

test('forms of one network use at most half of the slots; other networks get free slots first', async () => {
  const slots = formSlots({ all: 4 })
  const leave = await slots.enter(1, 'here')
  await slots.enter(2, 'here')
  const waiting = slots.enter(3, 'here')
  const leaveElsewhere = await slots.enter(4, 'there')
  await slots.enter(5, 'there')
  const elsewhere = slots.enter(6, 'elsewhere')
  leaveElsewhere()
  ;(await elsewhere)()
  leave()
  ;(await waiting)()
})

test('refuses a form if half of the maximum number of waiting forms come from its network', async () => {
  const slots = formSlots({ all: 2 })
  const leave = await slots.enter(1, 'here')
  const waiting = Array.from({ length: 32 }, (_, n) => slots.enter(2 + n, 'here'))
  await expect(slots.enter(100, 'here')).rejects.toMatchObject(tooMany)
  ;(await slots.enter(101, 'there'))()
  leave()
  for (const turn of waiting) (await turn)()
})
