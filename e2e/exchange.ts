import type { Data, OperationId, Request } from '@bourselet/openapi'
import document from '@bourselet/openapi/openapi.json' with { type: 'json' }
import { api } from './addresses.ts'

interface Answer<D> {
  code: number
  data: D & { error?: string }
}

const places = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, { path, method }] as const),
  ),
)

/**
 * Sends a call over HTTP without the SDK, so that tests set up and check the state of the server independently of the
 * site. Throws if the call is refused.
 */
export async function ask<Id extends OperationId>(
  id: Id,
  request: Request<Id>,
  token?: string,
): Promise<Data<Id>> {
  const { path, method } = places.get(id)!
  const headers = { 'content-type': 'application/json', ...(token ? { 'api-token': token } : {}) }
  const isGet = method === 'get'
  const query = isGet ? `?${new URLSearchParams(request as Record<string, string>)}` : ''
  const reply = await fetch(api + path + query, {
    method,
    headers,
    ...(isGet ? {} : { body: JSON.stringify(request ?? {}) }),
  })
  const { code, data } = (await reply.json()) as Answer<Data<Id>>
  if (code !== 1) throw new Error(`${id}: ${JSON.stringify(data)}`)
  return data
}

/** Calls a control endpoint of the sandbox, such as `clock` or `index`. */
export async function control<T>(name: string, body: object): Promise<T> {
  const reply = await fetch(`${api}/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, data } = (await reply.json()) as Answer<T>
  if (code !== 1) throw new Error(`${name}: ${JSON.stringify(data)}`)
  return data
}

export interface TestMember {
  email: string
  password: string
  token: string
}

let made = 0

/** Returns an e-mail address that no other test uses. */
export const freshEmail = () => `e2e-${Date.now()}-${process.pid}-${++made}@example.com`

/**
 * Registers and signs in a new member with money. The member has read all announcements, so that none opens
 * over a page after a log-in. `futures` is the USDT in the futures account.
 */
export async function freshMember(
  balances: Record<string, string> = {},
  futures?: string,
): Promise<TestMember> {
  const email = freshEmail()
  const password = 'abc12345'
  const money = { balances, ...(futures ? { futures_balance: futures } : {}) }
  const { token } = await control<{ token: string }>('member', { email, password, ...money })
  await ask('notices.markRead', { all: true }, token)
  return { email, password, token }
}

export interface Balance {
  available: bigint
  frozen: bigint
}

/** Returns an amount from the API, which always has eight decimals, in units of 1e-8. */
export const units = (amount: string): bigint => BigInt(amount.replace('.', ''))

export async function balanceOf(token: string, coin: string): Promise<Balance> {
  const { list } = await ask('wallet.balances', { account: 'spot', coin }, token)
  const { available = '0', frozen = '0' } = list[0] ?? {}
  return { available: units(available), frozen: units(frozen) }
}
