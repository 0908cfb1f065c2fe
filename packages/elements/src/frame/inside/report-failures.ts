import { type Bourselet, BourseletError } from '@bourselet/sdk'

export type Failure = { name: string; operation: string }

/** Error names of calls that the widgets ended themselves. Such calls are not failures. */
const given = new Set(['ABORTED', 'CLOSED'])

type Methods = Record<string, unknown>

/**
 * Returns a client that calls `report` for each failed call. It reports only the error's name and the
 * operation, because the message and the fields of an error may contain figures of the member.
 */
export function reportFailures(client: Bourselet, report: (failure: Failure) => void): Bourselet {
  const note = (error: unknown) => {
    if (!(error instanceof BourseletError) || !error.operation || given.has(error.name)) return
    report({ name: error.name, operation: error.operation })
  }
  const follow =
    (method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const answer = method(...args)
      if (answer instanceof Promise) answer.catch(note)
      return answer
    }
  const wrap = (methods: Methods): Methods =>
    Object.fromEntries(
      Object.entries(methods).map(([name, one]) => [
        name,
        typeof one === 'function' ? follow(one as never) : one,
      ]),
    )
  const { stream, token, clock, ...rest } = client
  const features = Object.entries(rest).map(([name, one]) => [
    name,
    typeof one === 'object' ? wrap(one as Methods) : typeof one === 'function' ? follow(one as never) : one,
  ])
  return { ...Object.fromEntries(features), stream, token, clock }
}
