const live: ReadonlySet<string> = new Set(['open', 'partial', 'pending'])

/** Returns true if an order has not ended. */
export const isLive = ({ status }: { status: string }): boolean => live.has(status)
