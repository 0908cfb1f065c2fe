/** Returns true if the value can be an id of a row. An id that a host reads from an address may be no number. */
export const isId = (value: number | undefined): value is number => Number.isSafeInteger(value) && value! > 0
