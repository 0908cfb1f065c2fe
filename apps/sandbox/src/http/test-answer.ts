/** The answer of a call whose operation id is known only at run time. */
// biome-ignore lint/suspicious/noExplicitAny: the type depends on an operation id that is known at run time only
export type TestAnswer = any
