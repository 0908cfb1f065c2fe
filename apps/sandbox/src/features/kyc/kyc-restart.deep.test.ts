import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { TEST_NOW, testSandbox } from '../../test-sandbox.ts'
import { papers, person } from './test-kyc.ts'

test('an identity check that is pending when the sandbox restarts is decided afterwards', async () => {
  const clock = controllableClock({ start: TEST_NOW })
  const first = await testSandbox({ clock, control: true, bots: false })
  const ann = await person(first)
  await first.call('kyc.submit', papers(ann), ann.token)
  await first.stop()
  const { databaseUrl, dataDir } = first.exchange().settings
  const second = await testSandbox({ databaseUrl, dataDir, clock, control: true })
  expect((await second.call('kyc.info', {}, ann.token)).data).toMatchObject({ status: 'pending' })
  await clock.advance(31_000)
  expect((await second.call('kyc.info', {}, ann.token)).data).toMatchObject({ status: 'verified', level: 1 })
  const photo = await second.app.inject({ url: ann.photos.id_front, headers: ann.token })
  expect(photo.statusCode).toBe(200)
})
