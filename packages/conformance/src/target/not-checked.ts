/** An error of a check that cannot be made. Its message is the reason. */
export class NotChecked extends Error {}
