import { expect, onTestFinished, test, vi } from 'vitest'
import { createViews } from './views.ts'

/** Opens the views of a frame whose forms load until the test calls `arrive` or `fail`. */
function openFrame() {
  const place = document.createElement('main')
  const own = document.createElement('bourselet-balances')
  place.append(own)
  document.body.append(place)
  onTestFinished(() => place.remove())
  const loads = new Map<string, { resolve: (form: HTMLElement) => void; reject: (error: Error) => void }>()
  let isSignedIn = false
  const views = createViews({
    own,
    place,
    isSignedIn: () => isSignedIn,
    open: (name) => new Promise((resolve, reject) => loads.set(name, { resolve, reject })),
  })
  return {
    views,
    press: (form: 'login' | 'register') =>
      own.dispatchEvent(new Event(`bourselet-${form}`, { bubbles: true })),
    signIn() {
      isSignedIn = true
      views.settle()
    },
    async arrive(name: string) {
      loads.get(name)!.resolve(document.createElement(name))
      await Promise.resolve()
    },
    async fail(name: string, error: Error) {
      loads.get(name)!.reject(error)
      await Promise.resolve()
    },
    shown: () =>
      [...place.children].filter((one) => !(one as HTMLElement).hidden).map((one) => one.localName),
  }
}

test('a form that loads while another frame logs the member in does not cover the tag', async () => {
  const { press, signIn, arrive, shown, views } = openFrame()
  press('login')
  signIn()
  await arrive('bourselet-login')
  expect(shown()).toEqual(['bourselet-balances'])
  expect(views.state().canGoBack).toBe(false)
})

test('shows the last requested form, even if it loads before an earlier requested form', async () => {
  const { press, arrive, shown } = openFrame()
  press('login')
  press('register')
  await arrive('bourselet-register')
  await arrive('bourselet-login')
  expect(shown()).toEqual(['bourselet-register'])
})

test('a form that finishes loading after the member has pressed Back does not open', async () => {
  const { press, arrive, shown, views } = openFrame()
  press('login')
  await arrive('bourselet-login')
  press('register')
  views.goBack()
  await arrive('bourselet-register')
  expect(shown()).toEqual(['bourselet-balances'])
})

test('if a form cannot be loaded, the tag stays, the console names the form, and the next request loads it again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const { press, fail, arrive, shown } = openFrame()
  const error = new Error('no connection')
  press('login')
  await fail('bourselet-login', error)
  expect(shown()).toEqual(['bourselet-balances'])
  expect(logged).toHaveBeenCalledWith('bourselet: the form <bourselet-login> could not be loaded', error)
  press('login')
  await arrive('bourselet-login')
  expect(shown()).toEqual(['bourselet-login'])
})
