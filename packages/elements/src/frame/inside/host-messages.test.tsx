import { afterEach, expect, test, vi } from 'vitest'
import type { ToFrame } from '../messages.ts'
import { holdHostMessages } from './host-messages.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

const props = (price: string): ToFrame => ({ type: 'props', values: { price } })
const pick = (price: string, symbol = 'BTCUSDT'): ToFrame => ({
  type: 'pick',
  picked: { product: 'spot', symbol, price },
})
const pointer = (type: string, buttons = 1) =>
  window.dispatchEvent(new PointerEvent(type, { pointerId: 7, buttons }))

function open() {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const applied: ToFrame[] = []
  let isAsking = false
  const messages = holdHostMessages({ apply: (one) => applied.push(one), isAsking: () => isAsking })
  stops.push(messages.stop)
  return {
    ...messages,
    applied,
    focus: (has: boolean) => {
      focus.mockReturnValue(has)
      if (!has) window.dispatchEvent(new Event('blur'))
    },
    ask: (is: boolean) => {
      isAsking = is
    },
  }
}

test('a frame applies the first attributes from its host page at once, and delays later messages while the frame has the focus', () => {
  const { receive, applied, focus } = open()
  focus(true)
  receive(props('1'))
  expect(applied).toEqual([props('1')])
  receive(props('2'))
  receive(pick('3'))
  expect(applied).toHaveLength(1)
})

const uses: [string, (frame: ReturnType<typeof open>, is: boolean) => void][] = [
  ['the frame has the focus', (frame, is) => frame.focus(is)],
  ['a pointer is down on the frame', (_, is) => pointer(is ? 'pointerdown' : 'pointerup')],
  [
    'a press is released outside the frame',
    (_, is) => (is ? pointer('pointerdown') : pointer('pointermove', 0)),
  ],
]

test.each(uses)(
  'a frame applies only the last delayed host message of each kind, half a second after the member stops using the frame (%s)',
  async (_, use) => {
    const frame = open()
    frame.receive(props('1'))
    use(frame, true)
    for (const price of ['2', '3']) {
      frame.receive(props(price))
      frame.receive(pick(price))
    }
    use(frame, false)
    const endedAt = performance.now()
    frame.receive(pick('4'))
    await expect.poll(() => frame.applied.slice(1), { interval: 10 }).toEqual([props('3'), pick('4')])
    expect(performance.now() - endedAt).toBeGreaterThanOrEqual(490)
  },
)

test('a frame delays host messages while a dialog is open in it', async () => {
  const { receive, applied, ask } = open()
  receive(props('1'))
  ask(true)
  receive(props('2'))
  expect(applied).toHaveLength(1)
  ask(false)
  await expect.poll(() => applied).toEqual([props('1'), props('2')])
})

test('if several picked prices of a symbol were delayed, a frame applies only the last one', async () => {
  const { receive, applied, focus } = open()
  focus(true)
  for (const one of [pick('1'), pick('2'), pick('3', 'ETHUSDT')]) receive(one)
  focus(false)
  await expect.poll(() => applied).toEqual([pick('2'), pick('3', 'ETHUSDT')])
})

test('a frame ignores a host message that repeats the same attributes, but applies a picked price again if it is picked twice', () => {
  const { receive, applied } = open()
  for (const one of [props('1'), props('1'), pick('2'), pick('2')]) receive(one)
  expect(applied).toEqual([props('1'), pick('2'), pick('2')])
})
