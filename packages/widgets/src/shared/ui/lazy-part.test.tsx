import { type ComponentType, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { type LazyCode, lazyCode, lazyPart, useLazyCode } from './lazy-part.tsx'

type GreetingProps = { name: string }

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>
const Placeholder = ({ name }: GreetingProps) => <p>Waiting for {name}</p>

/** Returns a request for code that fails the given number of times, and the errors that the page reports. */
function failing(times: number) {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  const request = vi.fn(async (): Promise<ComponentType<GreetingProps>> => {
    if (request.mock.calls.length <= times) throw new Error('no connection')
    return Greeting
  })
  return { request, reported }
}

test('a lazy part passes its properties to the placeholder shown until its code is loaded', async () => {
  let answer = (_: ComponentType<GreetingProps>) => {}
  const Part = lazyPart(
    () => new Promise<ComponentType<GreetingProps>>((resolve) => (answer = resolve)),
    Placeholder,
  )
  await renderKit(<Part name="Ada" />)
  await expect.element(page.getByText('Waiting for Ada')).toBeVisible()
  answer(Greeting)
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  expect(page.getByText('Waiting for Ada').elements()).toHaveLength(0)
})

test('reports the error if the code of a part cannot be loaded, and shows the part when a later request succeeds', async () => {
  const { request, reported } = failing(1)
  const Part = lazyPart(request, Placeholder)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await renderKit(<Part name="Ada" />)
  await expect.poll(() => reported.mock.calls).toEqual([[new Error('no connection')]])
  await expect.element(page.getByText('Waiting for Ada')).toBeVisible()
  // The next request follows about two seconds later.
  vi.advanceTimersByTime(3_000)
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  expect(request).toHaveBeenCalledTimes(2)
})

test('when the browser is online again, a part requests its code at once, and reports no further error', async () => {
  const { request, reported } = failing(2)
  const Part = lazyPart(request)
  await renderKit(<Part name="Ada" />)
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  const online = () => window.dispatchEvent(new Event('online'))
  online()
  // The request is still running, so a second event starts no further request.
  online()
  expect(request).toHaveBeenCalledTimes(2)
  await request.mock.results[1]?.value.catch(() => {})
  await expect.poll(() => online() && request.mock.calls.length).toBe(3)
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  expect(reported).toHaveBeenCalledOnce()
})

test('lazy parts that are rendered together request their code only once', async () => {
  const { request } = failing(0)
  const Part = lazyPart(request)
  await renderKit(
    <>
      <Part name="Ada" />
      <Part name="Grace" />
    </>,
  )
  await expect.element(page.getByText('Hello Grace')).toBeVisible()
  expect(request).toHaveBeenCalledOnce()
})

type OpenerProps = { code: LazyCode<ComponentType<GreetingProps>>; onWait?: () => void }

function Opener({ code, onWait }: OpenerProps) {
  const [isNeeded, setNeeded] = useState(false)
  const Part = useLazyCode(code, isNeeded)
  if (isNeeded && !Part) onWait?.()
  if (Part) return <Part name="Ada" />
  return (
    <button type="button" onClick={() => setNeeded(true)}>
      Open
    </button>
  )
}

test('if code could not be loaded in advance, it is requested again when a component needs it, and only once', async () => {
  const { request, reported } = failing(1)
  const code = lazyCode(request)
  await expect(code.load()).rejects.toThrow('no connection')
  await renderKit(<Opener code={code} />)
  expect(request).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  // The error of an early load is not reported here, because the caller of `load` receives it.
  expect(reported).not.toHaveBeenCalled()
  expect(request).toHaveBeenCalledTimes(2)
  await renderKit(<Opener code={code} />)
  await expect.element(page.getByText('Hello Ada').nth(1)).toBeVisible()
  expect(request).toHaveBeenCalledTimes(2)
})

test('code that was loaded in advance is rendered at once when it is needed', async () => {
  const code = lazyCode(failing(0).request)
  const onWait = vi.fn()
  await renderKit(<Opener code={code} onWait={onWait} />)
  await code.load()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('Hello Ada')).toBeVisible()
  expect(onWait).not.toHaveBeenCalled()
})
