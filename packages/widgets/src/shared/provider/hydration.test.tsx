import { createBourselet, memoryStore } from '@bourselet/sdk'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSession } from '../data/use-session.ts'
import { Root } from '../ui/root.tsx'
import { BourseletProvider } from './bourselet-provider.tsx'

function Greeting() {
  return <p>{useSession().signedIn ? 'member' : 'visitor'}</p>
}

/** Returns a page with a client of its own, as a server and a browser each create one. */
function page(token?: string) {
  const tokenStore = memoryStore()
  if (token) tokenStore.set(token)
  const client = createBourselet({ baseUrl: '', stream: false, syncTabs: false, tokenStore })
  return (
    <BourseletProvider client={client}>
      <Root name="test">
        <Greeting />
      </Root>
    </BourseletProvider>
  )
}

it('a page that a server has rendered shows the preferences, the language and the log-in of this browser, without a hydration error', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  const html = renderToString(page())
  languages.mockReturnValue(['ja'])
  localStorage.setItem(
    'bourselet.preferences',
    JSON.stringify({ theme: 'light', marketColours: 'red-up', density: 'compact' }),
  )
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  const errors: unknown[] = []
  const root = hydrateRoot(host, page('t'), { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    host.remove()
    localStorage.removeItem('bourselet.preferences')
    languages.mockRestore()
  })
  await expect.poll(() => host.textContent).toBe('member')
  const shown = host.querySelector<HTMLElement>('.bl-root')!
  expect(shown.lang).toBe('ja')
  expect({ ...shown.dataset }).toEqual({ blTheme: 'light', blMarket: 'red-up', blDensity: 'compact' })
  expect(errors).toEqual([])
})
