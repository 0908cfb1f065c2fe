/** The answer of a control, or of a call whose operation id is known only at run time. */
// biome-ignore lint/suspicious/noExplicitAny: the type depends on a name that is known at run time only
export type TestAnswer = any
