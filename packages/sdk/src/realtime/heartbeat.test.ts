import { describe, expect, test, vi } from 'vitest'
import { manualTimers } from '../testing/timers.ts'
import { createHeartbeat } from './heartbeat.ts'

function watch() {
  const timers = manualTimers()
  const events = { ping: vi.fn(), doubt: vi.fn(), dead: vi.fn(), drift: vi.fn() }
  const heartbeat = createHeartbeat(timers, events)
  events.dead.mockImplementation(() => heartbeat.stop())
  return { timers, events, heartbeat }
}

describe('heartbeat of a connection', () => {
  test('the heartbeat sends a ping every 15 s, even while data arrives', () => {
    const { timers, events, heartbeat } = watch()
    for (let second = 0; second < 60; second += 1) {
      timers.pass(1_000)
      heartbeat.received()
    }
    expect(events.ping).toHaveBeenCalledTimes(4)
    expect(events.doubt).not.toHaveBeenCalled()
  })

  test('the heartbeat reports a doubtful connection 5 s after an unanswered ping, and a dead one 10 s later', () => {
    const { timers, events } = watch()
    timers.pass(19_000)
    expect(events.doubt).not.toHaveBeenCalled()
    timers.pass(1_000)
    expect(events.doubt.mock.calls).toEqual([[true]])
    timers.pass(9_000)
    expect(events.dead).not.toHaveBeenCalled()
    timers.pass(1_000)
    expect(events.dead).toHaveBeenCalledTimes(1)
    expect(timers.waiting()).toBe(0)
  })

  test('while data arrives, the heartbeat ignores missing answers to pings', () => {
    const { timers, events, heartbeat } = watch()
    for (let at = 0; at < 40; at += 1) {
      timers.pass(4_000)
      heartbeat.received()
    }
    expect(events.dead).not.toHaveBeenCalled()
    expect(events.doubt).not.toHaveBeenCalled()
  })

  test('any message of the server ends the doubtful state of the connection', () => {
    const { timers, events, heartbeat } = watch()
    timers.pass(25_000)
    heartbeat.received()
    expect(events.doubt.mock.calls).toEqual([[true], [false]])
    timers.pass(10_000)
    expect(events.dead).not.toHaveBeenCalled()
  })

  test('`probe` sends a ping at once, and reports a dead connection if no answer arrives within 5 s', () => {
    const { timers, events, heartbeat } = watch()
    timers.pass(2_000)
    heartbeat.probe()
    expect(events.ping).toHaveBeenCalledTimes(1)
    timers.pass(4_000)
    expect(events.dead).not.toHaveBeenCalled()
    timers.pass(1_000)
    expect(events.dead).toHaveBeenCalledTimes(1)
  })

  test('after 8 h of sleep, the heartbeat sends a new ping before it reports a dead connection', () => {
    const { timers, events, heartbeat } = watch()
    events.drift.mockImplementation(() => heartbeat.probe())
    timers.jump(8 * 3_600_000)
    timers.pass(1_000)
    expect(events.drift).toHaveBeenCalledTimes(1)
    expect(events.ping).toHaveBeenCalledTimes(1)
    expect(events.dead).not.toHaveBeenCalled()
    heartbeat.received()
    timers.pass(10_000)
    expect(events.dead).not.toHaveBeenCalled()
  })

  test('the heartbeat ignores a ping whose answer was still missing when the machine went to sleep', () => {
    const { timers, events, heartbeat } = watch()
    events.drift.mockImplementation(() => heartbeat.probe())
    timers.pass(16_000)
    timers.jump(8 * 3_600_000)
    timers.pass(2_000)
    expect(events.dead).not.toHaveBeenCalled()
    timers.pass(5_000)
    expect(events.dead).toHaveBeenCalledTimes(1)
  })

  test('the heartbeat continues to send pings after the clock is set back by an hour', () => {
    const { timers, events, heartbeat } = watch()
    timers.jump(-3_600_000)
    timers.pass(1_000)
    expect(events.drift).toHaveBeenCalledTimes(1)
    heartbeat.received()
    timers.pass(15_000)
    expect(events.ping).toHaveBeenCalledTimes(1)
    timers.pass(30_000)
    expect(events.dead).toHaveBeenCalledTimes(1)
  })

  test('the heartbeat does not report a healthy connection as dead if its timer runs only once a minute, as in a hidden page', () => {
    const { timers, events, heartbeat } = watch()
    events.drift.mockImplementation(() => heartbeat.probe())
    for (let minute = 0; minute < 10; minute += 1) {
      timers.jump(59_000)
      timers.pass(1_000)
      expect(events.ping).toHaveBeenCalledTimes(minute + 1)
      heartbeat.received()
    }
    expect(events.dead).not.toHaveBeenCalled()
  })
})
