import { addFacts, BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { plainHeaders } from './base-headers.ts'
import type { AnyCall } from './call-row.ts'
import { type LimitOptions, limitsOf, WHOLE_MS } from './intent.ts'
import { openEnvelope } from './open-envelope.ts'
import { readAnswer } from './read-answer.ts'
import { mayRepeat, repeatWaitMs } from './repeat.ts'
import type { Timers } from './timers.ts'
import type { Fetch } from './wire.ts'
import { pause, type Running, withDeadline } from './with-deadline.ts'

export type ReadsParts = LimitOptions & {
  baseUrl: string
  language?: string
  fetch: Fetch
  timers: Timers
}

/** Options of a read. */
export type ReadOptions = LimitOptions & { signal?: AbortSignal }

export type Reads = {
  call: AnyCall<ReadOptions>
  /** Ends running calls and rejects new ones. */
  close(): void
}

/**
 * Creates a small transport for open data: POST requests without a token, repeated as a read. It has no circuit breaker,
 * middleware or log, which would double its size.
 */
export function createReads(parts: ReadsParts): Reads {
  const { baseUrl, language = 'en', fetch, timers } = parts
  const running: Running = new Set()
  let isClosed = false

  async function send(path: string, request: object, signal: AbortSignal): Promise<unknown> {
    const headers = { ...plainHeaders(language), 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(request), signal }
    const answer = await readAnswer(await fetch(baseUrl + path, { ...init, redirect: 'manual' }))
    return openEnvelope(answer, { write: false, login: 'none' })
  }

  return {
    async call(operation, row, request = {}, options = {}) {
      const { signal } = options
      const { attemptTimeoutMs, endsAt, most } = limitsOf(WHOLE_MS, options, parts)
      const leftMs = () => endsAt - timers.now()
      for (let repeat = 0; ; repeat += 1) {
        try {
          if (isClosed) throw new TransportError('CLOSED')
          const ms = Math.min(attemptTimeoutMs, leftMs())
          return await withDeadline({ timers, running, ms, signal }, (ending) =>
            send(row[1], request, ending),
          )
        } catch (thrown) {
          const error = addFacts(
            thrown instanceof BourseletError ? thrown : new TransportError('NETWORK', { cause: thrown }),
            { operation },
          )
          const ms = repeatWaitMs(timers, error, repeat)
          if (repeat >= most || !mayRepeat(error) || ms >= leftMs()) throw error
          await pause({ timers, running, ms, signal })
        }
      }
    },
    close() {
      isClosed = true
      for (const end of [...running]) end('CLOSED')
    },
  }
}
