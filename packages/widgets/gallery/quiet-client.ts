import { createBourselet } from '@bourselet/sdk'

/** An SDK client whose requests are never answered. It is enough to render UI components that load no data. */
export const quietClient = createBourselet({
  baseUrl: '',
  stream: false,
  fetch: () => new Promise(() => {}),
})
