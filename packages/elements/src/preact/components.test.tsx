// Each test runs with React and with the Preact modules of this folder, because both must behave alike.
import {
  createRef,
  forwardRef,
  memo,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { rendered } from './rendered.ts'

test('useId returns a unique id for each component, even after the root was rendered several times', () => {
  const Labelled = () => <p id={useId()} />
  const { host, render } = rendered(<Labelled />)
  for (let count = 2; count <= 5; count++)
    render(Array.from({ length: count }, (_, index) => <Labelled key={`${index}`} />))
  expect(new Set([...host.querySelectorAll('p')].map(({ id }) => id)).size).toBe(5)
})

test('memo renders a component again only if a property differs', () => {
  const draw = vi.fn(({ price }: { price: string; size?: string | undefined }) => <p>{price}</p>)
  const Price = memo(draw)
  const { first, render } = rendered(<Price price="1" />)
  render(<Price price="1" />)
  expect(draw).toHaveBeenCalledTimes(1)
  render(<Price price="2" />)
  expect(first.textContent).toBe('2')
  render(<Price price="2" size={undefined} />)
  expect(draw).toHaveBeenCalledTimes(3)
})

test('memo compares properties by the given function', () => {
  const draw = vi.fn(({ price }: { price: { text: string } }) => <p>{price.text}</p>)
  const Price = memo(draw, (before, after) => before.price.text === after.price.text)
  const { render } = rendered(<Price price={{ text: '1' }} />)
  render(<Price price={{ text: '1' }} />)
  expect(draw).toHaveBeenCalledTimes(1)
  render(<Price price={{ text: '2' }} />)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a memo component renders its own state change although its properties are the same', () => {
  const Counter = memo(() => {
    const [count, setCount] = useState(0)
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    )
  })
  const { first } = rendered(<Counter />)
  flushSync(() => first.click())
  expect(first.textContent).toBe('1')
})

test('forwardRef passes the ref to the render function as a second argument, not as a property', () => {
  const seen = vi.fn()
  const Field = forwardRef((props: { title: string }, ref: Ref<HTMLInputElement>) => {
    seen(Object.keys(props), ref)
    return <input {...props} ref={ref} />
  })
  const ref = createRef<HTMLInputElement>()
  const { first, render } = rendered(<Field title="Price" ref={ref} />)
  expect(ref.current).toBe(first)
  expect(seen).toHaveBeenLastCalledWith(['title'], ref)
  render(<Field title="Price" />)
  expect(seen).toHaveBeenLastCalledWith(['title'], null)
  expect(ref.current).toBeNull()
})

test('flushSync renders the state changes of its callback before it returns, and returns the callback’s result', () => {
  let set: (text: string) => void = () => {}
  function Text() {
    const [text, setText] = useState('before')
    set = setText
    return <p>{text}</p>
  }
  const { first } = rendered(<Text />)
  const result = flushSync(() => {
    set('after')
    return first.textContent
  })
  expect(result).toBe('before')
  expect(first.textContent).toBe('after')
  const failing = () =>
    flushSync(() => {
      throw new Error('refused')
    })
  expect(failing).toThrow('refused')
  flushSync(() => set('later'))
  expect(first.textContent).toBe('later')
})

test('a portal renders into an element outside its parent, and is removed with its component', () => {
  const place = document.createElement('div')
  const { render } = rendered(<div>{createPortal(<p>Buy</p>, place)}</div>)
  expect(place.innerHTML).toBe('<p>Buy</p>')
  render(<div />)
  expect(place.innerHTML).toBe('')
})

function createStore(value: string) {
  const listeners = new Set<() => void>()
  return {
    listeners,
    get: () => value,
    set: (next: string) => {
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
type Store = ReturnType<typeof createStore>

const Shown = ({ store, draw }: { store: Store; draw?: () => void }) => {
  draw?.()
  return <p>{useSyncExternalStore(store.subscribe, store.get)}</p>
}

test('useSyncExternalStore renders again when the store changes, but not when the store only notifies without a change', async () => {
  const store = createStore('1')
  const draw = vi.fn()
  const { first } = rendered(<Shown store={store} draw={draw} />)
  await expect.poll(() => store.listeners.size).toBe(1)
  flushSync(() => store.set('2'))
  expect(first.textContent).toBe('2')
  expect(draw).toHaveBeenCalledTimes(2)
  flushSync(() => store.set('2'))
  expect(draw).toHaveBeenCalledTimes(2)
})

test.each([
  ['before the page is painted', useLayoutEffect],
  ['after the page is painted', useEffect],
])(
  'useSyncExternalStore renders a change that happens between the render and the subscription, %s',
  async (_, useIt) => {
    const store = createStore('1')
    const Change = () => {
      useIt(() => store.set('2'), [])
      return null
    }
    const { host } = rendered(
      <>
        <Change />
        <Shown store={store} />
      </>,
    )
    await expect.poll(() => host.textContent).toBe('2')
  },
)

test('when its store is replaced, useSyncExternalStore subscribes to the new store; when its component is removed, it unsubscribes', async () => {
  const [one, two] = [createStore('one'), createStore('two')]
  const { host, render } = rendered(<Shown store={one} />)
  await expect.poll(() => one.listeners.size).toBe(1)
  render(<Shown store={two} />)
  expect(host.textContent).toBe('two')
  await expect.poll(() => [one.listeners.size, two.listeners.size]).toEqual([0, 1])
  flushSync(() => two.set('three'))
  expect(host.textContent).toBe('three')
  render(null)
  await expect.poll(() => two.listeners.size).toBe(0)
})
