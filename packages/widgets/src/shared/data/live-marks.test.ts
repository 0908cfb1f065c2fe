import { afterEach, expect, test, vi } from 'vitest'
import { createMarks, type MarkPrice } from './live-marks.ts'
import { createPainter } from './painter.ts'

const mark = (symbol: string, mark_price: string, ts = 1): MarkPrice => ({
  symbol,
  mark_price,
  index_price: mark_price,
  funding_rate: '0.0001',
  next_funding_at: 28_800_000,
  ts,
})

/** Creates a stream that records its subscriptions, and a painter whose animation frames the test triggers. */
function open() {
  const topics: string[] = []
  let send = (_: { data: MarkPrice }) => {}
  let paint = () => {}
  const subscribe = (topic: string, handler: (event: never) => void) => {
    topics.push(topic)
    send = handler as typeof send
    return () => void topics.splice(topics.indexOf(topic), 1)
  }
  const painter = createPainter({
    now: () => 0,
    timeout: (run) => run(),
    frame: (run) => {
      paint = run
    },
  })
  const marks = createMarks({ subscribe } as never, painter)
  return { marks, topics, send: (data: MarkPrice) => send({ data }), paint: () => paint() }
}

afterEach(() => void vi.useRealTimers())

test('all subscribers of mark prices share one topic; when the last subscriber leaves, the topic is unsubscribed', () => {
  vi.useFakeTimers()
  const { marks, topics } = open()
  const stops = [marks.one('BTCUSDT'), marks.one('ETHUSDT'), marks.all()].map((live) =>
    live.subscribe(() => {}),
  )
  expect(topics).toEqual(['mark:*'])
  for (const stop of stops) stop()
  vi.runAllTimers()
  expect(topics).toEqual([])
})

test('calls a subscriber at most once per animation frame with the latest mark price of its symbol, and ignores outdated prices', () => {
  const { marks, send, paint } = open()
  const changed: string[] = []
  const btc = marks.one('BTCUSDT')
  btc.subscribe(() => changed.push(btc.get()?.mark_price ?? ''))
  send(mark('BTCUSDT', '60000.0', 1))
  send(mark('BTCUSDT', '60001.0', 2))
  send(mark('BTCUSDT', '59999.0', 1))
  paint()
  send(mark('ETHUSDT', '3500.00', 3))
  paint()
  expect(changed).toEqual(['60001.0'])
  expect(marks.one('ETHUSDT').get()?.mark_price).toBe('3500.00')
  expect([...marks.all().get().keys()]).toEqual(['BTCUSDT', 'ETHUSDT'])
})

test('after the topic is unsubscribed, its last prices are not returned to a later subscriber', () => {
  vi.useFakeTimers()
  const { marks, send, paint } = open()
  const stop = marks.one('BTCUSDT').subscribe(() => {})
  send(mark('BTCUSDT', '60000.0'))
  paint()
  expect(marks.one('BTCUSDT').get()?.mark_price).toBe('60000.0')
  stop()
  vi.runAllTimers()
  marks.one('BTCUSDT').subscribe(() => {})
  expect(marks.one('BTCUSDT').get()).toBeNull()
  expect(marks.all().get().size).toBe(0)
})
