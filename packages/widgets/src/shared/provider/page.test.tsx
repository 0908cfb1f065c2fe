import { createBourselet, memoryStore } from '@bourselet/sdk'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { silentClient } from '../../testing/render-kit.tsx'
import { pageOf } from './page.ts'

describe('pageOf', () => {
  it('returns the same page object for the same client, and another one for another client', () => {
    const client = silentClient()
    expect(pageOf(client)).toBe(pageOf(client))
    expect(pageOf(silentClient())).not.toBe(pageOf(client))
  })

  it('on sign-out, clears the data of the member but keeps the market data', () => {
    const client = createBourselet({ baseUrl: '', stream: false, syncTabs: false, tokenStore: memoryStore() })
    const { queryClient, session } = pageOf(client)
    client.token.set('a'.repeat(32))
    expect(session.getState().signedIn).toBe(true)
    for (const [key, member] of [
      ['wallet.balances', true],
      ['market.coins', false],
    ] as const) {
      queryClient
        .getQueryCache()
        .build(queryClient, { queryKey: [key], meta: { member } })
        .setData('kept')
    }
    client.token.clear()
    expect(session.getState().signedIn).toBe(false)
    expect(queryClient.getQueryData(['wallet.balances'])).toBeUndefined()
    expect(queryClient.getQueryData(['market.coins'])).toBe('kept')
  })

  it('when another member signs in, loads the displayed data again', async () => {
    const client = createBourselet({ baseUrl: '', stream: false, syncTabs: false, tokenStore: memoryStore() })
    const { queryClient } = pageOf(client)
    client.token.set('a'.repeat(32))
    const onScreen = new QueryObserver(queryClient, {
      queryKey: ['wallet.balances'],
      queryFn: async () => client.token.get(),
      meta: { member: true },
    })
    const stop = onScreen.subscribe(() => {})
    await expect.poll(() => onScreen.getCurrentResult().data).toBe('a'.repeat(32))
    client.token.set('b'.repeat(32))
    expect(onScreen.getCurrentResult().data).toBeUndefined()
    await expect.poll(() => onScreen.getCurrentResult().data).toBe('b'.repeat(32))
    stop()
  })
})
