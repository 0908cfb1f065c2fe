/** The reason why a check could not be made. */
export class NotChecked extends Error {}
