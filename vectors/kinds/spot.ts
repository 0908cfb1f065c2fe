import { type SpotFillInput, spotFill } from '@bourselet/sdk/money'
import { kind } from '../kind.ts'

export const spotFillKind = kind<SpotFillInput>((input) => spotFill(input))
