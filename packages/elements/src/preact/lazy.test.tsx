import { Component, type ComponentChildren, type ComponentType, h, render } from 'preact'
import { expect, onTestFinished, test } from 'vitest'
import { lazy, Suspense } from './lazy.ts'

function show(content: ComponentChildren): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => {
    render(null, host)
    host.remove()
  })
  render(content, host)
  return host
}

type Code = { default: ComponentType<{ name: string }> }

const Content = ({ name }: { name: string }) => h('p', null, name)

test('a lazy component shows the fallback of the nearest Suspense until its code is loaded', async () => {
  let arrive: ((code: Code) => void) | undefined
  const Lazy = lazy(
    () =>
      new Promise<Code>((resolve) => {
        arrive = resolve
      }),
  )
  const inner = h(Suspense, { fallback: h('i', null, 'inner') }, h(Lazy, { name: 'BTC' }))
  const host = show(h(Suspense, { fallback: 'outer' }, inner))
  await expect.poll(() => host.innerHTML).toBe('<i>inner</i>')
  await expect.poll(() => arrive).toBeDefined()
  arrive!({ default: Content })
  await expect.poll(() => host.innerHTML).toBe('<p>BTC</p>')
})

test('a lazy component whose code is already loaded shows no fallback', async () => {
  const Lazy = lazy(async (): Promise<Code> => ({ default: Content }))
  const first = show(h(Suspense, { fallback: 'loading' }, h(Lazy, { name: 'BTC' })))
  await expect.poll(() => first.innerHTML).toBe('<p>BTC</p>')
  expect(show(h(Suspense, { fallback: 'loading' }, h(Lazy, { name: 'ETH' }))).innerHTML).toBe('<p>ETH</p>')
})

class Boundary extends Component<{ children: ComponentChildren }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static override getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return h('button', { type: 'button', onClick: () => this.setState({ error: null }) }, error.message)
  }
}

test('a lazy component throws the error of its code, and loads it again when it is mounted again', async () => {
  let attempts = 0
  const Lazy = lazy(async (): Promise<Code> => {
    attempts += 1
    if (attempts === 1) throw new Error('no network')
    return { default: Content }
  })
  const host = show(h(Boundary, null, h(Suspense, null, h(Lazy, { name: 'BTC' }))))
  await expect.poll(() => host.textContent).toBe('no network')
  host.querySelector('button')!.click()
  await expect.poll(() => host.innerHTML).toBe('<p>BTC</p>')
})
