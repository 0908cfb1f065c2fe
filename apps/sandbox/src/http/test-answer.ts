/** Answer of a call whose operation id is known at run time only. */
// biome-ignore lint/suspicious/noExplicitAny: the shape hangs on a name that is known at run time alone
export type TestAnswer = any
