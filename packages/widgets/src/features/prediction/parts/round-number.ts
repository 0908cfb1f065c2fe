/** The last part of a round's number, which counts: "#5984234" of "BTCUSDT-300-5984234". */
export const roundNumber = (roundNo: string): string => `#${roundNo.slice(roundNo.lastIndexOf('-') + 1)}`
