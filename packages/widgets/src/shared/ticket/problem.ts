import { type BourseletError, RefusedError } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'

/** A refusal in the server's words, found before sending. `field` null: of the order as a whole. */
export type Problem<Field extends string> = {
  field: Field | null
  name: string
  params: Record<string, Decimal>
}

/** Problems of amounts that cannot be read: nothing further can be said of the order. */
export const unreadable: ReadonlySet<string> = new Set(['REQUIRED', 'AMOUNT_FORMAT'])

const offGrid: ReadonlySet<string> = new Set([...unreadable, 'PRICE_TICK', 'QTY_STEP'])

/** Whether an order with these problems has exact amounts, so that a preview means something. */
export const isExact = (problems: readonly { name: string }[]): boolean =>
  !problems.some(({ name }) => offGrid.has(name))

/**
 * Where what the server said belongs. `places` knows the field of refusals that name none, by the refusal's name;
 * `fieldOf` the ticket's field for a field of the call.
 */
export function refusalProblems<Field extends string>(
  error: BourseletError | null,
  places: Readonly<Record<string, string>>,
  fieldOf: (name: string) => Field | null,
): Problem<Field>[] {
  if (!error) return []
  if (!(error instanceof RefusedError)) return [{ field: null, name: error.name, params: {} }]
  if (error.fields) {
    return Object.entries(error.fields).map(([field, name]) => ({ field: fieldOf(field), name, params: {} }))
  }
  const place = error.field ?? places[error.name]
  const params = error.params as Record<string, Decimal>
  return [{ field: place === undefined ? null : fieldOf(place), name: error.name, params }]
}
