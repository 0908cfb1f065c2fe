// Generated from the declarations of the tags by `npm run gen`. Not edited by hand.

/** Matches the names of the tags with `tier: 'open'`. The loader needs them before it loads the files of the tags. */
export const openTags = /^bourselet-(ticker|coin-list|order-book|depth-chart|recent-trades|price-chart)$/
