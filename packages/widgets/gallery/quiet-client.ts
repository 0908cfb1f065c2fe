import { createBourselet } from '@bourselet/sdk'

/** A client that nobody answers: enough to look at the kit. */
export const quietClient = createBourselet({ baseUrl: '', stream: false, syncTabs: false })
