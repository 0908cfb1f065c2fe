import { type SpotFillInput, spotFill } from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

const spotFillKind = kind<SpotFillInput>((input) => spotFill(input))

export const kinds: Kinds = {
  spot_fill: spotFillKind,
}
