import { runScenario, type ScenarioInput } from '@bourselet/sandbox/src/features/spot/test-scenario.ts'
import { type Kinds, kind } from '../kind.ts'

/** Trading rules of a spot symbol in a vector file. */
interface SymbolRules {
  base: string
  quote: string
  tick: string
  step: string
  min_qty: string
  max_qty: string
  min_notional: string
}

declare module '../vector-file.ts' {
  interface Constants {
    spot_symbols: Record<string, SymbolRules>
    spot_fee: { maker: string; taker: string }
    market_protection: string
  }
}

const matchingKind = kind<ScenarioInput>((input, constants) => runScenario(input, constants))

export const kinds: Kinds = {
  matching: matchingKind,
}
