import { createBourselet } from '@bourselet/sdk'

/** A client that reaches nothing: enough to look at the kit. */
export const quietClient = createBourselet({
  baseUrl: '',
  stream: false,
  fetch: () => new Promise(() => {}),
})
