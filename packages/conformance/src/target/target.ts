import type { Data, OperationId, ReceivedRequest } from '@bourselet/openapi'
import { type Operation, operation as operationOf } from '@bourselet/openapi/operations'
import { answerSchema } from '../contract/answer-schema.ts'
import { fits } from '../contract/validate.ts'
import type { ConformanceOptions } from '../options.ts'
import { answered, type Exchange, exchangeOf } from './exchange.ts'
import { NoAnswer, type RawAnswer, type RawRequest, sendRaw } from './http.ts'
import { NotChecked } from './not-checked.ts'

export interface SendOptions {
  /** Token of the request; null for none. Default: the member's token, unless the call needs no log-in. */
  token?: string | null
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  /** Raw text of the body. If it is set, it is sent in place of the JSON form of the request. */
  body?: string
}

export interface Target {
  options: ConformanceOptions
  base: string
  timeoutMs: number
  /** The member's token; null if the run has no member. */
  token: string | null
  /** The reason why the given member could not log in; null if there was no problem. */
  signInProblem: string | null
  /** Errors of the calls that got no answer. For each of them, one check has already failed. */
  unanswered: Set<unknown>
  /** All requests of the run, with their answers. */
  exchanges: Exchange[]
  /**
   * Sends a call and returns request and answer. If a rate limit refuses the call, sends it again after the
   * wait that the refusal states.
   */
  send(id: OperationId, request?: Record<string, unknown>, options?: SendOptions): Promise<Exchange>
  /** Sends a request that is not a call of the contract. */
  raw(request: RawRequest): Promise<RawAnswer>
  /**
   * Sends a call and returns the data of its answer. Throws NotChecked if the call is refused or the data
   * deviate from the contract.
   */
  data<Id extends OperationId>(
    id: Id,
    request?: ReceivedRequest<Id>,
    options?: SendOptions,
  ): Promise<Data<Id>>
  /** Returns the result of `make`, which runs only at the first call with this key. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>
  /** Registers a function that runs at the end of the run. The function registered last runs first. */
  atEnd(cleanUp: () => Promise<unknown>): void
  end(): Promise<void>
}

const LIMIT_REPEATS = 3

export function openTarget(given: ConformanceOptions): Target {
  // If the options contain a token, no check may log in, so account and password are removed.
  const options = given.token === undefined ? given : { ...given, account: undefined, password: undefined }
  const kept = new Map<string, Promise<unknown>>()
  const cleanUps: (() => Promise<unknown>)[] = []
  // A call that received no answer is not sent again. Otherwise a run with many such calls would take very
  // long.
  const silent = new Map<OperationId, NoAnswer>()
  const target: Target = {
    options,
    base: options.base.replace(/\/+$/, ''),
    timeoutMs: options.timeoutMs ?? 10_000,
    token: options.token ?? null,
    signInProblem: null,
    unanswered: new Set(),
    exchanges: [],
    async send(id, request = {}, sendOptions = {}) {
      const operation = operationOf(id)
      const raw = requestOf(target, operation, request, sendOptions)
      const silence = silent.get(id)
      if (silence) throw silence
      for (let repeats = 0; ; repeats++) {
        const answer = await sendRaw(raw, target.timeoutMs).catch((error: Error) => {
          const silence = new NoAnswer(`${id} is not answered: ${error.message}`, { cause: error })
          silent.set(id, silence)
          throw silence
        })
        const exchange = exchangeOf(operation, raw.method, request, answer)
        target.exchanges.push(exchange)
        const waitMs = retryAfterMs(exchange)
        if (waitMs === null || repeats === LIMIT_REPEATS) return exchange
        await new Promise((resolve) => setTimeout(resolve, waitMs))
      }
    },
    raw: (request) => sendRaw(request, target.timeoutMs),
    async data(id, request, sendOptions) {
      const given = (request ?? {}) as Record<string, unknown>
      const exchange = await target.send(id, given, sendOptions)
      const { envelope, operation } = exchange
      if (envelope?.code !== 1) throw new NotChecked(`${id} answers ${answered(exchange)}`)
      if (!fits(answerSchema(operation, given), envelope.data))
        throw new NotChecked(`the answer of ${id} deviates from the contract`)
      return envelope.data as never
    },
    once<T>(key: string, make: () => Promise<T>) {
      const known = kept.get(key) ?? make()
      kept.set(key, known)
      return known as Promise<T>
    },
    atEnd: (cleanUp) => void cleanUps.unshift(cleanUp),
    async end() {
      for (const cleanUp of cleanUps.splice(0)) {
        // Usually, a call that got no answer is not sent again. Each clean-up must send its call anyway, because the
        // call undoes a write of the run.
        silent.clear()
        await cleanUp().catch(() => {})
      }
    },
  }
  return target
}

/** Returns the wait in ms that a rate-limit refusal states, at most one minute; null for every other answer. */
function retryAfterMs({ envelope }: Exchange): number | null {
  const data = envelope?.data as { error?: string; params?: { retry_after?: number } } | null | undefined
  const seconds = data?.params?.retry_after
  if (data?.error !== 'TOO_MANY_REQUESTS' || typeof seconds !== 'number') return null
  return Math.min(Math.max(seconds, 1), 60) * 1000
}

function requestOf(
  target: Target,
  operation: Operation,
  request: Record<string, unknown>,
  { token, headers = {}, method = operation.methods[0]!, body }: SendOptions,
): RawRequest {
  const sent = token === undefined ? (operation.login === 'none' ? null : target.token) : token
  const common = {
    'api-name': 'wap',
    'accept-language': 'en',
    ...(sent === null ? {} : { 'api-token': sent }),
    ...headers,
  }
  const url = `${target.base}${operation.path}`
  if (method === 'GET') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(request)) query.set(name, String(value))
    return { url: query.size > 0 ? `${url}?${query}` : url, method, headers: common }
  }
  if (operation.form) return { url, method, headers: common, body: new FormData() }
  return {
    url,
    method,
    headers: { 'content-type': 'application/json', ...common },
    body: body ?? JSON.stringify(request),
  }
}
