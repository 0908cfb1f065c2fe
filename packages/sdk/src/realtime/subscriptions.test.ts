import { expect, test, vi } from 'vitest'
import { createHub } from './hub.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

test('several subscriptions in one event-loop task cause one comparison of the topics and one message', async () => {
  const send = vi.fn()
  const hub = createHub(
    () => {},
    (joined) => subscriptions.changed(joined),
  )
  const compared = vi.spyOn(hub, 'topics')
  const subscriptions: Subscriptions = createSubscriptions({ hub, send, restart: () => {} })
  const follow = (from: number) =>
    Array.from({ length: 25 }, (_, at) => hub.attach(`ticker:spot:C${from + at}`, { event: () => {} }))
  subscriptions.up()
  follow(0)
  follow(25)
  await Promise.resolve()
  expect(compared).toHaveBeenCalledTimes(1)
  expect(send.mock.calls).toMatchObject([[{ op: 'subscribe', topics: { length: 50 } }]])
  const leave = follow(50)
  await Promise.resolve()
  for (const stop of leave) stop()
  await Promise.resolve()
  expect(compared).toHaveBeenCalledTimes(3)
  expect(send.mock.calls.slice(1)).toMatchObject([
    [{ op: 'subscribe', topics: { length: 25 } }],
    [{ op: 'unsubscribe', topics: { length: 25 } }],
  ])
})
