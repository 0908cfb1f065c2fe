import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit, silentClient } from '../../testing/render-kit.tsx'
import { BourseletProvider } from '../provider/bourselet-provider.tsx'
import { Root } from './root.tsx'
import { symbolWidget, widget } from './widget.tsx'

type ProbeProps = { symbol?: string; onPick?: () => void }

let isBroken = true
const fail = (symbol: string | undefined): ReactNode => {
  if (symbol === 'BAD' && isBroken) throw new Error(`no ${symbol}`)
  return <output>{symbol}</output>
}

const Inside = ({ symbol }: ProbeProps) => fail(symbol)

const probes = {
  'inside its root': widget('probe', function InRoot(props: ProbeProps) {
    return (
      <Root name="probe">
        <Inside {...props} />
      </Root>
    )
  }),
  'before its root': widget('probe', function BeforeRoot({ symbol }: ProbeProps) {
    return <Root name="probe">{fail(symbol)}</Root>
  }),
}

async function show(Probe: (props: ProbeProps) => ReactNode, first: ProbeProps = { symbol: 'BAD' }) {
  const onError = vi.fn()
  let set: (props: ProbeProps) => void = () => {}
  function Host() {
    const [props, setProps] = useState(first)
    set = setProps
    // The host passes a new function in every render, as most hosts do.
    return <Probe {...props} onPick={() => {}} />
  }
  await renderKit(
    <BourseletProvider client={silentClient()} locale="en" onError={onError}>
      <Host />
      <p>beside it</p>
    </BourseletProvider>,
  )
  return { onError, set: (props: ProbeProps) => set(props) }
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test.each(Object.entries(probes))(
  'a widget error %s shows a message and is reported to the host; the page around it stays visible',
  async (_, Probe) => {
    const { onError } = await show(Probe)
    await expect.element(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible()
    await expect.element(page.getByText('beside it')).toBeVisible()
    expect(document.querySelector('.bl-probe')?.getAttribute('lang')).toBe('en')
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no BAD' }), 'probe')
    expect(console.error).toHaveBeenCalledWith('bourselet: the widget probe failed', expect.any(Error))
  },
)

test.each(Object.entries(probes))(
  'after a widget error %s, the widget renders again only if its props change',
  async (_, Probe) => {
    const { onError, set } = await show(Probe)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const { length } = onError.mock.calls
    set({ symbol: 'BAD' })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(onError).toHaveBeenCalledTimes(length)
    set({ symbol: 'good' })
    await expect.element(page.getByText('GOOD')).toBeVisible()
  },
)

test.each(Object.entries(probes))('after a widget error %s, the user can retry', async (_, Probe) => {
  await show(Probe)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('BAD')).toBeVisible()
})

const Named = symbolWidget('probe', function Named({ symbol }: ProbeProps) {
  return (
    <Root name="probe">
      <output>{symbol}</output>
    </Root>
  )
})

test('a widget whose symbol is not set shows a message after a second, and accepts a symbol in lower case that is set later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { set } = await show(Named, {})
  const message = page.getByText('The symbol is missing. Example: symbol="BTCUSDT"')
  expect(message.query()).toBeNull()
  vi.advanceTimersByTime(1_000)
  await expect.element(message).toBeVisible()
  set({ symbol: ' btcusdt ' })
  await expect.element(page.getByText('BTCUSDT', { exact: true })).toBeVisible()
  await expect.element(message).not.toBeInTheDocument()
})

const Amount = widget('probe', function Amount({ amount }: { amount: bigint }) {
  return <output>{String(amount)}</output>
})

test('a widget accepts a bigint as a prop, because host pages in plain JavaScript may pass one', async () => {
  await renderKit(<Amount amount={5n} />)
  await expect.element(page.getByText('5')).toBeVisible()
})
