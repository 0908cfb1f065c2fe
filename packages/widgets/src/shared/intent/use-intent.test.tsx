import { createBourselet, RefusedError, SignedOutError, TransportError } from '@bourselet/sdk'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { sampleMember } from '../../testing/member.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from '../ui/button.tsx'
import { UnknownOutcome } from './unknown-outcome.tsx'
import { type IntentOptions, type SendOptions, useIntent } from './use-intent.ts'
import { type IntentsOptions, useIntents } from './use-intents.ts'

type Call = {
  input: string
  options: SendOptions
  resolve: (answer: string) => void
  reject: (error: Error) => void
}

/** A write whose answers the test controls. */
function openWrite() {
  const calls: Call[] = []
  const send = (_: unknown, input: string, options: SendOptions) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ input, options, resolve, reject })
    })
  return { calls, send }
}

type WriterProps = Partial<IntentOptions<string, string>> &
  Pick<IntentOptions<string, string>, 'send'> & { name?: string; input?: string }

function Writer({ name = 'Place', input = 'buy', ...options }: WriterProps) {
  const intent = useIntent(options)
  const { state } = intent
  return (
    <section aria-label={name}>
      <Button busy={intent.isBusy} onClick={() => intent.submit(input)}>
        {name}
      </Button>
      <button
        type="button"
        onClick={() => {
          intent.submit(input)
          intent.submit(input)
        }}
      >
        {name} twice
      </button>
      <button type="button" onClick={intent.confirm}>
        {name} confirmed
      </button>
      <button type="button" onClick={() => intent.authorize('123456')}>
        Authorize {name}
      </button>
      <button type="button" onClick={intent.edit}>
        Edit {name}
      </button>
      <button type="button" onClick={intent.resolve}>
        Resolve {name}
      </button>
      <output>
        {name} {state.phase} {state.phase === 'done' ? state.answer : intent.error?.name}{' '}
        {state.phase === 'invalid' && state.problems[0]?.name}
      </output>
      <UnknownOutcome intent={intent} />
    </section>
  )
}

/** A `Writer` with a button that unmounts it and mounts it again, as closing and opening a sheet does with a ticket. */
function Toggled(props: WriterProps) {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Toggle
      </button>
      {isThere && <Writer {...props} />}
    </>
  )
}

function Rows(options: Pick<IntentsOptions<string, string>, 'send' | 'onDone'>) {
  const rows = useIntents({ ...options, nameOf: (row) => row })
  return (
    <Button busy={rows.busy.has('row')} onClick={() => rows.submit('row')}>
      Row
    </Button>
  )
}

const button = (name: string) => browser.getByRole('button', { name, exact: true })
const shows = (text: string) => expect.element(browser.getByText(text)).toBeVisible()
const lost = () => new TransportError('TIMEOUT', { outcome: 'unknown' })
const refusal = () => new RefusedError('NOT_NOW', 'Not now', { code: 1 })
const wrongPassword = () => new RefusedError('TRADE_PASSWORD_WRONG', 'Wrong fund password', { code: 4011 })
const show = (writers: ReactNode) => renderKit(writers, { locale: 'en', shadow: true })

/**
 * Renders test components that send writes (`writers`) on a test exchange where the member `id` is signed in. The
 * result contains two functions. `logIn` signs in a member. `loads` returns how often the page has loaded the data of
 * the member.
 */
async function showAs(id: number, writers: ReactNode) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const { sdk } = exchange
  const { info } = sdk.account
  let loaded = 0
  sdk.account.info = async (...given) => {
    const member = await info(...given)
    loaded += 1
    return member
  }
  const logIn = async (memberId: number, session = 1) => {
    await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember({ id: memberId }) })
    sdk.token.set(`${memberId}-${session}`.padEnd(32, 'x'))
  }
  await logIn(id)
  await renderKit(writers, { locale: 'en', client: sdk })
  return { exchange, sdk, logIn, loads: () => loaded }
}

describe.each([
  ['with a scope', ['spot', 'BTCUSDT']],
  ['without a scope', undefined],
])('intents %s, after another member has signed in', (_, scope) => {
  it('shows a write with an unknown outcome only to the member who sent it, even after a new log-in', async () => {
    const { calls, send } = openWrite()
    const onFailed = vi.fn()
    const { exchange, sdk, logIn } = await showAs(
      1,
      <Writer send={send} onFailed={onFailed} {...(scope ? { scope } : {})} />,
    )
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('Place unknown TIMEOUT')
    await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(1)
    sdk.token.clear()
    await logIn(2)
    await shows('Place idle')
    await expect.element(button('Check and finish')).not.toBeInTheDocument()
    await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(2)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    calls[1]?.resolve('of the other')
    await shows('Place done of the other')
    sdk.token.clear()
    await logIn(1, 2)
    await shows('Place unknown TIMEOUT')
    expect(onFailed).toHaveBeenCalledTimes(1)
    await button('Check and finish').click()
    await expect.poll(() => calls.length).toBe(3)
    const [first, second, third] = calls.map(({ options }) => options.idempotencyKey)
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })

  it.each([
    ['answered', 'another member', (call?: Call) => call?.resolve('S1')],
    ['refused', 'another member', (call?: Call) => call?.reject(refusal())],
    ['answered', 'the same member', (call?: Call) => call?.resolve('S1')],
  ])(
    'if a repeated write is %s after a later log-in of %s, the sender’s next write has a new idempotency key',
    async (_, who, end) => {
      const { calls, send } = openWrite()
      const { sdk, exchange, logIn } = await showAs(
        1,
        <Writer send={send} identity={(input) => input} {...(scope ? { scope } : {})} />,
      )
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      calls[0]?.reject(lost())
      await shows('Place unknown TIMEOUT')
      await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(1)
      await button('Check and finish').click()
      await expect.poll(() => calls.length).toBe(2)
      if (who === 'another member') await logIn(2)
      else {
        await exchange.step({ do: 'hold', call: 'getMemberInfo' })
        sdk.token.set('1-2'.padEnd(32, 'x'))
      }
      await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(2)
      end(calls[1])
      await expect.element(button('Place')).not.toHaveAttribute('aria-busy', 'true')
      await logIn(1, 3)
      await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(3)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(3)
      const [first, second, third] = calls.map(({ options }) => options.idempotencyKey)
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    },
  )

  it('a write with an unknown outcome is shown again when its member signs in again, even if a request for the member data has failed in the meantime', async () => {
    const { calls, send } = openWrite()
    const { exchange, logIn } = await showAs(1, <Writer send={send} {...(scope ? { scope } : {})} />)
    await button('Place').click()
    await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(1)
    await exchange.step({ do: 'drop', call: 'getMemberInfo' })
    calls[0]?.reject(lost())
    await shows('Place unknown TIMEOUT')
    await logIn(2)
    await shows('Place idle')
    await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(2)
    await logIn(1, 2)
    await shows('Place unknown TIMEOUT')
  })

  it('a repeated write has its first idempotency key, even if it was sent with another key while the member’s id was unknown', async () => {
    const { calls, send } = openWrite()
    const writer = <Writer send={send} identity={(input) => input} {...(scope ? { scope } : {})} />
    const { exchange, sdk, logIn, loads } = await showAs(1, writer)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('Place unknown TIMEOUT')
    await expect.poll(loads).toBe(1)
    await logIn(2)
    await expect.poll(loads).toBe(2)
    await exchange.step({ do: 'fail', call: 'getMemberInfo', code: 4003, error: 'FORBIDDEN' })
    sdk.token.set('1-2'.padEnd(32, 'x'))
    await expect.poll(async () => (await exchange.inspect()).calls.getMemberInfo).toBe(3)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember({ id: 1 }) })
    calls[1]?.reject(lost())
    await expect.poll(loads).toBe(3)
    await button('Not now').click()
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(3)
    const [first, second, third] = calls.map(({ options }) => options.idempotencyKey)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  it('a refusal for one member is not shown to the next member, even if the refusal comes late', async () => {
    const { calls, send } = openWrite()
    const { logIn } = await showAs(1, <Writer send={send} {...(scope ? { scope } : {})} />)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(refusal())
    await shows('Place refused NOT_NOW')
    await logIn(2)
    await shows('Place idle')
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    await logIn(3)
    calls[1]?.reject(refusal())
    await shows('Place idle')
  })
})

describe('a write that ends after another member has signed in', () => {
  it.each<[string, (call?: Call) => void]>([
    ['an answer', (call) => call?.resolve('S1')],
    ['a refusal', (call) => call?.reject(refusal())],
    ['a refusal of the fund password', (call) => call?.reject(wrongPassword())],
    ['a lost answer', (call) => call?.reject(lost())],
  ])('%s is reported neither to the other member nor to callbacks', async (_, end) => {
    const { calls, send } = openWrite()
    const [onDone, onFailed] = [vi.fn(), vi.fn()]
    const { logIn } = await showAs(1, <Writer {...{ send, onDone, onFailed }} needsFundPassword />)
    await button('Place').click()
    await button('Authorize Place').click()
    await expect.poll(() => calls.length).toBe(1)
    await logIn(2)
    await shows('Place sending')
    end(calls[0])
    await shows('Place idle')
    expect([onDone.mock.calls, onFailed.mock.calls]).toEqual([[], []])
  })

  it('reports the result of a row’s action only to the member who started the action', async () => {
    const { calls, send } = openWrite()
    const onDone = vi.fn()
    const { logIn } = await showAs(1, <Rows {...{ send, onDone }} />)
    await button('Row').click()
    await expect.poll(() => calls.length).toBe(1)
    await logIn(2)
    calls[0]?.resolve('of the first')
    await expect.element(button('Row')).not.toHaveAttribute('aria-busy', 'true')
    await button('Row').click()
    await expect.poll(() => calls.length).toBe(2)
    calls[1]?.resolve('of the second')
    await expect.poll(() => onDone.mock.calls).toEqual([['of the second', 'row']])
  })

  it('when a member repeats a row’s action of unknown outcome, the idempotency key stays the same; when another member uses the row, the key is new', async () => {
    const { calls, send } = openWrite()
    const { logIn, loads } = await showAs(1, <Rows send={send} />)
    const press = async (count: number) => {
      await button('Row').click()
      await expect.poll(() => calls.length).toBe(count)
    }
    await press(1)
    calls[0]?.reject(lost())
    await expect.poll(loads).toBe(1)
    await logIn(2)
    await expect.poll(loads).toBe(2)
    await press(2)
    calls[1]?.resolve('of the second')
    await expect.element(button('Row')).not.toHaveAttribute('aria-busy', 'true')
    await logIn(1, 2)
    await expect.poll(loads).toBe(3)
    await press(3)
    const [first, second, third] = calls.map(({ options }) => options.idempotencyKey)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  it('a log-in, which is a write that itself sets a new session token, is reported as done', async () => {
    const { calls, send } = openWrite()
    const onDone = vi.fn()
    const { sdk, logIn } = await showAs(1, <Writer {...{ send, onDone }} />)
    sdk.token.clear()
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    await logIn(2)
    calls[0]?.resolve('signed in')
    await shows('Place done signed in')
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('a write that useIntent manages', () => {
  it.each([
    ['coarse', [[15], [[30, 60, 30]]]],
    ['fine', []],
  ])(
    'on a device with a %s pointer, vibrates in the patterns %j after a successful and a refused write',
    async (pointer, felt) => {
      const real = matchMedia
      const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
        ...real(query),
        matches: query === `(pointer: ${pointer})` || real(query).matches,
      }))
      const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true)
      onTestFinished(() => {
        media.mockRestore()
        vibrate.mockRestore()
      })
      const { calls, send } = openWrite()
      await show(<Writer send={send} />)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      calls[0]?.resolve('order 1')
      await shows('Place done order 1')
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(2)
      calls[1]?.reject(refusal())
      await shows('Place refused NOT_NOW')
      expect(vibrate.mock.calls).toEqual(felt)
    },
  )

  it('repeated presses send one request, and a press after the answer sends another request', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} />)
    await button('Place twice').click()
    await button('Place twice').click()
    await expect.poll(() => calls.length).toBe(1)
    await expect.element(button('Place')).toHaveAttribute('aria-busy', 'true')
    calls[0]?.resolve('S1')
    await shows('Place done S1')
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
  })

  it('sends nothing if validation fails', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} validate={(input) => (input === 'buy' ? [{ name: 'REQUIRED' }] : [])} />)
    await button('Place').click()
    await shows('Place invalid REQUIRED')
    expect(calls).toHaveLength(0)
  })

  it('if the input needs a review, sends the request only after the confirmation', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} needsReview={() => true} />)
    await button('Place').click()
    await shows('Place reviewing')
    expect(calls).toHaveLength(0)
    await button('Place confirmed').click()
    await expect.poll(() => calls.length).toBe(1)
  })

  it('shows a refusal until the member changes an entry', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} />)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(refusal())
    await shows('Place refused NOT_NOW')
    await button('Edit Place').click()
    await shows('Place idle')
  })

  it('each retry of an unknown outcome has the same key until a retry succeeds or is refused', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} />)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('No response received')
    await button('Place').click()
    expect(calls).toHaveLength(1)
    await button('Check and finish').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]).toMatchObject({ input: 'buy', options: calls[0]!.options })
    calls[1]?.reject(lost())
    await shows('Place unknown TIMEOUT')
    await button('Check and finish').click()
    await expect.poll(() => calls.length).toBe(3)
    calls[2]?.reject(refusal())
    await shows('Place refused NOT_NOW')
    await expect.element(button('Check and finish')).not.toBeInTheDocument()
  })

  it('without support for idempotency keys, a write with an unknown outcome is sent again only after the member has closed its notice', async () => {
    const sdk = createBourselet({ baseUrl: '', stream: false, syncTabs: false, serverHonoursKeys: false })
    const { calls, send } = openWrite()
    await renderKit(<Writer send={send} />, { locale: 'en', client: sdk })
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows(
      'It may or may not have gone through. Check your records and your balance before you try again.',
    )
    await expect.element(button('Check and finish')).not.toBeInTheDocument()
    await button('Resolve Place').click()
    await button('Place').click()
    await shows('Place unknown TIMEOUT')
    expect(calls).toHaveLength(1)
    await button('Not now').click()
    await shows('Place idle')
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
  })

  it('if a retry does not resolve an unknown outcome, the outcome stays unknown and the key is kept', async () => {
    const { calls, send } = openWrite()
    const onFailed = vi.fn()
    await show(<Writer send={send} onFailed={onFailed} />)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('Place unknown TIMEOUT')
    const undecided = [
      new TransportError('OFFLINE'),
      new RefusedError('TOO_MANY_REQUESTS', 'Slow down', { code: 4029 }),
      new RefusedError('VALIDATION', 'Check the fields', { code: 4022 }),
      new RefusedError('IDEMPOTENCY_CONFLICT', 'Used for another request', { code: 4090 }),
      new SignedOutError('TOKEN_INVALID', 'Log in again', { code: 4001 }),
    ]
    for (const [index, error] of undecided.entries()) {
      await button('Check and finish').click()
      await expect.poll(() => calls.length).toBe(index + 2)
      calls.at(-1)?.reject(error)
      await shows(`Place unknown ${error.name}`)
      expect(onFailed.mock.lastCall?.[0]).toMatchObject({ name: error.name, outcome: 'unknown' })
    }
    expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(1)
  })

  it('an intent that is submitted again after an unknown outcome keeps its key until the server decides', async () => {
    const { calls, send } = openWrite()
    await show(
      <>
        <Writer name="One" send={send} identity={(input) => input} />
        <Writer name="Two" send={send} identity={(input) => input} />
      </>,
    )
    await button('One').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('One unknown TIMEOUT')
    await button('Two').click()
    await expect.poll(() => calls.length).toBe(2)
    calls[1]?.reject(new TransportError('OFFLINE'))
    await shows('Two unknown OFFLINE')
    const two = browser.getByRole('region', { name: 'Two' })
    await two.getByRole('button', { name: 'Check and finish' }).click()
    await expect.poll(() => calls.length).toBe(3)
    expect(new Set(calls.map(({ options }) => options.idempotencyKey)).size).toBe(1)
    calls[2]?.reject(refusal())
    await shows('Two refused NOT_NOW')
    await button('Two').click()
    await expect.poll(() => calls.length).toBe(4)
    expect(calls[3]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
  })

  it('if the outcome of an intent is unknown, another form of the page repeats the same intent with the same key', async () => {
    const { calls, send } = openWrite()
    const identity = (input: string) => `place ${input}`
    await show(
      <>
        <Writer name="One" send={send} identity={identity} />
        <Writer name="Two" send={send} identity={identity} />
        <Writer name="Other" input="sell" send={send} identity={identity} />
      </>,
    )
    await button('One').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await shows('One unknown TIMEOUT')
    await button('Two').click()
    await button('Other').click()
    await expect.poll(() => calls.length).toBe(3)
    expect(calls[1]?.options.idempotencyKey).toBe(calls[0]?.options.idempotencyKey)
    expect(calls[2]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
    calls[1]?.resolve('S1')
    await shows('Two done S1')
    await button('Two').click()
    await expect.poll(() => calls.length).toBe(4)
    expect(calls[3]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
  })

  it('after the member has abandoned a write with an unknown outcome, the next request has a new idempotency key', async () => {
    const { calls, send } = openWrite()
    await show(<Writer send={send} identity={(input) => input} />)
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    await button('Not now').click()
    await button('Place').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.options.idempotencyKey).not.toBe(calls[0]?.options.idempotencyKey)
  })

  it('a widget asks for the fund password before it repeats a write that was sent from another widget', async () => {
    const { calls, send } = openWrite()
    const shared = { send, scope: ['withdraw'], needsFundPassword: true }
    await show(
      <>
        <Writer name="One" {...shared} />
        <Writer name="Two" {...shared} />
      </>,
    )
    await button('One').click()
    await button('Authorize One').click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.reject(lost())
    const two = browser.getByRole('region', { name: 'Two' })
    await two.getByRole('button', { name: 'Check and finish' }).click()
    await shows('Two authorizing')
    expect(calls).toHaveLength(1)
    await button('Authorize Two').click()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.options).toEqual(calls[0]?.options)
    expect(calls[1]?.options.fundPassword).toBe('123456')
    calls[1]?.reject(new TransportError('OFFLINE'))
    await shows('Two unknown OFFLINE')
  })

  it('widgets with the same scope share one intent', async () => {
    const { calls, send } = openWrite()
    const scope = ['spot', 'BTCUSDT']
    await show(
      <>
        <Writer name="One" send={send} scope={scope} />
        <Writer name="Two" send={send} scope={scope} />
      </>,
    )
    await button('One').click()
    await shows('Two sending')
    await button('Two').click({ force: true })
    expect(calls).toHaveLength(1)
    calls[0]?.resolve('S1')
    await shows('Two done S1')
  })

  describe('a widget that is removed and added again', () => {
    const scope = ['spot', 'BTCUSDT']
    const present = () => expect.element(browser.getByRole('region', { name: 'Place' }))
    const toggle = async () => {
      const isThere = browser.getByRole('region', { name: 'Place' }).query() !== null
      await button('Toggle').click()
      await (isThere ? present().not.toBeInTheDocument() : present().toBeVisible())
    }

    it.each<[string, (call: Call) => void]>([
      ['refused NOT_NOW', ({ reject }) => reject(refusal())],
      ['done S1', ({ resolve }) => resolve('S1')],
    ])('after a remount, a widget does not show a second time that its write was %s', async (shown, end) => {
      const { calls, send } = openWrite()
      await show(<Toggled send={send} scope={scope} />)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      end(calls[0]!)
      await shows(`Place ${shown}`)
      await toggle()
      await toggle()
      await shows('Place idle')
    })

    it('after a remount, a widget shows once a refusal that arrived while the widget was removed', async () => {
      const { calls, send } = openWrite()
      await show(<Toggled send={send} scope={scope} />)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      await toggle()
      calls[0]?.reject(refusal())
      await toggle()
      await shows('Place refused NOT_NOW')
      await toggle()
      await toggle()
      await shows('Place idle')
    })

    // This test concerns only TanStack Query, which removes old writes with timers. The compact query cache of the
    // custom elements has no such timers.
    it('a removed widget starts few timers while its write has no answer', async () => {
      const { calls, send } = openWrite()
      await show(<Toggled send={send} scope={scope} />)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      // `performance` is faked too. Otherwise tasks of earlier tests would consider each timer too early and start
      // another one.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
      onTestFinished(() => void vi.useRealTimers())
      const timers = vi.spyOn(window, 'setTimeout')
      await toggle()
      vi.advanceTimersByTime(20_000)
      expect(timers.mock.calls.length).toBeLessThan(20)
    })

    it('after a remount, a widget still shows that the outcome of its write is unknown', async () => {
      const { calls, send } = openWrite()
      await show(<Toggled send={send} scope={scope} />)
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      calls[0]?.reject(lost())
      await shows('Place unknown TIMEOUT')
      await toggle()
      await toggle()
      await shows('Place unknown TIMEOUT')
    })

    it('the remount of a widget does not delete a refusal that another widget still shows', async () => {
      const { calls, send } = openWrite()
      await show(
        <>
          <Toggled send={send} scope={scope} />
          <Writer name="Other" send={send} scope={scope} />
        </>,
      )
      await button('Place').click()
      await expect.poll(() => calls.length).toBe(1)
      calls[0]?.reject(refusal())
      await shows('Place refused NOT_NOW')
      await toggle()
      await toggle()
      await shows('Place refused NOT_NOW')
      await shows('Other refused NOT_NOW')
    })
  })
})
