import { schemas } from '@bourselet/openapi/operations'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { type RoundTopics, roundTopics } from './round-topics.ts'
import { type TestPrediction, testPrediction } from './test-prediction.ts'

const TOPIC = 'round:BTCUSDT'
let world: TestPrediction
let topics: RoundTopics
beforeAll(async () => {
  world = await testPrediction()
  topics = roundTopics(world.exchange)
  world.prediction.parts.changed = topics.changed
  topics.open([{ symbol: 'BTCUSDT', seconds: 300 }])
  await world.tick({ BTCUSDT: 6_000_000 })
})

interface Board {
  open: { round_no: string; bull_pool: string; current_price: string } | null
  live: { round_no: string; open_price: string | null; status: string } | null
}
const collected = () => topics.collect().map(({ seq, data }) => ({ seq, ...(data as Board) }))
const bet = async (amount: string) => {
  const [member] = await world.members(1)
  await world.bet(member!, {
    mode: 'round',
    symbol: 'BTCUSDT',
    direction: 'bull',
    amount,
    round_no: world.roundNo(),
  })
  await topics.close()
}

test('only symbols with prediction rounds have a topic `round:{symbol}`', () => {
  expect(topics.knows(TOPIC)).toBe(true)
  expect(topics.knows('round:SOLUSDT')).toBe(false)
  expect(topics.knows('round:*')).toBe(false)
})

test('publishes no events of a round while nobody is subscribed to its topic', async () => {
  await bet('5')
  expect(collected()).toEqual([])
})

test('the topic of a symbol first publishes the current rounds, then committed changes of the rounds at most twice a second', async () => {
  topics.watch(TOPIC, true)
  const [present] = topics.present(TOPIC)
  expect(present).toMatchObject({ seq: 0, data: { open: { bull_pool: '5.00000000' } } })
  await bet('7')
  expect(collected()).toMatchObject([{ seq: 1, open: { bull_pool: '12.00000000' } }])
  await world.clock.advance(499)
  await bet('1')
  await bet('2')
  expect(collected()).toEqual([])
  await world.clock.advance(1)
  expect(collected()).toMatchObject([{ seq: 2, open: { bull_pool: '15.00000000' } }])
  await world.clock.advance(500)
  expect(collected()).toEqual([])
})

test('after each index tick, a round topic publishes the current index price', async () => {
  await world.clock.advance(1_000)
  await world.tick({ BTCUSDT: 6_000_123 })
  topics.ticked(['BTCUSDT', 'ETHUSDT'])
  expect(collected()).toMatchObject([{ open: { current_price: '60001.23' } }])
})

test('when a round locks, it becomes the live round, which waits for its close, and the next round opens for bets', async () => {
  const before = world.roundNo()
  const lock = Math.ceil((world.clock.now() + 1) / 300_000) * 300_000
  await world.clock.advanceTo(lock - 100)
  await world.tick({ BTCUSDT: 6_000_000 })
  await world.clock.advanceTo(lock)
  // From the lock time on, the published state shows the round as locked, even before its lock price is stored.
  const [present] = topics.present(TOPIC)
  expect(present).toMatchObject({ data: { live: { round_no: before, status: 'locked', open_price: null } } })
  await world.clock.advance(1)
  await world.prediction.runDue()
  await topics.close()
  const [board] = collected()
  expect(board).toMatchObject({
    open: { round_no: world.roundNo() },
    live: { round_no: before, status: 'locked', open_price: '60000.00' },
  })
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  const check = ajv.compile({ $ref: 'contract#/components/schemas/RoundBoard' })
  const { seq: _, ...data } = board!
  expect([check(data), check.errors]).toEqual([true, null])
})

test('after a read of the running rounds has failed, they are read again and published after the next index tick', async () => {
  const { exchange } = world
  const { jobs } = exchange.database
  let isDown = true
  const database = Object.create(exchange.database, {
    jobs: {
      get() {
        if (!isDown) return jobs
        isDown = false
        throw new Error('the connection was lost')
      },
    },
  })
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const late = roundTopics({ ...exchange, database, log })
  late.open([{ symbol: 'BTCUSDT', seconds: 300 }])
  late.watch(TOPIC, true)
  late.changed()
  await late.close()
  expect(lines).toEqual(['prediction: the connection was lost'])
  expect(late.present(TOPIC)).toMatchObject([{ data: { open: null, live: null } }])
  late.ticked(['BTCUSDT'])
  await late.close()
  expect(late.collect()).toMatchObject([{ data: { open: { round_no: world.roundNo() } } }])
})
