import type { Bourselet } from '@bourselet/sdk'

/** The SDK's client: what the widgets draw from. */
export type BourseletClient = Bourselet
