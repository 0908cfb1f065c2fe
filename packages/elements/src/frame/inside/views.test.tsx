import { expect, onTestFinished, test, vi } from 'vitest'
import { createViews } from './views.ts'

/**
 * Creates the manager of a frame's content. Its forms load until the test calls `arrive` or `fail`. `mayChangeAccount`
 * is true if the frame has the scope `account`.
 */
function openFrame({ mayChangeAccount = true } = {}) {
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
    mayChangeAccount: () => mayChangeAccount,
    open: (name) => new Promise((resolve, reject) => loads.set(name, { resolve, reject })),
  })
  return {
    views,
    loads,
    own,
    press: (form: 'login' | 'register' | 'set-fund-password' | 'verify') =>
      own.dispatchEvent(new Event(`bourselet-${form}`, { bubbles: true })),
    signIn() {
      isSignedIn = true
      views.settle()
    },
    signOut() {
      isSignedIn = false
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

test('a log-in form does not replace the tag of a frame if the member logs in inside another frame while the form loads', async () => {
  const { press, signIn, arrive, shown, views } = openFrame()
  press('login')
  signIn()
  await arrive('bourselet-login')
  expect(shown()).toEqual(['bourselet-balances'])
  expect(views.state().canGoBack).toBe(false)
})

test('a frame shows the form that the member has opened last, even if a form that was opened earlier loads later', async () => {
  const { press, arrive, shown } = openFrame()
  press('login')
  press('register')
  await arrive('bourselet-register')
  await arrive('bourselet-login')
  expect(shown()).toEqual(['bourselet-register'])
})

test('in a frame, a form that finishes loading after the member has pressed Back does not open', async () => {
  const { press, arrive, shown, views } = openFrame()
  press('login')
  await arrive('bourselet-login')
  press('register')
  views.goBack()
  await arrive('bourselet-register')
  expect(shown()).toEqual(['bourselet-balances'])
})

test('if a form cannot be loaded, the frame keeps showing its tag, a console message names the form, and the next request loads it again', async () => {
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

test('a member sets a fund password in the frame, and Back then shows the tag again', async () => {
  const { own, press, signIn, arrive, shown, views } = openFrame()
  signIn()
  press('set-fund-password')
  await arrive('bourselet-security')
  expect(shown()).toEqual(['bourselet-security'])
  // The element must be removed from the page. If it were only hidden, its open dialog, from which the member opened
  // the form, would still cover the frame.
  expect(own.isConnected).toBe(false)
  views.settle()
  expect(shown()).toEqual(['bourselet-security'])
  views.goBack()
  expect(shown()).toEqual(['bourselet-balances'])
  expect(views.state().canGoBack).toBe(false)
})

test('in a frame, a log-out closes a form that is only for members, and shows the tag of the frame again', async () => {
  const { press, signIn, signOut, arrive, shown } = openFrame()
  signIn()
  press('verify')
  await arrive('bourselet-kyc')
  expect(shown()).toEqual(['bourselet-kyc'])
  signOut()
  expect(shown()).toEqual(['bourselet-balances'])
})

test('a frame opens no member form if nobody is logged in or if the frame lacks the scope `account`', () => {
  for (const [isMember, mayChangeAccount] of [
    [false, true],
    [true, false],
  ]) {
    const { press, signIn, loads } = openFrame({ mayChangeAccount })
    if (isMember) signIn()
    press('set-fund-password')
    press('verify')
    expect([...loads.keys()]).toEqual([])
  }
})
