import { runScenario, type ScenarioInput } from '@bourselet/sandbox/src/features/spot/test-scenario.ts'
import { kind } from '../kind.ts'

export const matchingKind = kind<ScenarioInput>((input, constants) => runScenario(input, constants))
