import type { Bourselet } from '@bourselet/sdk'

/** The client of the SDK from which widgets load their data. */
export type BourseletClient = Bourselet
