import { type Bourselet, BourseletError } from '@bourselet/sdk'

export type Failure = { name: string; operation: string }

/** Names of errors for calls that the widgets themselves ended, which are not failures. */
const given = new Set(['ABORTED', 'CLOSED'])

type Methods = Record<string, unknown>

/**
 * Returns the client with `report` called for each call that fails: the error's name and the operation alone, because
 * its message and its fields may hold figures of the member.
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
    typeof one === 'object' ? wrap(one as Methods) : one,
  ])
  return { ...Object.fromEntries(features), stream, token, clock }
}
