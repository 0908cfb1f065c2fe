import type { Fault } from './faulty-proxy.ts'

/** A fault of a back end, and the only checks that must fail because of it. */
export interface ExpectedFault extends Fault {
  name: string
  /** Names of the checks that the test runs, as in the option `only`. */
  only: string
  /** Names of the checks that must fail. */
  fails: string[]
  /** True if the checks need a member. */
  signedIn?: boolean
}

/** Returns a fault that changes the data in successful answers of one call. */
export const inData =
  (id: string, change: (data: never, request: Record<string, unknown>) => void): Fault['answer'] =>
  (call, envelope) => {
    if (call.id === id && envelope.code === 1) change(envelope.data as never, call.request)
    return envelope
  }

/** The data of an answer with a page of rows. */
export type Rows = { list: Record<string, unknown>[]; page: { current: number; pages: number } }
