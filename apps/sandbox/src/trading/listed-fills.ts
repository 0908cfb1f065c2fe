/** Maximum number of fills in the answer about an order, as the contract states it. */
const MOST_LISTED = 1000

/** Returns the fills of an order that answers list: all of them or, of more than 1,000, the newest 1,000. */
export const listedFills = <Fill>(fills: readonly Fill[]): readonly Fill[] => fills.slice(-MOST_LISTED)
