import { securityHeaders } from '../apps/reference/security-headers.ts'
import { must } from './run.ts'

/** Time in ms for which the list of origins is kept. */
const KEPT_MS = 2_000

/** Registers a partner at the sandbox that uses the data of `env`, as an operator does. */
export const registerPartner = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
  const command = 'apps/sandbox/src/features/embed/partner-command.ts'
  return must(process.execPath, ['--conditions=source', command, 'set', ...args], { env })
}

/**
 * Returns a function that returns the headers of the page of frames. Only pages of the partners that the API names may
 * embed it; if the API does not respond, those of its last answer.
 */
export function frameHeaders(api: string, connect: readonly string[]): () => Promise<Record<string, string>> {
  let origins: string[] = []
  let readAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - readAt > KEPT_MS) {
      readAt = performance.now()
      const answer = await fetch(`${api}/embed/origins`).catch(() => null)
      if (answer?.ok) origins = ((await answer.json()) as { origins: string[] }).origins
    }
    return securityHeaders(connect, origins)
  }
}
