/**
 * Returns true if the value can be the id of a row, which is a positive integer. A host page that reads the id from an
 * address may pass `NaN`.
 */
export const isId = (value: number | undefined): value is number => Number.isSafeInteger(value) && value! > 0
