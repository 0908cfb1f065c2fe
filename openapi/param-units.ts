/**
 * Parameters of refusals that texts show with a unit. Their type is `Count`, but they do not select a plural form of
 * the text.
 */
export const paramUnits = { retry_after: 'second', max_bytes: 'byte' } as const
