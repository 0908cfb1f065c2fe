import { shown } from '../../contract/json-path.ts'
import type { Deviation } from '../../report.ts'
import type { Frame } from '../../target/stream-client.ts'
import { type Check, docs, expectThat, NotChecked } from '../check.ts'
import { publicRecord } from './record-public.ts'

const group = 'stream' as const

const hello: Check = {
  id: 'stream/hello',
  group,
  title: 'The first message of the server is hello',
  docs: docs.stream,
  async run(target) {
    const [first] = (await publicRecord(target)).frames
    return expectThat(first?.type === 'hello', () => ({
      ...{ path: '$.type', expected: 'hello', received: first?.type ?? 'no message' },
    }))
  },
}

const subscribed: Check = {
  id: 'stream/subscribed',
  group,
  title: 'A subscription is answered with its id and every topic',
  docs: docs.stream,
  async run(target) {
    const { topics, confirmed } = await publicRecord(target)
    return topics.flatMap((topic) =>
      expectThat(confirmed.has(topic), () => ({
        call: `subscribe ${topic}`,
        expected: 'subscribed with this topic',
        received: 'nothing',
      })),
    )
  },
}

/** Topics whose first event contains the current state, so it arrives directly after the subscription. */
const STATE = ['ticker:', 'candle:']
/** Topics that have an event every second. */
const EACH_SECOND = ['index:', 'mark:']

const states: Check = {
  id: 'stream/state',
  group,
  title: 'Ticker and candle topics begin with the present state; index and mark prices come each second',
  docs: docs.stream,
  async run(target) {
    const { topics, confirmed, events } = await publicRecord(target)
    const expected = topics.filter((topic) => [...STATE, ...EACH_SECOND].some((one) => topic.startsWith(one)))
    return expected
      .filter((topic) => confirmed.has(topic) && !events.some((event) => event.topic === topic))
      .map((topic) => ({
        call: `subscribe ${topic}`,
        expected: `an event within ${target.timeoutMs / 1000} s`,
        received: 'none',
      }))
  },
}

const ping: Check = {
  id: 'stream/ping',
  group,
  title: 'A ping is answered with a pong that carries its time',
  docs: docs.stream,
  async run(target) {
    const { ts, pong } = (await publicRecord(target)).ping
    return expectThat(pong?.ts === ts, () => ({
      ...{ call: `ping ${ts}`, path: '$.ts', expected: String(ts) },
      received: pong ? shown(pong.ts) : 'no pong',
    }))
  },
}

/** Returns a deviation unless the subscription was answered with errors only. */
function onlyError(call: string, answers: Frame[]): Deviation[] {
  const isRefused = answers.length > 0 && answers.every(({ type }) => type === 'error')
  return expectThat(isRefused, () => ({
    call,
    expected: 'an error with the id of the subscription',
    received: answers.length === 0 ? 'nothing' : shown(answers.find(({ type }) => type !== 'error')),
  }))
}

const unknown: Check = {
  id: 'stream/unknown-symbol',
  group,
  title: 'A topic of an unknown symbol is refused with an error',
  docs: docs.stream,
  async run(target) {
    return onlyError('subscribe ticker:spot:CONFORMANCEUSDT', (await publicRecord(target)).unknown)
  },
}

const unauthorized: Check = {
  id: 'stream/unauthorized',
  group,
  title: 'The topic of members is refused for visitors',
  docs: docs.stream,
  async run(target) {
    return onlyError('subscribe member without auth', (await publicRecord(target)).unauthorized)
  },
}

const unsubscribed: Check = {
  id: 'stream/unsubscribe',
  group,
  title: 'No event of a topic arrives after it was unsubscribed',
  docs: docs.stream,
  async run(target) {
    const { ended, later, confirmed } = await publicRecord(target)
    if (!ended.some((topic) => confirmed.has(topic))) throw new NotChecked('no topic was subscribed')
    const found = new Set(later.map(({ topic }) => topic).filter((topic) => ended.includes(topic)))
    return [...found].map((topic) => ({
      call: `unsubscribe ${topic}`,
      expected: 'no further event',
      received: `${later.filter((event) => event.topic === topic).length} events`,
    }))
  },
}

export const topicChecks: Check[] = [hello, subscribed, states, ping, unknown, unauthorized, unsubscribed]
