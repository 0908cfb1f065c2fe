import type { BourseletClient } from '../provider/client.ts'

/** A tradable symbol with its trading rules and the 24 h ticker as of the call. */
export type SymbolInfo = Awaited<ReturnType<BourseletClient['market']['coins']>>[number]
