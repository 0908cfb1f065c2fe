/** Returns the running number of a round: "#5984234" of "BTCUSDT-300-5984234". */
export const roundNumber = (roundNo: string): string => `#${roundNo.slice(roundNo.lastIndexOf('-') + 1)}`
