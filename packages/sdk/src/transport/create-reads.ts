import { addFacts, BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { contained } from '../listeners.ts'
import type { Fetch } from './call.ts'
import { type LimitOptions, limitsOf, WHOLE_MS } from './limits.ts'
import type { Logger } from './logger.ts'
import { openEnvelope, requestId } from './open-envelope.ts'
import { plainHeaders } from './plain-headers.ts'
import { readAnswer } from './read-answer.ts'
import { nextWaitMs } from './repeat.ts'
import type { Timers } from './timers.ts'
import { pause, type Running, withDeadline } from './with-deadline.ts'

export type ReadsParts = LimitOptions & {
  baseUrl: string
  language: () => string
  fetch: Fetch
  timers: Timers
  logger?: Logger
  /** Called with errors that the logger throws. */
  report: (error: unknown) => void
}

/** Options of a call that only reads data. */
export type ReadOptions = LimitOptions & { signal?: AbortSignal }

export type Reads = {
  /** Sends a call by its path. */
  call(operation: string, path: string, request?: object, options?: ReadOptions): Promise<unknown>
  /** Ends running calls and rejects new ones. */
  close(): void
}

/**
 * Creates a small transport for public data: it sends POST requests without a token and repeats failed ones. It has no
 * circuit breaker and no middleware, because these would double its size.
 */
export function createReads(parts: ReadsParts): Reads {
  const { baseUrl, language, fetch, timers, logger, report } = parts
  const running: Running = new Set()
  let isClosed = false

  return {
    async call(operation, path, request = {}, options = {}) {
      const body = JSON.stringify(request)
      const limits = limitsOf(WHOLE_MS, options, parts)
      const { signal } = limits
      let wait: Promise<void> | undefined
      for (let repeat = 0; ; repeat += 1) {
        let sentAt: number | undefined
        const logAttempt = (code: number | string, id?: string) =>
          sentAt !== undefined &&
          contained(report, () =>
            logger?.({ operation, code, ms: timers.now() - sentAt!, attempt: repeat + 1, requestId: id }),
          )
        try {
          // The `await` runs before the first attempt too, so that a call that is aborted right after its start sends
          // nothing.
          await wait
          if (isClosed) throw new TransportError('CLOSED')
          const ms = Math.min(limits.attemptTimeoutMs, limits.endsAt - timers.now())
          const answer = await withDeadline({ timers, running, ms, signal }, async (ending) => {
            sentAt = timers.now()
            return readAnswer(
              await fetch(baseUrl + path, {
                method: 'POST',
                headers: { ...plainHeaders(language()), 'Content-Type': 'application/json' },
                body,
                signal: ending,
                redirect: 'manual',
              }),
            )
          })
          const data = openEnvelope(answer)
          logAttempt(1, requestId(answer.headers))
          return data
        } catch (thrown) {
          const error: BourseletError & { code?: number } = addFacts(
            thrown instanceof BourseletError ? thrown : new TransportError('NETWORK', { cause: thrown }),
            { operation },
          )
          logAttempt(error.code ?? error.name, error.requestId)
          const ms = nextWaitMs(timers, limits, error, repeat)
          if (ms === undefined) throw error
          wait = pause({ timers, running, ms, signal })
        }
      }
    },
    close() {
      isClosed = true
      for (const end of running) end('CLOSED')
    },
  }
}
