/** Maximum number of fills in the answer about an order, as the contract states it. */
const MOST_LISTED = 1000

/** Returns the fills that an answer about an order lists: all fills, or the newest 1,000 if there are more. */
export const listedFills = <Fill>(fills: readonly Fill[]): readonly Fill[] => fills.slice(-MOST_LISTED)
