import { createBourselet } from '@bourselet/sdk'

/** A client without a server, which is enough to show the components. */
export const quietClient = createBourselet({
  baseUrl: '',
  stream: false,
  fetch: () => new Promise(() => {}),
})
