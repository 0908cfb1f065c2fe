import type { BourseletClient } from '../src/index.ts'

/** A client that knows nobody and reaches nothing: enough to look at the kit. */
export const quietClient: BourseletClient = {
  token: { get: () => null, clear: () => {}, subscribe: () => () => {} },
}
