/** Returns the short number of a round: "#5984234" for "BTCUSDT-300-5984234". */
export const roundNumber = (roundNo: string): string => `#${roundNo.slice(roundNo.lastIndexOf('-') + 1)}`
