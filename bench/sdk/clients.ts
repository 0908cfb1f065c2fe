import { createBourselet } from '@bourselet/sdk'
import axios, { type CreateAxiosDefaults } from 'axios'
import createClient from 'openapi-fetch'

const PATH = '/data/api.user/marketDepth'
const REQUEST = { symbol: 'BTCUSDT', product: 'spot', limit: 20 } as const
const TOKEN = '9f86d081884c7d659a2feaa0c55ad015'
const HEADERS = { Accept: 'application/json', 'Accept-Language': 'en', 'api-name': 'wap', 'Api-Token': TOKEN }

type Envelope = { code: number; data: { seq: number } }

/**
 * Returns one function per client that sends the same call with the same headers and returns the parsed `data`. If
 * `fetch` is the global function, axios uses its own transport over sockets. Otherwise, axios uses its fetch adapter.
 */
export function createClients(baseUrl: string, fetch: typeof globalThis.fetch) {
  const sdk = createBourselet({ baseUrl, fetch })
  sdk.token.set(TOKEN)
  const client = createClient<Record<string, Record<string, never>>>({ baseUrl, fetch, headers: HEADERS })
  const post = client.POST as unknown as (path: string, init: object) => Promise<{ data: Envelope }>
  const own: CreateAxiosDefaults =
    fetch === globalThis.fetch ? {} : { adapter: 'fetch', env: { fetch, Request, Response } as object }
  const instance = axios.create({ baseURL: baseUrl, headers: HEADERS, timeout: 30_000, ...own })
  return {
    fetch: async () => {
      const response = await fetch(baseUrl + PATH, {
        method: 'POST',
        headers: { ...HEADERS, 'Content-Type': 'application/json' },
        body: JSON.stringify(REQUEST),
      })
      const { code, data } = (await response.json()) as Envelope
      if (code !== 1) throw new Error('refused')
      return data
    },
    sdk: () => sdk.market.depth(REQUEST),
    'openapi-fetch': async () => (await post(PATH, { body: REQUEST })).data.data,
    axios: async () => (await instance.post<Envelope>(PATH, REQUEST)).data.data,
  }
}

export type ClientName = keyof ReturnType<typeof createClients>
