import { expect, onTestFinished, test, vi } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { testDatabase } from '../database/test-database.ts'
import { keepClockOffset, restoreClockOffset } from './clock-offset.ts'

const HOUR = 3_600_000

test('after a restart, the exchange clock is ahead of the machine clock by the sum of its jumps only, even if the machine clock was set back before the restart', async () => {
  const database = await testDatabase()
  const noon = Date.UTC(2026, 2, 2, 12)
  const date = vi.spyOn(Date, 'now')
  onTestFinished(() => date.mockRestore())
  const machineShows = (ms: number) => void date.mockReturnValue(ms)
  machineShows(noon)
  const clock = controllableClock({ running: true })
  machineShows(noon - HOUR)
  await clock.advance(5000)
  expect(clock.now()).toBe(noon + 5000)
  await keepClockOffset(database, clock)
  // The machine's clock was set back by an hour. It now advances by two hours and passes noon again. The exchange's
  // clock is then ahead of it by only 5 s, the length of the clock jump.
  machineShows(noon + HOUR)
  expect(clock.now()).toBe(noon + HOUR + 5000)
  const restarted = controllableClock({ running: true })
  const lines: string[] = []
  await restoreClockOffset(database, restarted, (line) => lines.push(line))
  expect(restarted.now()).toBe(noon + HOUR + 5000)
  expect(lines).toEqual([expect.stringContaining('is 5 s ahead of')])
  // A second call of `restoreClockOffset` for the same clock does not move the clock again.
  await restoreClockOffset(database, restarted, (line) => lines.push(line))
  expect(restarted.now()).toBe(noon + HOUR + 5000)
  expect(lines).toHaveLength(1)
})
