import { securityHeaders } from '../apps/reference/security-headers.ts'
import { must } from './run.ts'

/** Time in ms for which the list of partner origins is kept. */
const KEPT_MS = 2_000
const ANSWER_MS = 5_000

/** Registers a partner as an operator does. The data folder in `env` selects the sandbox. */
export const registerPartner = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
  const command = 'apps/sandbox/src/features/embed/partner-command.ts'
  return must(process.execPath, ['--conditions=source', command, 'set', ...args], { env })
}

async function fetchOrigins(api: string): Promise<string[]> {
  const answer = await fetch(`${api}/embed/origins`, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (!answer.ok) throw new Error(`/embed/origins: HTTP ${answer.status}`)
  const { origins } = (await answer.json()) as { origins?: unknown }
  if (!Array.isArray(origins)) throw new Error('/embed/origins: no list of origins')
  return origins
}

/**
 * Returns a function that returns the headers of the frame page. With these headers, only pages of partners that the
 * API lists can embed the frame page. If the API does not respond, the partners of its last answer are allowed.
 * Overlapping requests for the headers wait for the same answer of the API.
 */
export function frameHeaders(api: string, connect: readonly string[]): () => Promise<Record<string, string>> {
  let last: string[] = []
  let keptUntil = 0
  let reading: Promise<string[]> | undefined
  const read = async () => {
    try {
      last = await fetchOrigins(api)
      keptUntil = performance.now() + KEPT_MS
    } catch {
      // The error is ignored, and the last known origins are returned. The next request asks the API again.
    }
    reading = undefined
    return last
  }
  return async () => {
    if (performance.now() >= keptUntil) reading ??= read()
    return securityHeaders(connect, (await reading) ?? last)
  }
}
