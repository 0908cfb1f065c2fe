/** Parameters of refusals that a text shows with their unit. They select no plural form, although their type is Count. */
export const paramUnits = { retry_after: 'second', max_bytes: 'byte' } as const
