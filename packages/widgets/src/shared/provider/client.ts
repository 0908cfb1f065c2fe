import type { Bourselet } from '@bourselet/sdk'

/** The SDK's client, which widgets read from. */
export type BourseletClient = Bourselet
