import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { testDatabase } from '../database/test-database.ts'
import {
  type CountedGuess,
  deviceGuesses,
  type GuessBudget,
  loginFailuresOf,
  nameGuesses,
  wrongPassword,
} from './login-failures.ts'
import { membersMigration } from './members.migration.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 2, 2)

async function counter() {
  const clock = controllableClock({ start: START })
  const database = await testDatabase([membersMigration])
  const failures = loginFailuresOf({ clock, database })
  const forget = (counted: CountedGuess) => failures.forget(database.db, counted)
  const tries = (...budgets: [GuessBudget, ...GuessBudget[]]) =>
    failures.admit(...budgets).then(
      () => true,
      () => false,
    )
  return { clock, failures, forget, tries }
}

test('allows at most 480 password guesses from unknown devices per account name in 24 hours, even if the member logs in between the guesses', {
  tags: 'deep',
}, async () => {
  const { clock, failures, forget, tries } = await counter()
  const name = nameGuesses({ email: 'me@example.com' })
  let guesses = 0
  while (clock.now() < START + 24 * 60 * MINUTE) {
    for (let n = 0; n < 6; n++) if (await tries(name)) guesses++
    // Simulates a log-in of the member with the correct password from a known device.
    await forget(await failures.admit(deviceGuesses(10_001), name))
    await clock.advance(5 * MINUTE)
  }
  expect(guesses).toBeLessThanOrEqual(480)
  expect(guesses).toBeGreaterThan(400)
})

test('allows five additional password guesses a day from the known devices of a member', async () => {
  const { clock, tries } = await counter()
  const name = nameGuesses({ email: 'me@example.com' })
  const known = deviceGuesses(10_001)
  let guesses = 0
  while (clock.now() < START + 3 * 60 * MINUTE) {
    for (let n = 0; n < 7; n++) if (await tries(known, name)) guesses++
    await clock.advance(5 * MINUTE)
  }
  expect(guesses).toBeLessThanOrEqual(5 + 12 * 5)
})

test('returns the number of guesses left; a known device can also use the guesses that are left to unknown devices', async () => {
  const { clock, failures } = await counter()
  const name = nameGuesses({ email: 'left@example.com' })
  const left = async (...budgets: [GuessBudget, ...GuessBudget[]]) => (await failures.admit(...budgets)).left
  expect([await left(name), await left(name), await left(name)]).toEqual([4, 3, 2])
  const known = deviceGuesses(10_002)
  expect([await left(known, name), await left(known, name)]).toEqual([6, 5])
  await clock.advance(15 * MINUTE)
  expect(await left(known, name)).toBe(7)
  for (const tries of [4, 3, 2, 1, 0]) expect(await left(name)).toBe(tries)
  expect([await left(known, name), await left(known, name)]).toEqual([1, 0])
})

test('the refusal of a wrong password states how many tries are left only if at most two are left', () => {
  expect([3, 2, 0].map((left) => wrongPassword(left).params)).toEqual([undefined, { left: 2 }, { left: 0 }])
})
