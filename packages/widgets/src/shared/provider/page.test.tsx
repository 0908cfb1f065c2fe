import { createBourselet, memoryStore } from '@bourselet/sdk'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { cdp, page as view } from 'vitest/browser'
import { renderKit, silentClient } from '../../testing/render-kit.tsx'
import { runningReads } from '../../testing/running-reads.ts'
import { type CallOptions, useCall } from '../data/use-call.ts'
import { BourseletProvider } from './bourselet-provider.tsx'
import { pageOf } from './page.ts'

const tokenOf = (member: string) => member.repeat(32)

const newClient = () =>
  createBourselet({ baseUrl: '', stream: false, syncTabs: false, tokenStore: memoryStore() })

type AnswerProps = Pick<CallOptions, 'member' | 'keepPrevious'> & {
  /**
   * Returns the answer of the call. By default, the answer contains the page number and the first letter of the session
   * token.
   */
  answer?: () => Promise<string>
}

/**
 * Requests a page of a list and renders the answer in a button. A press of the button requests the next page. Appends
 * every rendered text to `texts`.
 */
function Answer({ member = true, keepPrevious = false, answer, texts }: AnswerProps & { texts: string[] }) {
  const [number, setNumber] = useState(1)
  const { data } = useCall(
    ['list', number],
    answer ?? (async (sdk) => `page ${number} of ${sdk.token.get()?.[0] ?? 'a visitor'}`),
    { member, keepPrevious, staleMs: Number.POSITIVE_INFINITY },
  )
  texts.push(data ?? 'nothing')
  return (
    <button type="button" onClick={() => setNumber(number + 1)}>
      {data ?? 'nothing'}
    </button>
  )
}

const shown = () => expect.element(view.getByRole('button'))

/** Renders data of the member beside market data. */
function Both() {
  const own = useCall(['wallet.balances'], async () => 'balances', { member: true }).data
  const open = useCall(['market.coins'], async () => 'coins').data
  return <p>{`${own} ${open}`}</p>
}

/** Lets the browser free the memory of all objects that nothing refers to. */
const collectGarbage = () =>
  (cdp() as unknown as { send(method: string): Promise<void> }).send('HeapProfiler.collectGarbage')

/**
 * Renders a provider with a new client, removes it and closes the client. Returns a reference that does not keep the
 * query client in memory.
 */
async function leavePage(): Promise<WeakRef<object>> {
  const client = newClient()
  const host = document.createElement('div')
  const root = createRoot(host)
  root.render(<BourseletProvider client={client}>shown</BourseletProvider>)
  await expect.poll(() => host.textContent).toBe('shown')
  root.unmount()
  client.close()
  return new WeakRef(pageOf(client).queryClient)
}

describe('the state that all widgets of a client share (pageOf)', () => {
  it('returns the same page object for the same client, and different page objects for different clients', () => {
    const client = silentClient()
    expect(pageOf(client)).toBe(pageOf(client))
    expect(pageOf(silentClient())).not.toBe(pageOf(client))
  })

  it('after a client is closed and its widgets are removed, its query client does not stay in memory', {
    tags: 'deep',
  }, async () => {
    const left: WeakRef<object>[] = []
    while (left.length < 5) left.push(await leavePage())
    // React keeps parts of the last tree that it has rendered in memory. So one of the five query clients may remain.
    await expect
      .poll(async () => {
        await collectGarbage()
        return left.filter((queryClient) => queryClient.deref()).length
      })
      .toBeLessThan(2)
  })

  it('on sign-out, deletes the data of the member but keeps the market data', async () => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    const { queryClient } = pageOf(client)
    await renderKit(<Both />, { client })
    await expect.element(view.getByText('balances coins')).toBeVisible()
    client.token.clear()
    await expect.element(view.getByText('undefined coins')).toBeVisible()
    expect(queryClient.getQueryData(['wallet.balances'])).toBeUndefined()
    expect(queryClient.getQueryData(['market.coins'])).toBe('coins')
  })

  it.each<[string, (client: ReturnType<typeof newClient>) => void]>([
    ['signs out', ({ token }) => token.clear()],
    ['is replaced by another', ({ token }) => token.set(tokenOf('b'))],
  ])('when a member %s, closes all toasts; toasts that arrive later are shown', async (_, change) => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    const { toasts } = pageOf(client)
    await renderKit(null, { client, locale: 'en' })
    toasts.show({ tone: 'error', title: 'BTCUSDT liquidated', text: '−1,204.55 USDT' })
    await expect.element(view.getByRole('button', { name: 'Close' })).toBeVisible()
    change(client)
    expect(toasts.getState().list).toEqual([])
    await expect.element(view.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    toasts.show({ title: 'Your session has ended' })
    await expect.element(view.getByRole('status')).toHaveTextContent('Your session has ended')
  })

  it('a toast that appears after a sign-out is closed when the next member signs in', () => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    const { toasts } = pageOf(client)
    client.token.clear()
    toasts.show({ tone: 'error', title: 'Insufficient balance', text: 'Available 1,234.56 USDT' })
    client.token.set(tokenOf('b'))
    expect(toasts.getState().list).toEqual([])
  })

  it('when another member signs in, shows nothing of the first member and loads the data again', async () => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    const texts: string[] = []
    await renderKit(<Answer texts={texts} />, { client })
    await shown().toHaveTextContent('page 1 of a')
    texts.length = 0
    client.token.set(tokenOf('b'))
    await shown().toHaveTextContent('page 1 of b')
    expect(texts).not.toContain('page 1 of a')
  })

  it.each(['signs out', 'is replaced by another'])(
    'after a member %s, a list shows no answers for the former member',
    async (change) => {
      const client = newClient()
      client.token.set(tokenOf('a'))
      const texts: string[] = []
      await renderKit(<Answer texts={texts} keepPrevious />, { client })
      await shown().toHaveTextContent('page 1 of a')
      texts.length = 0
      await view.getByRole('button').click()
      await shown().toHaveTextContent('page 2 of a')
      expect(texts[0]).toBe('page 1 of a')
      texts.length = 0
      if (change === 'signs out') {
        client.token.clear()
        await shown().toHaveTextContent('nothing')
        await view.getByRole('button').click()
      }
      client.token.set(tokenOf('b'))
      await expect.element(view.getByText(/page \d of b/)).toBeVisible()
      expect(texts.filter((text) => text.endsWith('of a'))).toEqual([])
    },
  )

  it.each(['signs out', 'is replaced by another'])(
    'if a member %s while the next page of a list loads, the list hides the previous page of this member',
    async (change) => {
      const client = newClient()
      client.token.set(tokenOf('a'))
      const open: ((text: string) => void)[] = []
      const answer = () => new Promise<string>((resolve) => void open.push(resolve))
      const texts: string[] = []
      await renderKit(<Answer texts={texts} answer={answer} keepPrevious />, { client })
      await expect.poll(() => open.length).toBeGreaterThan(0)
      for (const settle of open.splice(0)) settle('page 1 of a')
      await shown().toHaveTextContent('page 1 of a')
      await view.getByRole('button').click()
      await expect.poll(() => open.length).toBeGreaterThan(0)
      await shown().toHaveTextContent('page 1 of a')
      if (change === 'signs out') {
        client.token.clear()
        await shown().toHaveTextContent('nothing')
      }
      texts.length = 0
      client.token.set(tokenOf('b'))
      await shown().toHaveTextContent('nothing')
      await expect.poll(() => runningReads(pageOf(client))).toBe(1)
      for (const settle of open.splice(0)) settle('page 2 of b')
      await shown().toHaveTextContent('page 2 of b')
      expect(texts.slice(1)).not.toContain('page 1 of a')
    },
  )

  it('on sign-out, removes those queries of the member that no component uses', async () => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    await renderKit(<Answer texts={[]} />, { client })
    await shown().toHaveTextContent('page 1 of a')
    await view.getByRole('button').click()
    await shown().toHaveTextContent('page 2 of a')
    const keys = () =>
      pageOf(client)
        .queryClient.getQueryCache()
        .findAll({ queryKey: ['list'] })
        .map(({ queryKey }) => queryKey[1])
    expect(keys()).toEqual([1, 2])
    client.token.clear()
    await shown().toHaveTextContent('nothing')
    expect(keys()).toEqual([2])
  })

  it('caches the answer for visitors and the answer for the member separately', async () => {
    const client = newClient()
    const texts: string[] = []
    await renderKit(<Answer texts={texts} member="optional" keepPrevious />, { client })
    await shown().toHaveTextContent('page 1 of a visitor')
    for (const member of ['a', 'b']) {
      client.token.set(tokenOf(member))
      await shown().toHaveTextContent(`page 1 of ${member}`)
    }
    texts.length = 0
    client.token.clear()
    await shown().toHaveTextContent('page 1 of a visitor')
    expect(texts.filter((text) => !text.endsWith('visitor'))).toEqual([])
    client.token.set(tokenOf('c'))
    await shown().toHaveTextContent('page 1 of c')
    expect(texts.filter((text) => /of [ab]$/.test(text))).toEqual([])
  })

  it('does not store an answer for the member that arrives after their sign-out', async () => {
    const client = newClient()
    client.token.set(tokenOf('a'))
    const open: ((text: string) => void)[] = []
    const answer = () => new Promise<string>((resolve) => void open.push(resolve))
    const texts: string[] = []
    await renderKit(<Answer texts={texts} answer={answer} />, { client })
    await expect.poll(() => runningReads(pageOf(client))).toBe(1)
    client.token.clear()
    open.at(-1)?.('page 1 of a')
    await expect.poll(() => runningReads(pageOf(client))).toBe(0)
    client.token.set(tokenOf('b'))
    await expect.poll(() => runningReads(pageOf(client))).toBe(1)
    expect(texts).not.toContain('page 1 of a')
    open.at(-1)?.('page 1 of b')
    await shown().toHaveTextContent('page 1 of b')
  })
})
