import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'

/** A rate with a percent sign in a smaller font. */
export function Rate({ rate }: { rate: Decimal }) {
  const [, number, sign] = /^(.*?)(\s?%)$/.exec(useFormat().rate(rate)) ?? []
  return (
    <strong>
      {number}
      <small>{sign}</small>
    </strong>
  )
}
